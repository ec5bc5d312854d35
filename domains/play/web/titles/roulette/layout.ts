import { DOUBLE_ZERO, type Place, placesOf, type RouletteRules } from "@baize/engines/roulette";
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

/** What a place pays for each unit, beside the stake. */
export const timesToOne = ({ pockets, times }: Place): number => (times ?? 36 / pockets.length) - 1;

/** A pocket as it is written: the double zero has the number after 36. */
export const pocketText = (pocket: number): string => (pocket === DOUBLE_ZERO ? "00" : String(pocket));

const isZero = (pocket: number): boolean => pocket === 0 || pocket === DOUBLE_ZERO;
const alongOf = (pocket: number): number => 1.5 + Math.floor((pocket - 1) / 3);
const acrossOf = (pocket: number): number => 2.5 - ((pocket - 1) % 3);
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The line between zero and the numbers, and the one between the numbers and the dozens. */
const ZERO_LINE = 1;
const DOZEN_LINE = 3;
/** With two zeros, each has half of the width of the numbers, and this is the line between them. */
const BETWEEN_ZEROS = 1.5;

const point = (along: number, across: number): Anchor => ({ along, across, length: 0, width: 0 });

const OUTSIDE: Record<string, (number: number) => Anchor> = {
	column: (number) => ({ along: 13.5, across: 3.5 - number, length: 1, width: 1 }),
	dozen: (number) => ({ along: 4 * number - 1, across: 3.5, length: 4, width: 1 }),
};

/** The fields of two zeros, and the places on their lines: those of the two are between those of the numbers beside it. */
const AT_TWO_ZEROS: Partial<Record<string, Anchor>> = {
	"straight-0": { along: 0.5, across: 2.25, length: 1, width: 1.5 },
	"straight-00": { along: 0.5, across: 0.75, length: 1, width: 1.5 },
	"split-0-00": point(0.5, BETWEEN_ZEROS),
	"split-0-2": point(ZERO_LINE, 1.75),
	"trio-0-00-2": point(ZERO_LINE, BETWEEN_ZEROS),
	"split-00-2": point(ZERO_LINE, 1.25),
};

function anchorOf({ id, pockets }: Place, hasTwoZeros: boolean): Anchor {
	const [kind = "", number] = id.split("-");
	const even = (EVEN_CHANCES as readonly string[]).indexOf(id);
	if (even >= 0) return { along: 2 + 2 * even, across: 4.5, length: 2, width: 1 };
	const outside = OUTSIDE[kind];
	if (outside) return outside(Number(number));
	const atTwoZeros = hasTwoZeros && AT_TWO_ZEROS[id];
	if (atTwoZeros) return atTwoZeros;
	if (id === "straight-0") return { along: 0.5, across: 1.5, length: 1, width: 3 };
	const numbers = pockets.filter((pocket) => !isZero(pocket));
	const along = pockets.some(isZero) ? ZERO_LINE : meanOf(numbers.map(alongOf));
	if (kind === "street" || kind === "line" || kind === "first") return point(along, DOZEN_LINE);
	const across = meanOf(numbers.map(acrossOf));
	return kind === "straight" ? { along, across, length: 1, width: 1 } : point(along, across);
}

/** Beyond this share of its field, a press on zero means a place that zero shares with its neighbours. */
const ZERO_ALONE = 0.72;
/** As near to the line between two zeros, a press means both. */
const NEAR_LINE = 0.2;

const squaredDistance = (anchor: Anchor, along: number, across: number): number =>
	(anchor.along - along) ** 2 + (anchor.across - across) ** 2;

export type Direction = "back" | "on" | "up" | "down";

/** How far a place is in a direction, and how far beside it; along the cloth is on, across it is down. */
const DIRECTIONS: Record<Direction, (from: Anchor, to: Anchor) => readonly [number, number]> = {
	on: (from, to) => [to.along - from.along, Math.abs(to.across - from.across)],
	back: (from, to) => [from.along - to.along, Math.abs(to.across - from.across)],
	down: (from, to) => [to.across - from.across, Math.abs(to.along - from.along)],
	up: (from, to) => [from.across - to.across, Math.abs(to.along - from.along)],
};

/** The cloth of a wheel: its places, where each lies, and which one a press or an arrow means. */
export type ClothLayout = {
	places: ReadonlyMap<string, Place>;
	/** Every place with its anchor; those that lie on lines between others have no extent. */
	anchors: ReadonlyMap<string, Anchor>;
	/** The place among numbers and lines that is meant by a press at this point: the nearest one. */
	insideAt(along: number, across: number): string;
	/** The place that lies next in a direction; the same one at the edge. */
	nextPlace(from: string, direction: Direction): string;
};

function layoutOf(places: ReadonlyMap<string, Place>): ClothLayout {
	const hasTwoZeros = places.has("straight-00");
	const anchors = new Map([...places.values()].map((place) => [place.id, anchorOf(place, hasTwoZeros)]));
	const inside = [...anchors].filter(
		([, { along, across }]) => across <= DOZEN_LINE && along < 13 && along >= ZERO_LINE,
	);
	return {
		places,
		anchors,
		insideAt(along, across) {
			if (along < ZERO_ALONE) return hasTwoZeros ? zeroAt(across) : "straight-0";
			const distance = ([, anchor]: [string, Anchor]): number =>
				squaredDistance(anchor, Math.max(along, ZERO_LINE), across);
			const nearest = inside.reduce((best, one) => (distance(one) < distance(best) ? one : best));
			check(nearest, "the cloth has numbers");
			return nearest[0];
		},
		nextPlace(from, direction) {
			const here = anchors.get(from)!;
			let best = { spot: from, cost: Number.POSITIVE_INFINITY };
			for (const [spot, anchor] of anchors) {
				const [ahead, beside] = DIRECTIONS[direction](here, anchor);
				const cost = ahead + 3 * beside;
				if (ahead > 0.01 && beside <= ahead + 1 && cost < best.cost) best = { spot, cost };
			}
			return best.spot;
		},
	};
}

function zeroAt(across: number): string {
	if (Math.abs(across - BETWEEN_ZEROS) < NEAR_LINE) return "split-0-00";
	return across < BETWEEN_ZEROS ? "straight-00" : "straight-0";
}

const layouts = new Map<ReadonlyMap<string, Place>, ClothLayout>();

/** The layout of a wheel's cloth, made once. */
export function layoutFor(rules: RouletteRules): ClothLayout {
	const places = placesOf(rules);
	const layout = layouts.get(places) ?? layoutOf(places);
	layouts.set(places, layout);
	return layout;
}
