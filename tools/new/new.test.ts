import { describe, expect, it } from "vitest";
import { findingsOf } from "../tidy/rules.ts";
import { namesOf } from "./names.ts";
import { newCall, newDomain, newGame, newScreen } from "./pieces.ts";

const named = (kebab: string) => namesOf(kebab)!;

describe("a new piece", () => {
	it.each([
		["a domain", newDomain(named("loyalty")), "domains/loyalty/server/index.ts"],
		["a call", newCall(named("cashier"), named("request-refund")), "domains/cashier/server/request-refund.ts"],
		["a screen", newScreen(named("cashier"), named("refunds")), "domains/cashier/web/RefundsScreen.tsx"],
		["a game", newGame(named("silver-moth")), "games/silver-moth/sheet.data.ts"],
	])("%s has its files in the right place and breaks no rule", (_kind, piece, path) => {
		expect(Object.keys(piece.files)).toContain(path);
		const files = Object.entries(piece.files).map(([name, text]) => ({
			path: name,
			text,
			lines: text.split("\n").length,
		}));
		expect(files.flatMap(findingsOf)).toEqual([]);
	});

	it.each(["Loyalty", "loyalty_domain", "-x", "", undefined])("is not called %j", (name) => {
		expect(namesOf(name)).toBeNull();
	});
});
