import { describe, expect, it } from "vitest";
import type { WithdrawalEffect } from "../../contract/views.ts";
import { effectSentences } from "./withdrawal-effect.ts";

const NONE: WithdrawalEffect = {
	currency: "CAD",
	withdrawableMinor: 4_000,
	losesMinor: 0,
	staysMinor: 0,
	ends: null,
	leftToWagerMinor: 0,
};

describe("[PROMO-02] what a withdrawal would do to a bonus", () => {
	it.each<[string, Partial<WithdrawalEffect>, string[]]>([
		["nothing, without one", {}, ["free", "nothing"]],
		["ends it, and bonus money goes", { ends: "aaaaaaaaaaaaa", losesMinor: 1_735 }, ["free", "loses"]],
		["ends one that is used up", { ends: "aaaaaaaaaaaaa" }, ["free", "loses"]],
		["leaves it in play", { staysMinor: 1_735, leftToWagerMinor: 7_200 }, ["free", "keeps"]],
	])("%s", (_what, effect, texts) => {
		expect(effectSentences({ ...NONE, ...effect }).map(({ text }) => text)).toEqual(texts);
	});

	it("names what is free, what goes and what is left to wager", () => {
		const sentences = effectSentences({ ...NONE, staysMinor: 1_735, leftToWagerMinor: 7_200 });
		expect(sentences.map(({ amountMinor, leftMinor }) => [amountMinor, leftMinor])).toEqual([
			[4_000, 7_200],
			[1_735, 7_200],
		]);
	});
});
