import { describe, expect, it } from "vitest";
import { edgeToward } from "./lights.ts";

const MIDDLE = { x: 100, y: 100 };

describe("[GAME-01] the path of a line", () => {
	it.each([
		["to the right", { x: 300, y: 100 }, { x: 140, y: 100 }],
		["to the left", { x: -100, y: 100 }, { x: 60, y: 100 }],
		["to a row below", { x: 300, y: 200 }, { x: 140, y: 120 }],
		["to two rows above", { x: 180, y: -60 }, { x: 120, y: 60 }],
		["to the edge of the reels, which is nearer than the frame", { x: 70, y: 100 }, { x: 70, y: 100 }],
	])("leaves the frame of a winning symbol where it goes %s", (_where, to, edge) => {
		expect(edgeToward(MIDDLE, to, 40)).toEqual(edge);
	});
});
