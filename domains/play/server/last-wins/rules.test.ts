import { describe, expect, it } from "vitest";
import {
	MIN_SUMMED_PLAYERS,
	maskedName,
	OF_PAID_ROUNDS,
	paidRounds,
	SPAN_MS,
	STORED_WINS,
	totalsOf,
	winsOf,
} from "./rules.ts";

type Round = Parameters<typeof totalsOf>[0][number];
const aRound = (over: Partial<Round> = {}): Round => ({
	kind: "casinoRound",
	gameId: 1,
	currency: "CAD",
	stakeMinor: 100n,
	winMinor: 0n,
	atMs: 0,
	playerId: 7n,
	...over,
});

describe("the totals of rounds", () => {
	it("are by currency, game and span of five minutes", () => {
		const rounds = [
			aRound({ winMinor: 40n }),
			aRound({ atMs: SPAN_MS - 1 }),
			aRound({ atMs: SPAN_MS }),
			aRound({ gameId: 2 }),
			aRound({ currency: "EUR" }),
		];
		expect(totalsOf(rounds)).toEqual([
			{ currency: "CAD", gameNumber: 1, fromMs: 0, stakedMinor: 200n, wonMinor: 40n, players: ["7"] },
			{ currency: "CAD", gameNumber: 1, fromMs: SPAN_MS, stakedMinor: 100n, wonMinor: 0n, players: ["7"] },
			{ currency: "CAD", gameNumber: 2, fromMs: 0, stakedMinor: 100n, wonMinor: 0n, players: ["7"] },
			{ currency: "EUR", gameNumber: 1, fromMs: 0, stakedMinor: 100n, wonMinor: 0n, players: ["7"] },
		]);
	});

	it("count the stakes and the ends of rounds with decisions, and a stake that went back as paid back", () => {
		const rounds = [
			aRound({ kind: "casinoStake" }),
			aRound({ kind: "casinoSettle", stakeMinor: 0n, winMinor: 150n }),
			aRound({ kind: "casinoStake" }),
			aRound({ kind: "casinoVoid" }),
		];
		expect(totalsOf(paidRounds(rounds))).toMatchObject([{ stakedMinor: 200n, wonMinor: 250n }]);
		expect(winsOf(rounds)).toEqual([]);
	});

	it("name no more players than it takes to show them", () => {
		const rounds = Array.from({ length: 20 }, (_, at) => aRound({ playerId: BigInt(at % 9) }));
		expect(totalsOf(rounds)[0]!.players).toEqual(["0", "1", "2", "3", "4"].slice(0, MIN_SUMMED_PLAYERS));
	});

	it("are of the kinds that take a stake of the player's in a game, or close one", () => {
		expect([...OF_PAID_ROUNDS].toSorted()).toEqual([
			"casinoRound",
			"casinoSettle",
			"casinoStake",
			"casinoVoid",
			"casinoWin",
		]);
	});

	it("count only rounds that the player has paid", () => {
		const rounds = [aRound(), aRound({ kind: "freeSpin" }), aRound({ kind: "deposit" })];
		expect(paidRounds(rounds)).toEqual([rounds[0]]);
	});
});

describe("the last wins", () => {
	it("are those that gave back more than the stake, chosen by time and not by size", () => {
		const large = aRound({ winMinor: 1_000_000n });
		const small = Array.from({ length: STORED_WINS }, (_, atMs) => aRound({ winMinor: 101n, atMs }));
		const even = aRound({ winMinor: 100n, atMs: 99 });
		expect(winsOf([large, ...small, even])).toEqual(small);
	});

	it("are counted in each currency by itself", () => {
		const euro = aRound({ winMinor: 200n, currency: "EUR" });
		const many = Array.from({ length: 20 }, () => aRound({ winMinor: 200n }));
		expect(winsOf([euro, ...many])).toHaveLength(1 + STORED_WINS);
	});
});

it.each([
	["Katrin", "K…n"],
	["Anna", "A…a"],
	["Ann", ""],
	["Al", ""],
	["", ""],
	[null, ""],
	["  Zoëy ", "Z…y"],
	["  Zoë ", ""],
])("the name %j is masked as %j", (name, masked) => {
	expect(maskedName(name)).toBe(masked);
});
