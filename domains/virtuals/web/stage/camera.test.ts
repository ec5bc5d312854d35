import { drawOrder, drawRaceCard, drawTimeline, LINE_X10000 } from "@baize/engines/race";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { cameraOn, progressAt } from "./camera.ts";

function aProgress(seed: number) {
	const draws = seededDraws(seed);
	return drawTimeline(drawOrder(drawRaceCard("horses", draws).runners, draws), draws);
}

const FRAME_MS = 1_000 / 60;
const [WIDTH, REACH] = [1_100, 8];

describe("[VIRT-01] the place of a runner between two steps", () => {
	const track = { progressX10000: [0, 100, 300, 600] };

	it.each([
		[-500, 0],
		[0, 0],
		[250, 100],
		[500, 300],
		[750, 600],
		[9_000, 600],
	])("is at %i ms exactly that of the step, and stays within the race: %i", (atMs, positions) => {
		expect(progressAt(track, atMs, 250)).toBe(positions);
	});

	it("lies between those of its steps", () => {
		expect(progressAt(track, 375, 250)).toBeGreaterThan(100);
		expect(progressAt(track, 375, 250)).toBeLessThan(300);
	});

	it("never goes back in a whole race", () => {
		for (const { progressX10000 } of aProgress(4).tracks) {
			let before = 0;
			for (let atMs = 0; atMs < 30_000; atMs += FRAME_MS) {
				const positions = progressAt({ progressX10000 }, atMs, 250);
				expect(positions).toBeGreaterThanOrEqual(before - 0.5);
				before = positions;
			}
		}
	});
});

describe("[VIRT-01] the camera", () => {
	const seenAt = (progress: ReturnType<typeof aProgress>, atMs: number) => {
		const positions = progress.tracks.map((track) => progressAt(track, atMs, progress.stepMs));
		return { positions, camera: cameraOn(positions, WIDTH, REACH) };
	};
	const xOf = ({ left, pxPerUnit }: ReturnType<typeof cameraOn>, units: number) => (units - left) * pxPerUnit;

	it("has the leader in the picture from the off to the line, and the line in it at the end", () => {
		for (let seed = 1; seed <= 20; seed++) {
			const progress = aProgress(seed);
			const firstMs = Math.min(...progress.tracks.map(({ finishMs }) => finishMs));
			for (let atMs = 0; atMs <= firstMs; atMs += 500) {
				const { positions, camera } = seenAt(progress, atMs);
				const x = xOf(camera, Math.max(...positions));
				expect(x).toBeGreaterThan(0.3 * WIDTH);
				expect(x).toBeLessThan(0.8 * WIDTH);
			}
			const { camera } = seenAt(progress, progress.durationMs);
			expect(xOf(camera, LINE_X10000)).toBeCloseTo(0.64 * WIDTH, 0);
		}
	});

	it("moves smoothly: from one frame to the next by no more than a runner does, and a little zoom", () => {
		const progress = aProgress(9);
		let before = seenAt(progress, 0).camera;
		for (let atMs = FRAME_MS; atMs < progress.durationMs; atMs += FRAME_MS) {
			const { camera } = seenAt(progress, atMs);
			expect(Math.abs(camera.left - before.left)).toBeLessThan(16);
			before = camera;
		}
	});
});
