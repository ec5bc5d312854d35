import { describe, expect, it } from "vitest";
import { percentOn } from "./percent-on.ts";

const terms = {
	shares: [
		{ gameClass: "slots" as const, percent: 100 },
		{ gameClass: "roulette" as const, percent: 0 },
	],
	titles: [
		{ title: "tidal-book", percent: null },
		{ title: "amber-fox", percent: 50 },
		{ title: "midnight-roulette", percent: 10 },
		{ title: "emerald-blackjack", percent: 100 },
	],
};

describe("[PROMO-02] what of a stake on a title counts", () => {
	it.each([
		["that of its class", "slots", "ember-court", 100],
		["its own share", "slots", "amber-fox", 50],
		["its own share where its class counts nothing", "roulette", "midnight-roulette", 10],
		["nothing where its class does", "roulette", "claret-roulette", 0],
	] as const)("is %s", (_what, gameClass, title, percent) => {
		expect(percentOn(terms, { gameClass, title })).toBe(percent);
	});

	it.each([
		["a title that the terms exclude", "slots", "tidal-book"],
		["every title of a class that they do not name, also one with a share", "blackjack", "emerald-blackjack"],
	] as const)("is none on %s: it is excluded", (_what, gameClass, title) => {
		expect(percentOn(terms, { gameClass, title })).toBeNull();
	});

	it("is that of the class in terms that name no title", () => {
		expect(percentOn({ shares: terms.shares }, { gameClass: "slots", title: "tidal-book" })).toBe(100);
	});
});
