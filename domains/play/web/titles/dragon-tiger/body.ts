/** A joint of a puppet's long body: where it is, how thick, and in which direction the body goes on. */
export type Joint = { x: number; y: number; radius: number; turn: number };

type Point = readonly [x: number, y: number];

const fixed = (value: number): number => Math.round(value * 10) / 10;

/** Joints along a curve that is given by its points and its thickness, from 0 to 1. */
function jointsOf(
	count: number,
	pointAt: (share: number) => Point,
	radiusAt: (share: number) => number,
): readonly Joint[] {
	return Array.from({ length: count }, (_, at) => {
		const share = at / (count - 1);
		const [x, y] = pointAt(share);
		const [nextX, nextY] = pointAt(share + 0.01);
		const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
		return { x: fixed(x), y: fixed(y), radius: fixed(radiusAt(share)), turn: fixed(turn) };
	});
}

/** A smooth curve through points (Catmull and Rom). */
function through(points: readonly Point[]): (share: number) => Point {
	const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
	return (share) => {
		const place = Math.min(share, 0.999) * (points.length - 1);
		const from = Math.floor(place);
		const t = place - from;
		const along = (axis: 0 | 1): number => {
			const [a, b, c, d] = [at(from - 1)[axis], at(from)[axis], at(from + 1)[axis], at(from + 2)[axis]];
			return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
		};
		return [along(0), along(1)];
	};
}

/** The dragon's body, from the tip of its tail to its neck. */
export const DRAGON_BODY = jointsOf(
	34,
	through([
		[10, 196],
		[34, 140],
		[82, 126],
		[104, 176],
		[150, 214],
		[204, 190],
		[196, 132],
		[188, 92],
	]),
	(share) => 4 + 23 * Math.sin(Math.PI * (0.05 + 0.62 * share)),
);

/** The tiger's tail, from its root to its tip. */
export const TIGER_TAIL = jointsOf(
	16,
	through([
		[262, 126],
		[296, 104],
		[280, 62],
		[304, 30],
	]),
	(share) => 9.5 - 3 * share,
);
