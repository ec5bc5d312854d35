import { expect, it } from "vitest";
import { patternOf } from "./patterns.ts";

it.each([
	["/", "/"],
	["/casino/all-games", "/casino/all-games"],
	["/casino/slots", "/casino/:category"],
	["/casino/slots/adventure/tidal-book", "/casino/:category/:subcategory/:page"],
	["/pages/terms", "/pages/terms"],
	["/promotions/offers/12", "/promotions/offers/:offer"],
	["/help/withdrawals/withdrawal-time", "/help/*"],
	["/a/path/of/no/page", "/a/path/of/no/page"],
])("the page of %s is %s", (path, pattern) => expect(patternOf(path)).toBe(pattern));
