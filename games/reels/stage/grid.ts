import type { Strip } from "@baize/engines/reels";
import { type Canvas, Container, type Motion, SETTLE_FIRST_SPEED, settle } from "@baize/platform-stage";
import { layoutOf, REELS } from "./layout.ts";
import { openReel, type Reel } from "./reel.ts";
import type { Symbols } from "./symbols.ts";
import type { Tempo } from "./tempo.ts";

/** The five reels, and how they turn and come to rest. */
export type Grid = {
	container: Container;
	reels: readonly Reel[];
	/** All turn until they are landed. */
	spin(): void;
	/**
	 * The reels stop one after the other with these stops of these strips in the top row. Those that are waited for turn
	 * longer.
	 */
	land(strips: readonly Strip[], stops: readonly number[], awaited?: readonly boolean[]): Promise<void>;
	/** Shows this position at once. */
	rest(strips: readonly Strip[], stops: readonly number[]): void;
	/** Returns to the position before the spin. */
	calm(): Promise<void>;
	/** The reels as they stand, without effects. */
	reset(): void;
	fit(): void;
};

/** Symbols a second, at full speed. */
const SPEED = 26;

type Parts = {
	canvas: Canvas;
	symbols: Symbols;
	tempo: Tempo;
	onReelStopped(reel: number): void;
	/** The reels before it stand, and it may bring the feature. */
	onReelAwaited(reel: number): void;
};

export function openGrid({ canvas, symbols, tempo, onReelStopped, onReelAwaited }: Parts): Grid {
	const { motion } = canvas;
	const reels = Array.from({ length: REELS }, (_, index) => openReel(index, symbols.textureOf));
	const container = new Container();
	container.addChild(...reels.map((reel) => reel.container));
	let standing: { strips: readonly Strip[]; stops: readonly number[] } | undefined;
	let endSpin: (() => void) | undefined;
	let spunMs = 0;

	function spin(): void {
		if (endSpin || tempo.isStill()) return;
		const { start, setOff } = tempo.times();
		spunMs = 0;
		endSpin = motion.onEachFrame((passedMs) => {
			spunMs += passedMs;
			turnAll(reels, { passedMs, spunMs, start, setOff });
		});
	}

	async function land(
		strips: readonly Strip[],
		stops: readonly number[],
		awaited: readonly boolean[] = [],
	): Promise<void> {
		if (tempo.lasting(1) > 0) spin();
		const { turn, stagger, stop, awaited: longerMs } = tempo.times();
		const waitsMs = waitsOf(reels.length, awaited, { stagger, longerMs });
		await motion.pause(tempo.lasting(endSpin ? turn - spunMs : 0));
		endSpin?.();
		endSpin = undefined;
		const landed = reels.map((reel, index) => {
			const [strip, at, waitMs] = [strips[index]!, stops[index]!, waitsMs[index]!];
			return landReel({ motion, tempo, reel, strip, at, waitMs, stopMs: stop }).then(() => onReelStopped(index));
		});
		for (const index of reels.keys())
			if (longerMs > 0 && awaited[index]) void announce(index, tempo.lasting((waitsMs[index - 1] ?? 0) + stop));
		await Promise.all(landed);
		rest(strips, stops);
	}

	/** Of a round that is hurried nothing is waited for. */
	async function announce(reel: number, afterMs: number): Promise<void> {
		await motion.pause(afterMs);
		if (tempo.lasting(1) > 0) onReelAwaited(reel);
	}

	function rest(strips: readonly Strip[], stops: readonly number[]): void {
		standing = { strips, stops };
		for (const [index, reel] of reels.entries()) reel.show(strips[index]!, stops[index]!);
		motion.redraw();
	}

	return {
		container,
		reels,
		spin,
		land,
		rest,
		calm: () => (standing ? land(standing.strips, standing.stops) : Promise.resolve()),
		reset() {
			for (const reel of reels) reel.reset();
			motion.redraw();
		},
		fit() {
			const layout = layoutOf(canvas.size());
			for (const reel of reels) reel.fit(layout);
		},
	};
}

type Turning = { passedMs: number; spunMs: number; start: number; setOff: number };

/** They set off one after the other. */
function turnAll(reels: readonly Reel[], { passedMs, spunMs, start, setOff }: Turning): void {
	for (const [index, reel] of reels.entries()) {
		const share = Math.min(1, Math.max(0, spunMs - index * setOff) / Math.max(1, start));
		reel.turn((SPEED * share * passedMs) / 1000, share);
	}
}

/** How long each reel turns on: those after one that is waited for stop later, too. */
const waitsOf = (
	count: number,
	awaited: readonly boolean[],
	{ stagger, longerMs }: { stagger: number; longerMs: number },
): number[] =>
	Array.from(
		{ length: count },
		(_, index) => index * stagger + longerMs * awaited.slice(0, index + 1).filter(Boolean).length,
	);

type Landing = {
	motion: Motion;
	tempo: Tempo;
	reel: Reel;
	strip: Strip;
	at: number;
	/** It keeps turning for this long while the reels before it stop. */
	waitMs: number;
	stopMs: number;
};

async function landReel({ motion, tempo, reel, strip, at, waitMs, stopMs }: Landing): Promise<void> {
	await turnOn(motion, reel, tempo.lasting(waitMs));
	const durationMs = tempo.lasting(stopMs);
	// The distance to rest is what the reel needs to slow down from full speed.
	const way = (SPEED * durationMs) / 1000 / SETTLE_FIRST_SPEED;
	await motion.animate(durationMs, (progress) => reel.show(strip, at - way * (settle(progress) - 1)));
}

async function turnOn(motion: Motion, reel: Reel, durationMs: number): Promise<void> {
	if (durationMs <= 0) return;
	const end = motion.onEachFrame((passedMs) => reel.turn((SPEED * passedMs) / 1000, 1));
	await motion.pause(durationMs);
	end();
}
