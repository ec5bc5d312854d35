import { KIND_NAMES } from "@baize/ledger/contract";
import { expect, it } from "vitest";
import { isStake } from "./stakes.ts";

it("[SAFE-01] counts every stake as play, whoever pays it, and nothing else", () => {
	expect(KIND_NAMES.filter(isStake)).toEqual([
		"casinoRound",
		"casinoStake",
		"sportsBet",
		"freeBet",
		"freeSpinWonBonus",
		"freeSpin",
	]);
});
