import type { Frame, WaysWin } from "./frames.ts";

/** More links than these would be a net, so then only the nearest are drawn. */
const MAX_LINKS = 6;
const JITTER = 0.16;

type Point = { x: number; y: number };

/** Lightning from reel to reel over the symbols of a win, in a picture of one unit a reel, seven units high. */
export function boltsOf({ pieces, heights }: Frame, win: WaysWin): string[] {
	const byReel = Array.from({ length: win.reels }, (_, reel) =>
		pieces
			.filter((piece) => piece.reel === reel && win.pieces.includes(piece.id))
			.map(({ row }): Point => ({ x: reel + 0.5, y: (7 * (heights[reel]! - row - 0.5)) / heights[reel]! })),
	);
	return byReel.slice(1).flatMap((right, at) => {
		const left = byReel[at]!;
		const links = left.flatMap((from) => right.map((to) => [from, to] as const));
		const drawn = links.length <= MAX_LINKS ? links : right.map((to) => [nearest(left, to), to] as const);
		return drawn.map(([from, to], link) => jagged(from, to, at * 7 + link * 3));
	});
}

const nearest = (points: readonly Point[], to: Point): Point =>
	points.reduce((best, point) => (Math.abs(point.y - to.y) < Math.abs(best.y - to.y) ? point : best));

function jagged(from: Point, to: Point, seed: number): string {
	const parts = [0.25, 0.5, 0.75].map((part, at) => {
		const off = JITTER * (((seed + at * 5) % 7) / 3 - 1);
		return `L${cut(from.x + (to.x - from.x) * part + off * 0.5)},${cut(from.y + (to.y - from.y) * part + off * 3)}`;
	});
	return `M${cut(from.x)},${cut(from.y)}${parts.join("")}L${cut(to.x)},${cut(to.y)}`;
}

const cut = (value: number): number => Math.round(value * 1_000) / 1_000;
