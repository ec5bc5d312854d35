import { currencyOf } from "@baize/kernel/money";
import { describe, expect, it } from "vitest";
import { openCountries } from "./jurisdiction.ts";
import { SAFER_PLAY_LAWS } from "./safer-play.data.ts";
import { saferPlayLawOf } from "./safer-play.ts";

describe("[SAFE-01] the law of safer play", () => {
	it.each([
		["Ontario", { country: "CA", subdivision: "ON" }, "America/Toronto"],
		["British Columbia", { country: "CA", subdivision: "BC" }, "America/Vancouver"],
		["an unknown place", { country: "ZZ" }, "UTC"],
	])("counts the months of %s by its own clock", (_case, place, zone) => {
		expect(saferPlayLawOf(place).zone).toBe(zone);
	});

	it("names help, a time zone and sound amounts wherever one may register", () => {
		expect(Object.keys(SAFER_PLAY_LAWS).sort()).toEqual(openCountries().sort());
		for (const [country, { subdivisions = {} }] of Object.entries(SAFER_PLAY_LAWS)) {
			for (const subdivision of [undefined, ...Object.keys(subdivisions)]) {
				const law = saferPlayLawOf({ country, ...(subdivision ? { subdivision } : {}) });
				expect(() => new Intl.DateTimeFormat("en", { timeZone: law.zone })).not.toThrow();
				expect(law.organisations.length).toBeGreaterThan(0);
				expect(law.maxima.every(({ kind, currency }) => kind === "time" || currencyOf(currency ?? ""))).toBe(true);
			}
		}
	});
});
