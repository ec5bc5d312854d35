import { GAME_CLASS_NAMES } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import { GRANT_STATES, OFFER_BLOCKS, OFFER_KINDS, REWARDS, SITE_REASONS } from "../../contract/offers.data.ts";
import en from "./texts/en.ts";
import { formatsIn } from "./use-formats.ts";

// That the other languages have the same texts is checked for all texts of pages.
describe("[PROMO-02] the texts of offers", () => {
	it("say of each kind of offer and each reward what a player receives", () => {
		const written = Object.entries(en.lines.receive).map(([kind, rewards]) => [kind, Object.keys(rewards)]);
		expect(written).toEqual(OFFER_KINDS.map((kind) => [kind, [...REWARDS]]));
		expect(Object.keys(en.lines.when)).toEqual(expect.arrayContaining([...OFFER_KINDS]));
	});

	it("name every class of games and every state of a bonus", () => {
		expect(Object.keys(en.classes)).toEqual(GAME_CLASS_NAMES);
		expect(Object.keys(en.bonuses.states)).toEqual([...GRANT_STATES]);
	});

	it("say why the site took a bonus back, for each reason", () => {
		expect(Object.keys(en.bonuses.reasons)).toEqual(Object.values(SITE_REASONS));
	});

	it("say why an offer may not be taken, for each reason", () => {
		expect(Object.keys(en.blocks)).toEqual(expect.arrayContaining([...OFFER_BLOCKS]));
	});
});

describe("[PROMO-02] the formats of offers", () => {
	const f = formatsIn("en", "CAD");

	it.each([
		["times", f.times(100), "10"],
		["half times", f.times(75), "7.5"],
		["per cent", f.percent(20), "20%"],
		["parts of one per cent", f.percent(3.49), "3.5%"],
		["money", f.money(-740), "−$7.40"],
		["lists", f.list(["slots", "bingo", "poker"]), "slots, bingo, and poker"],
		["Arabic counts", formatsIn("ar", "CAD").whole(63), new Intl.NumberFormat("ar").format(63)],
	])("are those of the language: %s", (_what, text, expected) => {
		expect(text).toBe(expected);
	});
});
