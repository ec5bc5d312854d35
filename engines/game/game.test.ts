import { createHash, createHmac } from "node:crypto";
import { commitmentOf, type Draws, fairDraws, type Hmac, type Sha256, seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	amountIssue,
	DECK_SIZE,
	endByDefault,
	type GameClaim,
	isLegal,
	isSame,
	readProperties,
	registryOf,
	replay,
	shoeOf,
	stakeSteps,
	verifyGame,
} from "./index.ts";
import { sampleGame } from "./testing.ts";

const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();
const sha256: Sha256 = (message) => createHash("sha256").update(message).digest();

describe("[GAME-02] a shoe", () => {
	it("has every card as often as it has decks, in an order that the draws decide", () => {
		const shoe = shoeOf(seededDraws(1), 2);
		const cards = Array.from({ length: 2 * DECK_SIZE }, (_, at) => shoe.card(at));
		for (let card = 0; card < DECK_SIZE; card++) expect(cards.filter((one) => one === card)).toHaveLength(2);
		expect(cards).not.toEqual([...cards].sort((one, other) => one - other));
	});

	it("gives the same card whenever and in whatever order it is looked at", () => {
		const inOrder = shoeOf(seededDraws(7));
		const first = [0, 1, 2, 3, 4].map((at) => inOrder.card(at));
		const backwards = shoeOf(seededDraws(7));
		expect([4, 3, 2, 1, 0].map((at) => backwards.card(at)).reverse()).toEqual(first);
	});

	it("takes no draw for cards that are not looked at", () => {
		let taken = 0;
		const counted: Draws = {
			below(n) {
				taken++;
				return n - 1;
			},
		};
		shoeOf(counted, 8).card(5);
		expect(taken).toBe(6);
	});

	it("brings each card to each place equally often", () => {
		const counts = Array.from({ length: DECK_SIZE * 5 }, () => 0);
		const draws = seededDraws(3);
		for (let round = 0; round < 52_000; round++) {
			const shoe = shoeOf(draws);
			for (let at = 0; at < 5; at++) counts[at * DECK_SIZE + shoe.card(at)]! += 1;
		}
		const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
		// The 99.9 % point for 255 degrees of freedom is 330.5.
		expect(chiSquare).toBeLessThan(330.5);
	});

	it("has no card beyond its last one", () => {
		expect(() => shoeOf(seededDraws(1)).card(DECK_SIZE)).toThrow("a card at this place");
	});
});

describe("[GAME-01] the amount of a bet", () => {
	const limits = { minStakeUnits: 10, maxStakeUnits: 10_000, stepUnits: 2 };
	const issue = { why: "amount", minMinor: 200, maxMinor: 200_000, stepMinor: 40 };
	it.each([
		["the smallest", 200, null],
		["the largest", 200_000, null],
		["below the smallest", 160, issue],
		["above the largest", 200_040, issue],
		["between two steps", 210, issue],
		["zero", 0, issue],
	])("%s", (_name, amountMinor, expected) => {
		expect(amountIssue(amountMinor, limits, 20)).toEqual(expected);
	});

	it("steps through 1, 2, 5 and their tens that are on the grid", () => {
		expect(stakeSteps({ minStakeUnits: 10, maxStakeUnits: 700 })).toEqual([10, 20, 50, 100, 200, 500, 700]);
		expect(stakeSteps({ minStakeUnits: 1, maxStakeUnits: 8, stepUnits: 2 })).toEqual([1, 2, 8]);
		expect(stakeSteps({ minStakeUnits: 30, maxStakeUnits: 900, stepUnits: 30 })).toEqual([30, 60, 150, 300, 600, 900]);
	});
});

describe("what a caller has sent", () => {
	it.each([
		["the properties and no others", { a: 1, b: 2 }, true],
		["one is missing", { a: 1 }, false],
		["one more", { a: 1, b: 2, c: 3 }, false],
		["an inherited one", Object.create({ a: 1, b: 2 }), false],
		["a list", [1, 2], false],
		["a text", "ab", false],
		["nothing", null, false],
	])("%s", (_name, value, isRead) => {
		expect(readProperties(value, ["a", "b"]) !== null).toBe(isRead);
	});
});

describe("[GAME-01] the registry", () => {
	it("finds a title by its id, and no other", () => {
		const registry = registryOf([sampleGame]);
		expect(registry.find("red-or-black")).toBe(sampleGame);
		expect(registry.find("blackjack")).toBeUndefined();
	});

	it("refuses two titles with one id", () => {
		expect(() => registryOf([sampleGame, sampleGame])).toThrow("an id of its own");
	});
});

describe("[PLAY-06] a staged round", () => {
	const play = (seed: number, actions: readonly unknown[]) =>
		replay(sampleGame, { stakeMinor: 10 }, seededDraws(seed), actions);
	const first = (seed: number): number => shoeOf(seededDraws(seed)).card(0);
	const seedWith = (isWanted: (card: number) => boolean): number => {
		for (let seed = 0; ; seed++) if (isWanted(first(seed))) return seed;
	};
	const black = seedWith((card) => card < 13 || card >= 39);
	const red = seedWith((card) => card >= 13 && card < 39);

	it("is its actions again, with everything that they have staked", () => {
		const { state, stakedMinor } = play(black, [{ do: "draw" }, { do: "double" }, { do: "stop" }]);
		expect(sampleGame.isOver(state)).toBe(true);
		expect(stakedMinor).toBe(20n);
		expect(sampleGame.payoutMinor(state)).toBe(40n);
	});

	it.each([
		["before it is possible", black, [], { do: "stop" }],
		["that does not exist", black, [], { do: "fold" }],
		["after the end", red, [{ do: "draw" }], { do: "draw" }],
	])("refuses an action %s", (_name, seed, before, action) => {
		expect(isLegal(sampleGame, play(seed, before).state, action)).toBe(false);
		expect(() => play(seed, [...before, action])).toThrow("is legal");
	});

	it("is refunded by default where nothing was played, and ended by the rule otherwise", () => {
		expect(endByDefault(sampleGame, play(black, []))).toBe("refund");
		expect(endByDefault(sampleGame, play(black, [{ do: "draw" }]))).toMatchObject({ actions: [{ do: "stop" }] });
	});

	it("shows the same before the end whatever is hidden", () => {
		expect(isSame(sampleGame.view(play(black, []).state), sampleGame.view(play(red, []).state))).toBe(true);
	});
});

describe("[GAME-02] the verification of a staged round", () => {
	const seeds = { serverSeed: new Uint8Array(32).fill(4), clientSeed: "anyone", nonce: 3 };
	const commitment = commitmentOf(seeds.serverSeed, sha256);

	/** As many actions as are possible, chosen by the numbers. */
	function claimOf(choices: readonly number[], nonce: number): GameClaim {
		const bet = { stakeMinor: 10 };
		const actions: unknown[] = [];
		const at = () => replay(sampleGame, bet, fairDraws({ ...seeds, nonce }, hmac), actions);
		for (const choice of choices) {
			const { state } = at();
			if (sampleGame.isOver(state)) break;
			const legal = sampleGame.legal(state);
			actions.push(legal[choice % legal.length]);
		}
		const ending = endByDefault(sampleGame, at());
		if (ending !== "refund") actions.push(...ending.actions);
		const { state, stakedMinor } = at();
		const isOver = sampleGame.isOver(state);
		return {
			game: sampleGame,
			bet,
			actions,
			seeds: { ...seeds, nonce },
			commitment,
			stakeMinor: Number(stakedMinor),
			winMinor: isOver ? Number(sampleGame.payoutMinor(state)) : 0,
			events: isOver ? sampleGame.events(state) : [],
		};
	}

	it("finds every round that was really played", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), fc.nat(500), (choices, nonce) => {
				expect(verifyGame(claimOf(choices, nonce), { hmac, sha256 })).toEqual({ verified: true });
			}),
		);
	});

	const real = claimOf([0, 1, 2], 3);
	it.each<[string, Partial<GameClaim>, object]>([
		["another seed", { seeds: { ...seeds, serverSeed: new Uint8Array(32) } }, { why: "commitment" }],
		["another win", { winMinor: real.winMinor + 1 }, { why: "amounts" }],
		["another stake", { stakeMinor: real.stakeMinor + 1 }, { why: "amounts" }],
		["another event", { events: [{ cards: [0, 1, 2, 3] }] }, { why: "events", at: 0 }],
		["an impossible action", { actions: [{ do: "stop" }] }, { why: "action", at: 0 }],
		["a round that is not over", { actions: [] }, { why: "action", at: 0 }],
	])("refuses %s", (_name, change, verdict) => {
		expect(verifyGame({ ...real, ...change }, { hmac, sha256 })).toMatchObject({ verified: false, ...verdict });
	});
});
