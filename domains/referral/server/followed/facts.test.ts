import type { Kind, Parts } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import { type Facts, factsAfter, NO_FACTS } from "./facts.ts";

const anOperation = (kind: Kind, stakeMinor = 0n, winMinor = 0n, reference = 1n, parts?: Parts) => ({
	...{ kind, stakeMinor, winMinor, reference, atMs: Number(reference) * 1_000 },
	...(parts ? { parts } : {}),
});
const NO_PARTS: Parts = {
	grant: 1n,
	stakeBonusMinor: 0n,
	stakeLockedMinor: 0n,
	stakeRemovedMinor: 0n,
	winBonusMinor: 0n,
	winLockedMinor: 0n,
	winRemovedMinor: 0n,
	countedX1000: 0n,
};
const FIRST = { id: 5n, atMs: 5_000, amountMinor: 2_000n };

describe("[REF-03] what counts of a player", () => {
	it.each<[string, ReturnType<typeof anOperation>[], Partial<Facts>]>([
		["a round counts its stake", [anOperation("casinoRound", 100n, 90n)], { stakedMinor: 100n }],
		["a void stake counts nothing", [anOperation("casinoStake", 100n), anOperation("casinoVoid", 100n)], {}],
		["a bet counts when it is settled", [anOperation("sportsBet", 100n)], {}],
		["and then once", [anOperation("sportsBet", 100n), anOperation("sportsSettle", 100n, 0n)], { stakedMinor: 100n }],
		["a cash-out counts nothing", [anOperation("sportsBet", 100n), anOperation("sportsCashOut", 100n, 95n)], {}],
		[
			"bonus money counts nothing, locked money is the player's own",
			[anOperation("casinoRound", 100n, 0n, 1n, { ...NO_PARTS, stakeBonusMinor: 30n, stakeLockedMinor: 20n })],
			{ stakedMinor: 70n },
		],
		["a free bet counts nothing", [anOperation("freeBet", 100n), anOperation("freeBetSettle", 100n, 300n)], {}],
		[
			"the first deposit stays the first",
			[anOperation("deposit", 0n, 2_000n, 5n), anOperation("deposit", 0n, 9_000n, 6n)],
			{ firstDeposit: FIRST },
		],
		[
			"it is charged back",
			[anOperation("deposit", 0n, 2_000n, 5n), anOperation("chargeback", 2_000n, 0n, 5n)],
			{ firstDeposit: FIRST, isChargedBack: true },
		],
		[
			"and not any more when the money returns",
			[
				anOperation("deposit", 0n, 2_000n, 5n),
				anOperation("chargeback", 2_000n, 0n, 5n),
				anOperation("chargebackWon", 0n, 2_000n, 5n),
			],
			{ firstDeposit: FIRST },
		],
		[
			"another deposit that is charged back is not the first",
			[anOperation("deposit", 0n, 2_000n, 5n), anOperation("chargeback", 1n, 0n, 6n)],
			{ firstDeposit: FIRST },
		],
	])("%s", (_case, operations, expected) => {
		expect(operations.reduce(factsAfter, NO_FACTS)).toEqual({ ...NO_FACTS, ...expected });
	});
});
