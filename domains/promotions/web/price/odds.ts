import type { PriceView } from "../../contract/views.ts";

const WHOLE = 10_000;
const PERCENT = 100;

/** Of a hundred players so many wager all of it, and the others use it up; never all or none where it is not certain. */
export function finishOf100({ finishX1000 }: Pick<PriceView, "finishX1000">): { finish: number; fail: number } {
	const rounded = Math.round(finishX1000 / 10);
	const isCertain = finishX1000 <= 0 || finishX1000 >= 1_000;
	const finish = isCertain ? rounded : Math.min(PERCENT - 1, Math.max(1, rounded));
	return { finish, fail: PERCENT - finish };
}

/** What the prices of the example return of its face, rounded up: what a free bet is never worth. */
export const returnedMinor = ({ faceMinor, returnX10000 }: Pick<PriceView, "faceMinor" | "returnX10000">): number =>
	Math.ceil((faceMinor * returnX10000) / WHOLE);

/** What the games of the example keep of a stake, in per cent. */
export const edgePercent = ({ returnX10000 }: Pick<PriceView, "returnX10000">): number =>
	(WHOLE - returnX10000) / PERCENT;
