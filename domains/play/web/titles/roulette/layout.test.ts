import { AMERICAN, EUROPEAN, FRENCH } from "@baize/engines/roulette";
import { describe, expect, it } from "vitest";
import { type Direction, LENGTH, layoutFor, pocketText, timesToOne, WIDTH } from "./layout.ts";

const { insideAt, nextPlace } = layoutFor(EUROPEAN);
const american = layoutFor(AMERICAN);

const DIRECTIONS: readonly Direction[] = ["on", "back", "up", "down"];

describe.each([EUROPEAN, FRENCH, AMERICAN])("[GAME-01] the cloth of $id roulette", (rules) => {
	const { places, anchors, insideAt, nextPlace } = layoutFor(rules);

	it("has an anchor on it for each place, and no two at one point", () => {
		const points = new Set([...anchors.values()].map(({ along, across }) => `${along}/${across}`));
		expect(anchors.size).toBe(places.size);
		expect(points.size).toBe(places.size);
		for (const { along, across } of anchors.values())
			expect(along > 0 && along < LENGTH && across > 0 && across < WIDTH).toBe(true);
	});

	it("means by a press on the middle of a place, number or line, that place", () => {
		for (const [spot, { along, across }] of anchors)
			if (across <= 3 && along < 13) expect(insideAt(along, across), spot).toBe(spot);
	});

	it("leads by arrows to every place", () => {
		const reached = new Set(["straight-17"]);
		for (const spot of reached) for (const direction of DIRECTIONS) reached.add(nextPlace(spot, direction));
		expect([...places.keys()].filter((spot) => !reached.has(spot))).toEqual([]);
	});
});

describe("[GAME-01] the cloth of roulette", () => {
	it.each([
		["the middle of a number", 1.5, 2.5, "straight-1"],
		["near the line to its neighbour", 1.9, 2.5, "split-1-4"],
		["near the corner of four", 1.9, 2.1, "corner-1"],
		["near the edge to the dozens", 6.5, 2.9, "street-16"],
		["near that edge between two rows", 7, 2.9, "line-16"],
		["the middle of zero", 0.4, 0.5, "straight-0"],
		["between zero and the two", 0.9, 1.5, "split-0-2"],
		["at the corner of zero", 0.95, 2.95, "first-four"],
	])("%s", (_where, along, across, spot) => {
		expect(insideAt(along, across)).toBe(spot);
	});

	it.each<[string, Direction, string]>([
		["straight-17", "on", "split-17-20"],
		["split-17-20", "on", "straight-20"],
		["straight-17", "up", "split-17-18"],
		["straight-1", "back", "split-0-1"],
		["straight-35", "on", "column-2"],
		["street-16", "down", "dozen-2"],
		["dozen-2", "down", "red"],
		["low", "down", "low"],
	])("leads from %s by %s to %s", (from, direction, to) => {
		expect(nextPlace(from, direction)).toBe(to);
	});

	it.each([
		["straight-0", 35],
		["split-0-1", 17],
		["first-four", 8],
		["line-31", 5],
		["column-3", 2],
		["red", 1],
	])("pays on %s %i to 1", (spot, times) => {
		expect(timesToOne(layoutFor(EUROPEAN).places.get(spot)!)).toBe(times);
	});

	it.each([
		["double zero above zero", 0.4, 0.5, "straight-00"],
		["zero below it", 0.4, 2.5, "straight-0"],
		["the line between both", 0.4, 1.45, "split-0-00"],
		["the corner of all five", 0.95, 2.95, "first-five"],
		["where both meet the two", 1, 1.5, "trio-0-00-2"],
	])("with two zeros has %s", (_where, along, across, spot) => {
		expect(american.insideAt(along, across)).toBe(spot);
	});

	it("pays on the five numbers 6 to 1, and writes the double zero as such", () => {
		expect(timesToOne(american.places.get("first-five")!)).toBe(6);
		expect([0, 36, 37].map(pocketText)).toEqual(["0", "36", "00"]);
	});
});
