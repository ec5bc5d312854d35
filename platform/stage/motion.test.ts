import { describe, expect, it } from "vitest";
import { SETTLE_FIRST_SPEED, settle } from "./easing.ts";
import { type FrameSource, openMotion } from "./motion.ts";

/** Frames that come when the test triggers them. */
function frameSource() {
	let waiting: ((nowMs: number) => void) | undefined;
	let nowMs = 1_000;
	const frames: FrameSource = {
		request(tick) {
			waiting = tick;
			return 1;
		},
		cancel() {
			waiting = undefined;
		},
	};
	const next = async (passedMs: number): Promise<void> => {
		nowMs += passedMs;
		const tick = waiting;
		waiting = undefined;
		tick?.(nowMs);
		await Promise.resolve();
	};
	return { frames, next, isRequested: () => waiting !== undefined };
}

function stage() {
	const source = frameSource();
	let drawn = 0;
	const motion = openMotion(() => drawn++, source.frames);
	return { ...source, motion, drawn: () => drawn };
}

describe("movement on a stage", () => {
	it("requests no frame while nothing moves", async () => {
		const { motion, next, isRequested, drawn } = stage();
		expect(isRequested()).toBe(false);
		motion.redraw();
		await next(0);
		expect([drawn(), isRequested()]).toEqual([1, false]);
	});

	it("goes from its start to exactly its end, then resolves and rests", async () => {
		const { motion, next, isRequested } = stage();
		const steps: number[] = [];
		let isOver = false;
		void motion.animate(100, (progress) => steps.push(progress)).then(() => (isOver = true));
		for (const passedMs of [0, 25, 50, 70]) await next(passedMs);
		expect(steps).toEqual([0, 0.25, 0.75, 1]);
		expect([isOver, isRequested()]).toEqual([true, false]);
	});

	it("of no duration is over at once", async () => {
		const { motion } = stage();
		const steps: number[] = [];
		await motion.animate(0, (progress) => steps.push(progress));
		expect(steps).toEqual([1]);
	});

	it("is cut short to its end, pauses too", async () => {
		const { motion, next } = stage();
		const steps: number[] = [];
		const both = Promise.all([motion.animate(1_000, (progress) => steps.push(progress)), motion.pause(5_000)]);
		await next(0);
		motion.finish();
		await both;
		expect(steps).toEqual([0, 1]);
	});

	it("that goes on takes a long absence for one frame", async () => {
		const { motion, next, isRequested } = stage();
		const passed: number[] = [];
		const end = motion.onEachFrame((passedMs) => passed.push(passedMs));
		for (const passedMs of [0, 16, 600_000]) await next(passedMs);
		expect(passed).toEqual([0, 16, 100]);
		end();
		await next(16);
		expect(isRequested()).toBe(false);
	});

	it("never goes on after the stage was closed", async () => {
		const { motion, isRequested } = stage();
		void motion.animate(100, () => {});
		motion.close();
		motion.redraw();
		expect(isRequested()).toBe(false);
	});
});

describe("settling", () => {
	it("begins at the stated speed and ends where it should", () => {
		const small = 1e-6;
		expect((settle(small) - settle(0)) / small).toBeCloseTo(SETTLE_FIRST_SPEED, 3);
		expect([settle(0), settle(1)]).toEqual([expect.closeTo(0), 1]);
	});
});
