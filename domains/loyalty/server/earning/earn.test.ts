import type { FollowedOperation } from "@baize/ledger/server";
import { describe, expect, it } from "vitest";
import { POINT } from "../../contract/index.ts";
import { earn, type Known } from "./earn.ts";

const PLAYER = 64n;
const DAY_MS = 86_400_000;
const NOTHING: Known = {
	excluded: new Set(),
	virtualBets: new Set(),
	openRounds: [],
	followed: [],
	marginOfGame: () => 400n,
};

const NO_PARTS = {
	...{ grant: 5n, stakeBonusMinor: 0n, stakeLockedMinor: 0n, stakeRemovedMinor: 0n },
	...{ winBonusMinor: 0n, winLockedMinor: 0n, winRemovedMinor: 0n, countedX1000: 0n },
};

let seq = 0n;
const operation = (
	kind: FollowedOperation["kind"],
	stakeMinor: bigint,
	over: Partial<FollowedOperation> = {},
): FollowedOperation => {
	seq += 1n;
	return {
		...{ opId: 1_000n + seq, playerId: PLAYER, currency: "CAD", seq, kind, reference: seq, gameId: 1 },
		...{ stakeMinor, winMinor: 0n, cashAfterMinor: 0n, atMs: DAY_MS },
		...over,
	};
};

/** The points by product. */
const pointsIn = (operations: readonly FollowedOperation[], known: Partial<Known> = {}) =>
	Object.fromEntries(earn(operations, { ...NOTHING, ...known }).earned.map(({ product, points }) => [product, points]));

const round = { reference: 7n };
const staked = () => operation("casinoStake", 1_000n, round);
const BET = { reference: 9n };

describe("[LOY-01] play earns when it is settled", () => {
	it.each([
		["a round that is decided at once", () => [operation("casinoRound", 1_000n)], { casino: POINT }],
		[
			"a round of which half was bonus money",
			() => [operation("casinoRound", 1_000n, { parts: { ...NO_PARTS, stakeBonusMinor: 500n } })],
			{ casino: POINT / 2n },
		],
		["a round that goes on: nothing yet", () => [staked()], {}],
		["a round that has ended", () => [staked(), operation("casinoSettle", 0n, round)], { casino: POINT }],
		[
			"a round with a further stake",
			() => [staked(), staked(), operation("casinoSettle", 0n, round)],
			{ casino: 2n * POINT },
		],
		[
			"a void round: what it would have earned is taken back",
			() => [staked(), operation("casinoVoid", 1_000n, round)],
			{},
		],
		[
			"a round of which half is void",
			() => [staked(), operation("casinoVoid", 500n, round), operation("casinoSettle", 0n, round)],
			{ casino: POINT / 2n },
		],
		[
			"a void round, though a settlement follows",
			() => [staked(), operation("casinoVoid", 1_000n, round), operation("casinoSettle", 0n, round)],
			{},
		],
		["a bet that is open", () => [operation("sportsBet", 1_000n, BET)], {}],
		["a settled bet", () => [operation("sportsSettle", 1_000n, BET)], { sports: 1_145_000n }],
		["a void bet", () => [operation("sportsVoid", 1_000n, BET)], {}],
		[
			"a bet of which a part was sold back",
			() => [operation("sportsCashOut", 400n, BET), operation("sportsSettle", 600n, BET)],
			{ sports: 1_145_000n },
		],
		[
			"a free bet and a free spin, which are the operator's stakes",
			() => [operation("freeBetSettle", 1_000n), operation("freeSpin", 1_000n)],
			{},
		],
		[
			"deposits, corrections and redeemed points",
			() => [operation("deposit", 0n), operation("casinoCorrection", 50n), operation("pointsRedeemed", 0n)],
			{},
		],
	])("%s", (_name, operations, points) => {
		expect(pointsIn(operations())).toEqual(points);
	});

	it("a bet on a race earns at the margin of races", () => {
		const bet = operation("sportsSettle", 1_000n, BET);
		expect(pointsIn([bet], { virtualBets: new Set([9n]) })).toEqual({ virtuals: 2_272_500n });
	});

	it("an excluded player earns nothing, neither at once nor by a round that began before", () => {
		const operations = [operation("casinoRound", 1_000n), operation("casinoSettle", 0n, round)];
		const openRounds = [{ playerId: PLAYER, roundId: 7n, stakeMinor: 1_000n, points: POINT }];
		const outcome = earn(operations, { ...NOTHING, openRounds, excluded: new Set([PLAYER]) });
		expect(outcome.earned).toEqual([]);
		expect(outcome.endedRounds).toHaveLength(1);
	});

	it("what is played on two days stands on two days, in UTC", () => {
		const operations = [
			operation("casinoRound", 1_000n, { atMs: Date.UTC(2026, 4, 1, 23, 59, 59) }),
			operation("casinoRound", 1_000n, { atMs: Date.UTC(2026, 4, 2) }),
			operation("casinoRound", 2_000n, { atMs: Date.UTC(2026, 4, 2, 12) }),
		];
		const { earned } = earn(operations, NOTHING);
		expect(earned.map(({ day, points }) => [day, points])).toEqual([
			["2026-05-01", POINT],
			["2026-05-02", 3n * POINT],
		]);
	});
});

describe("[LOY-01] an operation earns once", () => {
	const some = () => Array.from({ length: 5 }, () => operation("casinoRound", 1_000n));

	it("also where it is given twice, and in another order", () => {
		const operations = some();
		expect(pointsIn([...operations, ...operations])).toEqual({ casino: 5n * POINT });
		expect(pointsIn([...operations, ...operations].reverse())).toEqual({ casino: 5n * POINT });
	});

	it("also where it was given before", () => {
		const operations = some();
		const { followed } = earn(operations.slice(0, 3), NOTHING);
		expect(pointsIn(operations, { followed })).toEqual({ casino: 2n * POINT });
		expect(pointsIn(operations.slice(0, 3), { followed })).toEqual({});
	});

	it("in each wallet of a player", () => {
		const other = operation("casinoRound", 100_000n, { currency: "JPY", seq: 1n });
		expect(pointsIn([operation("casinoRound", 1_000n, { seq: 1n }), other])).toEqual({ casino: 2n * POINT });
	});
});
