import { EUROPEAN, type Place, placesOf } from "@baize/engines/roulette";
import { check } from "@baize/kernel/check";

/**
 * Where a place lies on the cloth. Along it there are 14 units (zero, twelve rows of numbers, the columns), across it 5
 * (three rows of numbers, the dozens, the even chances). A cloth that stands upright is the same one turned.
 */
export type Anchor = { along: number; across: number; length: number; width: number };

export const LENGTH = 14;
export const WIDTH = 5;

/** The even chances in their order along the cloth. */
export const EVEN_CHANCES = ["low", "even", "red", "black", "odd", "high"] as const;

export const places: ReadonlyMap<string, Place> = placesOf(EUROPEAN);

/** What a place pays for each unit, beside the stake. */
export const timesToOne = (spot: string): number => 36 / places.get(spot)!.pockets.length - 1;

const alongOf = (pocket: number): number => (pocket === 0 ? 0.5 : 1.5 + Math.floor((pocket - 1) / 3));
const acrossOf = (pocket: number): number => (pocket === 0 ? 1.5 : 2.5 - ((pocket - 1) % 3));
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The line between zero and the numbers, and the one between the numbers and the dozens. */
const ZERO_LINE = 1;
const DOZEN_LINE = 3;

const point = (along: number, across: number): Anchor => ({ along, across, length: 0, width: 0 });

const OUTSIDE: Record<string, (number: number) => Anchor> = {
	column: (number) => ({ along: 13.5, across: 3.5 - number, length: 1, width: 1 }),
	dozen: (number) => ({ along: 4 * number - 1, across: 3.5, length: 4, width: 1 }),
};

function anchorOf({ id, pockets }: Place): Anchor {
	const [kind = "", number] = id.split("-");
	const even = (EVEN_CHANCES as readonly string[]).indexOf(id);
	if (even >= 0) return { along: 2 + 2 * even, across: 4.5, length: 2, width: 1 };
	const outside = OUTSIDE[kind];
	if (outside) return outside(Number(number));
	if (id === "straight-0") return { along: 0.5, across: 1.5, length: 1, width: 3 };
	const numbers = pockets.filter((pocket) => pocket !== 0);
	const along = pockets.includes(0) ? ZERO_LINE : meanOf(numbers.map(alongOf));
	if (kind === "street" || kind === "line" || kind === "first") return point(along, DOZEN_LINE);
	const across = meanOf(numbers.map(acrossOf));
	return kind === "straight" ? { along, across, length: 1, width: 1 } : point(along, across);
}

/** Every place with its anchor; those that lie on lines between others have no extent. */
export const anchors: ReadonlyMap<string, Anchor> = new Map(
	[...places.values()].map((place) => [place.id, anchorOf(place)]),
);

const isInside = ({ across, along }: Anchor): boolean => across <= DOZEN_LINE && along < 13;
const inside = [...anchors].filter(([id, anchor]) => isInside(anchor) && id !== "straight-0");
/** Beyond this share of its field, a press on zero means a place that zero shares with its neighbours. */
const ZERO_ALONE = 0.72;

/** The place among numbers and lines that is meant by a press at this point: the nearest one. */
export function insideAt(along: number, across: number): string {
	if (along < ZERO_ALONE) return "straight-0";
	const distance = ([, anchor]: [string, Anchor]): number =>
		(anchor.along - Math.max(along, ZERO_LINE)) ** 2 + (anchor.across - across) ** 2;
	const nearest = inside.reduce((best, one) => (distance(one) < distance(best) ? one : best));
	check(nearest, "the cloth has numbers");
	return nearest[0];
}

export type Direction = "back" | "on" | "up" | "down";

/** How far a place is in a direction, and how far beside it; along the cloth is on, across it is down. */
const DIRECTIONS: Record<Direction, (from: Anchor, to: Anchor) => readonly [number, number]> = {
	on: (from, to) => [to.along - from.along, Math.abs(to.across - from.across)],
	back: (from, to) => [from.along - to.along, Math.abs(to.across - from.across)],
	down: (from, to) => [to.across - from.across, Math.abs(to.along - from.along)],
	up: (from, to) => [from.across - to.across, Math.abs(to.along - from.along)],
};

/** The place that lies next in a direction; the same one at the edge. */
export function nextPlace(from: string, direction: Direction): string {
	const here = anchors.get(from)!;
	let best = { spot: from, cost: Number.POSITIVE_INFINITY };
	for (const [spot, anchor] of anchors) {
		const [ahead, beside] = DIRECTIONS[direction](here, anchor);
		const cost = ahead + 3 * beside;
		if (ahead > 0.01 && beside <= ahead + 1 && cost < best.cost) best = { spot, cost };
	}
	return best.spot;
}
