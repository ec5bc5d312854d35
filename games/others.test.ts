import { createHash, createHmac } from "node:crypto";
import { endByDefault, type Game, type InstantGame, replay, type StagedGame, verifyGame } from "@baize/engines/game";
import { chanceOf, type LimboBet, type LimboEvent, type LimboSheet } from "@baize/engines/limbo";
import {
	cellsOf,
	chanceOfSafe,
	lastStep,
	type MinesEvent,
	type MinesSheet,
	type MinesView,
	timesAfter,
} from "@baize/engines/mines";
import { compare, fraction, multiply, toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { commitmentOf, fairDraws, type Hmac, seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otherGameOf, otherGames } from "./others.ts";
import { registry } from "./registry.ts";

const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();
const sha256 = (message: Uint8Array): Uint8Array => createHash("sha256").update(message).digest();

const meadow = otherGameOf("firefly-meadow") as StagedGame;
const comet = otherGameOf("night-comet") as InstantGame;
const board = meadow.sheet as MinesSheet;
const sky = comet.sheet as LimboSheet;

/** Plays an open round on by the numbers until it is over, or these are used up. */
function playOn(
	game: StagedGame,
	bet: unknown,
	draws: () => ReturnType<typeof seededDraws>,
	choices: readonly number[],
) {
	const actions: unknown[] = [];
	for (const choice of choices) {
		const { state } = replay(game, bet, draws(), actions);
		if (game.isOver(state)) break;
		const legal = game.legal(state);
		expect(legal.length).toBeGreaterThan(0);
		actions.push(legal[choice % legal.length]);
	}
	return { actions, ...replay(game, bet, draws(), actions) };
}

describe.each(otherGames)("[GAME-01] $sheet.title", (game: Game) => {
	it("has a sheet without issues, and is in the registry", () => {
		expect(game.issues()).toEqual([]);
		expect(registry.find(game.sheet.id)).toBe(game);
	});

	it("returns with every choice at least what it states, cut after two decimals, and with one no more", () => {
		const returned = game.settings(1).map((bet) => {
			expect(game.readBet(bet)).toEqual(bet);
			expect(game.betIssue(bet, 1)).toBeNull();
			return truncatedPercentText(game.returnsOf(bet).total);
		});
		expect(returned.toSorted()[0]).toBe(game.sheet.rtpText);
		if (game.sheet.bestRtpText !== undefined) expect(returned.toSorted().at(-1)).toBe(game.sheet.bestRtpText);
	});

	it("publishes everything as JSON", () => {
		const text = game.publishedText();
		expect(JSON.parse(JSON.stringify(text))).toEqual(text);
	});
});

describe("[GAME-01] Firefly Meadow's multipliers", () => {
	it("are those that were published for 25 cells at 98 per cent", () => {
		expect(toNumber(timesAfter(board, 3, 5))).toBeCloseTo(1.9772, 4);
		expect(toNumber(timesAfter(board, 3, 1))).toBeCloseTo((0.98 * 25) / 22, 12);
		expect(toNumber(timesAfter(board, 24, 1))).toBeCloseTo(24.5, 12);
	});

	it("times the chance of having come there are the return, exactly, at every cell", () => {
		for (let mines = 1; mines <= 24; mines++)
			for (let opened = 1; opened <= cellsOf(board) - mines; opened++)
				expect(multiply(timesAfter(board, mines, opened), chanceOfSafe(board, mines, opened))).toEqual(
					fraction(98n, 100n),
				);
	});

	it("end at the last one that is not above 10,000", () => {
		for (let mines = 1; mines <= 24; mines++) {
			const last = lastStep(board, mines);
			expect(compare(timesAfter(board, mines, last), fraction(10_000n))).toBeLessThanOrEqual(0);
			if (last < cellsOf(board) - mines) expect(compare(timesAfter(board, mines, last + 1), fraction(10_000n))).toBe(1);
		}
	});
});

describe("[GAME-02] Firefly Meadow's rounds", () => {
	const bets = fc.record({ stakeMinor: fc.integer({ min: 10, max: 10_000 }), mines: fc.integer({ min: 1, max: 24 }) });
	const choices = fc.array(fc.nat(1_000), { maxLength: 26 });

	it("end within their steps, pay no more than they may, and by default only what stands", () => {
		fc.assert(
			fc.property(bets, fc.nat(), choices, (bet, seed, chosen) => {
				const { actions, state, stakedMinor } = playOn(meadow, bet, () => seededDraws(seed), chosen);
				expect(actions.length).toBeLessThanOrEqual(meadow.maxSteps);
				if (meadow.isOver(state)) {
					const winMinor = meadow.payoutMinor(state);
					expect(winMinor >= 0n && winMinor <= 10_000n * stakedMinor).toBe(true);
					expect(meadow.legal(state)).toEqual([]);
					return;
				}
				const ending = endByDefault(meadow, { state, stakedMinor });
				if (ending === "refund") expect(actions).toEqual([]);
				else expect(Number(meadow.payoutMinor(ending.end.state))).toBe((meadow.view(state) as MinesView).collectMinor);
			}),
		);
	});

	it("pay times k for a stake times k, but for what is cut of the smaller one", () => {
		fc.assert(
			fc.property(bets, fc.nat(), choices, fc.integer({ min: 2, max: 9 }), (bet, seed, chosen, k) => {
				const one = playOn(meadow, bet, () => seededDraws(seed), chosen);
				const more = playOn(meadow, { ...bet, stakeMinor: bet.stakeMinor * k }, () => seededDraws(seed), chosen);
				expect(more.actions).toEqual(one.actions);
				if (!meadow.isOver(one.state)) return;
				const difference = meadow.payoutMinor(more.state) - BigInt(k) * meadow.payoutMinor(one.state);
				expect(difference >= 0n && difference < BigInt(k)).toBe(true);
			}),
		);
	});

	it("look the same from outside whatever the closed cells hide", () => {
		const bet = { stakeMinor: 100, mines: 3 };
		const views = new Map<string, number>();
		const safe = [{ do: "open", cell: 0 }];
		for (let seed = 0; seed < 200; seed++) {
			const closed = replay(meadow, bet, seededDraws(seed), []);
			const { state } = replay(meadow, bet, seededDraws(seed), safe);
			const shown = JSON.stringify([meadow.view(closed.state), meadow.isOver(state) ? null : meadow.view(state)]);
			views.set(shown, (views.get(shown) ?? 0) + 1);
		}
		expect(views.size).toBe(2);
	});

	it("are verified from their seeds and actions, and not with other ones", () => {
		const seeds = { serverSeed: new Uint8Array(32).fill(9), clientSeed: "anyone", nonce: 0 };
		const commitment = commitmentOf(seeds.serverSeed, sha256);
		fc.assert(
			fc.property(bets, choices, fc.nat(1_000), (bet, chosen, nonce) => {
				const draws = () => fairDraws({ ...seeds, nonce }, hmac);
				const { actions, state, stakedMinor } = playOn(meadow, bet, draws, [...chosen, ...Array(26).fill(25)]);
				fc.pre(meadow.isOver(state));
				const claim = {
					game: meadow,
					bet,
					actions,
					seeds: { ...seeds, nonce },
					commitment,
					stakeMinor: Number(stakedMinor),
					winMinor: Number(meadow.payoutMinor(state)),
					events: meadow.events(state),
				};
				expect(verifyGame(claim, { hmac, sha256 })).toEqual({ verified: true });
				expect(verifyGame({ ...claim, winMinor: claim.winMinor + 1 }, { hmac, sha256 })).toMatchObject({
					verified: false,
				});
			}),
		);
	});

	it("hide each web in each cell equally often", () => {
		const counts = Array.from({ length: 25 }, () => 0);
		const draws = seededDraws(11);
		for (let round = 0; round < 20_000; round++) {
			const { state } = replay(meadow, { stakeMinor: 100, mines: 5 }, draws, []);
			for (const cell of (state as { mines: Set<number> }).mines) counts[cell]! += 1;
		}
		const chiSquare = counts.reduce((sum, count) => sum + (count - 4_000) ** 2 / 4_000, 0);
		// The 99.9 % point for 24 degrees of freedom is 51.18; five webs a round make it smaller still.
		expect(chiSquare).toBeLessThan(51.18);
	});

	it("show at their end every web, and sum up what was collected", () => {
		const { state } = replay(meadow, { stakeMinor: 100, mines: 24 }, seededDraws(2), [{ do: "open", cell: 3 }]);
		const events = meadow.events(state) as MinesEvent[];
		expect(events.map(({ type }) => type)).toEqual(["cellOpened", "minesShown", "roundEnded"]);
		expect(events.flatMap((event) => (event.type === "minesShown" ? event.mines : []))).toHaveLength(24);
	});
});

describe("[GAME-01] Night Comet", () => {
	it("returns 99 per cent at every height but for the cut of its draws", () => {
		for (const targetX100 of [101, 137, 200, 333, 1_000, 99_999, 1_000_000]) {
			const total = multiply(chanceOf(sky, targetX100), fraction(BigInt(targetX100), 100n));
			expect(toNumber(total)).toBeGreaterThan(0.989_99);
			expect(toNumber(total)).toBeLessThanOrEqual(0.99);
		}
	});

	it("reaches each height as often as it says", () => {
		const draws = seededDraws(5);
		const targets = [110, 150, 200, 500, 2_000];
		const counts = targets.map(() => 0);
		for (let round = 0; round < 100_000; round++) {
			const [event] = comet.play({ stakeMinor: 100, targetX100: 200 }, draws).events as LimboEvent[];
			targets.forEach((target, at) => {
				if (event!.resultX100 >= target) counts[at]! += 1;
			});
		}
		targets.forEach((target, at) => {
			const chance = toNumber(chanceOf(sky, target));
			const standardError = Math.sqrt((chance * (1 - chance)) / 100_000);
			expect(Math.abs(counts[at]! / 100_000 - chance)).toBeLessThan(3.3 * standardError);
		});
	});

	it.each<[string, LimboBet, number, number]>([
		["the lowest draw reaches the highest target", { stakeMinor: 100, targetX100: 1_000_000 }, 0, 1_000_000],
		["the highest draw reaches none", { stakeMinor: 100, targetX100: 101 }, 2 ** 32 - 1, 0],
		["a win is cut to the minor unit", { stakeMinor: 10, targetX100: 101 }, 0, 10],
	])("%s", (_name, bet, draw, winMinor) => {
		expect(Number(comet.play(bet, { below: () => draw }).winMinor)).toBe(winMinor);
	});

	it.each([
		["below 1.01", { stakeMinor: 100, targetX100: 100 }],
		["above 10,000", { stakeMinor: 100, targetX100: 1_000_001 }],
	])("takes no target %s", (_name, bet) => {
		expect(comet.betIssue(bet, 1)).toEqual({ why: "choice", name: "target" });
	});
});
