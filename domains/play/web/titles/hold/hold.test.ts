import { COPPER_VAULT, type HoldEvent, playHold } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { COINS_AWAITED, framesOf, restingOf } from "./frames.ts";

const play = playHold(COPPER_VAULT);
const STAKE = 100;
const COIN = COPPER_VAULT.symbols.length - 1;
const RESTING = restingOf(COPPER_VAULT);

function roundOf(seed: number): TitleRound {
	const events: HoldEvent[] = [];
	const lineBets = play(seededDraws(seed), events);
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor: (STAKE * lineBets) / 20, events, actions: [] };
}

describe("[GAME-01] a round with coins that are held on the page", () => {
	const rounds = Array.from({ length: 1_500 }, (_, seed) => roundOf(seed));
	const framed = rounds.map((round) => framesOf(COPPER_VAULT, round, RESTING));
	const holds = framed.filter((frames) => frames.some(({ kind }) => kind === "begun"));

	it("counts what is won up to the win of the round, and never falls", () => {
		for (const [at, frames] of framed.entries()) {
			const { winMinor } = rounds[at]!;
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: winMinor });
			expect(frames.at(-2)!.wonMinor).toBe(winMinor);
			const won = frames.map(({ wonMinor }) => wonMinor);
			expect(won).toEqual(won.toSorted((one, other) => one - other));
		}
	});

	it("shows lines that pay, with as many cells as they count", () => {
		for (const [at, frames] of framed.entries()) {
			const events = (rounds[at]!.events as HoldEvent[]).filter((event) => event.type === "lineWon");
			const wins = frames.find(({ kind }) => kind === "won")?.wins ?? [];
			const shown = wins.flatMap(({ lines }) => lines.map((cells) => cells.length));
			expect(shown.toSorted()).toEqual(events.map(({ count }) => count).toSorted());
		}
	});

	it("keeps every coin of a hold, shows each respin turning before it ends, and sums them up", () => {
		expect(holds.length).toBeGreaterThan(3);
		for (const frames of holds) {
			let before = 0;
			for (const [at, { kind, held }] of frames.entries()) {
				if (!held) continue;
				const count = held.coins.filter((coin) => coin !== undefined).length;
				expect(count).toBeGreaterThanOrEqual(before);
				expect(held.fresh.every((cell) => held.coins[cell] !== undefined)).toBe(true);
				if (kind === "held") expect(frames[at - 1]!.kind).toBe("turning");
				before = count;
			}
			const total = frames.find(({ kind }) => kind === "total")!.held!;
			expect(total.left === 0 || total.coins.every((coin) => coin !== undefined)).toBe(true);
		}
	});

	it("waits for a reel only where one or two more coins begin the hold", () => {
		for (const frame of framed.flat()) {
			if (frame.kind !== "spinning") continue;
			const coins = frame.grid.slice(0, frame.standing * 3).filter((symbol) => symbol === COIN).length;
			const missing = COPPER_VAULT.minCoins - coins;
			expect(frame.waits ?? false).toBe(missing > 0 && missing <= COINS_AWAITED);
		}
		const [first, second] = [RESTING.grid.slice(0, 3), RESTING.grid.slice(4, 6)];
		expect(first.some((symbol) => second.includes(symbol))).toBe(false);
	});
});
