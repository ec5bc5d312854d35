import type { Tone } from "@baize/platform-stage/tone";
import { describe, expect, it } from "vitest";
import { registry } from "../registry.ts";
import type { Amounts, Cue } from "./cue.ts";
import { SCALES, TIMBRES } from "./palette.ts";
import { palettes } from "./palettes.data.ts";
import { pulsesOf } from "./pulses.ts";
import { scoreOf } from "./score.ts";
import { winTierOf } from "./tier.ts";

const titles = registry.all.map(({ sheet }) => sheet.id);
const all = Object.entries(palettes);

/** A win of each tier, from the smallest. */
const WINS: readonly (readonly [tier: string, round: Amounts])[] = [
	["small", { stakeMinor: 100, winMinor: 101 }],
	["nice", { stakeMinor: 100, winMinor: 500 }],
	["big", { stakeMinor: 100, winMinor: 1_500 }],
	["huge", { stakeMinor: 100, winMinor: 4_000 }],
	["immense", { stakeMinor: 100, winMinor: 10_000 }],
];
const LARGEST = WINS.at(-1)![1];

/** The longest and the loudest of each kind. */
const CUES: readonly Cue[] = [
	...(["press", "sample", "reelsStarted", "anticipation", "chipPlaced", "cardTurned"] as const).map((type) => ({
		type,
	})),
	...(["tilesBurst", "mineHit", "roundBroke", "featureBegun", "cut"] as const).map((type) => ({ type })),
	...(["reelStopped", "revealed", "climbed"] as const).map((type) => ({ type, step: 1_000 })),
	...(["reelStopped", "revealed", "climbed"] as const).map((type) => ({ type, step: 0 })),
	{ type: "cardsDealt", count: 52, apartMs: 110, afterMs: 700 },
	{ type: "diceRolled", lastsMs: 2_750 },
	{ type: "wheelTurned", lastsMs: 5_200 },
	{ type: "ballFell", lastsMs: 3_000, steps: 16 },
	{ type: "winCounted", round: LARGEST, step: 90 },
	...WINS.flatMap(([, round]) => [
		{ type: "roundEnded" as const, round },
		{ type: "cashedOut" as const, round },
	]),
];
const NAMED = CUES.map((cue) => [JSON.stringify(cue), cue] as const);

const endMs = (tones: readonly Tone[]): number => Math.max(0, ...tones.map(({ atMs, lastsMs }) => atMs + lastsMs));

/** The sum of the gains where most tones are at their loudest together, as if none died away. */
function loudestOf(tones: readonly Tone[]): number {
	const at = (ms: number): number =>
		tones
			.filter(({ atMs, lastsMs }) => atMs <= ms && ms < atMs + lastsMs)
			.reduce((sum, { atMs, lastsMs, attackMs, gain }) => {
				const gone = Math.max(0, ms - atMs - attackMs) / Math.max(1, lastsMs - attackMs);
				return sum + gain * 0.0001 ** gone;
			}, 0);
	return Math.max(0, ...tones.map(({ atMs, attackMs }) => at(atMs + attackMs)));
}

describe("the palettes of sound", () => {
	it("are one for each title, and for no other", () => {
		expect(Object.keys(palettes).sort()).toEqual(titles.sort());
	});

	it("have tunes of their own", () => {
		expect(new Set(all.map(([, { motif }]) => motif.join())).size).toBe(titles.length);
	});

	it("have no two the same scale on the same root in the same timbre", () => {
		const characters = all.map(([, { rootHz, scale, timbre }]) => `${rootHz} ${scale} ${timbre}`);
		expect(new Set(characters).size).toBe(titles.length);
	});

	it.each(all)("%s stays within what a phone can play", (_title, { rootHz, beatMs, echo, motif, scale, timbre }) => {
		expect([rootHz >= 150, rootHz <= 400, beatMs >= 100, beatMs <= 150, echo >= 0, echo <= 0.5]).not.toContain(false);
		expect([motif.length >= 4, motif.length <= 6, Math.max(...motif) < 10]).not.toContain(false);
		expect(SCALES[scale][0]).toBe(0);
		expect(TIMBRES[timbre].partials.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(1);
	});
});

describe("the score", () => {
	it.each(NAMED)("of %s ends in time, is never too loud and stays in range, in every title", (_name, cue) => {
		const isTune = cue.type === "roundEnded" || cue.type === "cashedOut";
		const isTicking = cue.type === "wheelTurned" || cue.type === "cardsDealt" || cue.type === "ballFell";
		for (const [, palette] of all) {
			const tones = scoreOf(cue, palette);
			expect(endMs(tones)).toBeLessThanOrEqual(isTune || isTicking ? 8_200 : 2_000);
			expect(loudestOf(tones)).toBeLessThanOrEqual(0.8);
			expect(tones.length).toBeLessThanOrEqual(120);
			for (const { hz, toHz = hz, gain, lastsMs, attackMs, atMs } of tones) {
				expect(Math.min(hz, toHz)).toBeGreaterThanOrEqual(40);
				expect(Math.max(hz, toHz)).toBeLessThanOrEqual(7_000);
				expect(gain).toBeGreaterThan(0);
				expect(lastsMs).toBeGreaterThan(attackMs);
				expect(atMs).toBeGreaterThanOrEqual(0);
			}
		}
	});

	it.each([
		["a loss", { stakeMinor: 100, winMinor: 0 }],
		["a return of a part of the stake", { stakeMinor: 100, winMinor: 99 }],
		["a return of the stake", { stakeMinor: 100, winMinor: 100 }],
		["nothing, without a stake", { stakeMinor: 0, winMinor: 0 }],
	])("[GAME-01] of %s is silence, and no part of it was a win", (_what, round) => {
		for (const [, palette] of all) {
			expect(scoreOf({ type: "roundEnded", round }, palette)).toEqual([]);
			expect(scoreOf({ type: "cashedOut", round }, palette)).toEqual([]);
			expect(scoreOf({ type: "winCounted", round, step: 3 }, palette)).toEqual([]);
		}
		expect(pulsesOf({ type: "roundEnded", round })).toBeUndefined();
	});

	it("of a larger win is longer and has more notes, within the time of its tier", () => {
		const limits = [1_200, 2_000, 4_000, 6_000, 8_000];
		for (const [, palette] of all) {
			const scores = WINS.map(([, round]) => scoreOf({ type: "roundEnded", round }, palette));
			const lengths = scores.map(endMs);
			expect(lengths.toSorted((one, other) => one - other)).toEqual(lengths);
			expect(new Set(lengths).size).toBe(WINS.length);
			for (const [at, lengthMs] of lengths.entries()) expect(lengthMs).toBeLessThanOrEqual(limits[at]!);
			for (const [at, tones] of scores.slice(1).entries()) expect(tones.length).toBeGreaterThan(scores[at]!.length);
		}
	});

	it("of a reel that is waited for does not rise", () => {
		for (const [, palette] of all) {
			const tones = scoreOf({ type: "anticipation" }, palette);
			const blows = new Map(tones.map(({ atMs }) => [atMs, tones.filter((tone) => tone.atMs === atMs)]));
			const alike = [...blows.values()].map((blow) => JSON.stringify(blow.map((tone) => ({ ...tone, atMs: 0 }))));
			expect([blows.size, new Set(alike).size]).toEqual([4, 1]);
		}
	});

	it("of the same cue differs from title to title", () => {
		const wins = all.map(([, palette]) => JSON.stringify(scoreOf({ type: "roundEnded", round: LARGEST }, palette)));
		expect(new Set(wins).size).toBe(titles.length);
	});
});

describe("the tier of a win", () => {
	it.each(WINS)("is %s", (tier, round) => expect(winTierOf(round)).toBe(tier));

	it("is small where nothing was staked", () => {
		expect(winTierOf({ stakeMinor: 0, winMinor: 90_000 })).toBe("small");
	});
});

describe("vibration", () => {
	it("is short at a press, longer with each tier, and none elsewhere", () => {
		expect(pulsesOf({ type: "press" })).toEqual([15]);
		const lengths = WINS.map(([, round]) => pulsesOf({ type: "roundEnded", round })!.length);
		expect(lengths).toEqual([1, 3, 5, 7, 9]);
		expect(pulsesOf({ type: "reelStopped", step: 0 })).toBeUndefined();
	});
});
