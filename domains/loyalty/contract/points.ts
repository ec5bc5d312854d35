/**
 * Points in the book are integers of millionths. A round of one cent earns some thousands of them, so nothing that play
 * earns is lost by rounding.
 */
export type Micro = bigint;

export const POINT: Micro = 1_000_000n;
const SHOWN_DIGITS = 3;

/** As players see points: whole ones, truncated. spec §9 */
export const wholePoints = (micro: Micro): number => Number(micro / POINT);

/** The number of points on the wire: truncated to thousandths, written digit by digit and never computed as a float. */
export function decimalPoints(micro: Micro): number {
	const sign = micro < 0n ? "-" : "";
	const digits = (micro < 0n ? -micro : micro).toString().padStart(POINT.toString().length, "0");
	const point = digits.length - POINT.toString().length + 1;
	return Number(`${sign}${digits.slice(0, point)}.${digits.slice(point, point + SHOWN_DIGITS)}`);
}

/** Points on the wire, as they are shown: truncated. */
export const truncatedPoints = (points: number): number => Math.trunc(points);
