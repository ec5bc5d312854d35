import { exactReturn, quickRound, type ReelSheet } from "@baize/engines/reels";
import { toNumber } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { Terms } from "../../contract/index.ts";

type SpinsPart = NonNullable<Terms["spins"]>;

/** With how many units of bonus money one player begins: always so many, or what the spins have won. */
export type Beginning = { meanUnits: number; draw(draws: Draws): number };

export const always = (faceUnits: number): Beginning => ({ meanUnits: faceUnits, draw: () => faceUnits });

/** Spins on the title among those of the terms that returns most, whose mean is exact. Undefined without such a title. */
export function bySpins(
	{ count, titles: ids, stakeUnits }: SpinsPart,
	titles: readonly ReelSheet[],
): (Beginning & { sheet: ReelSheet; returnShare: number }) | undefined {
	const [best] = titles
		.filter(({ id }) => ids.includes(id))
		.map((sheet) => ({ sheet, returnShare: toNumber(exactReturn(sheet).total) }))
		.sort((a, b) => b.returnShare - a.returnShare);
	if (!best) return undefined;
	const round = quickRound(best.sheet);
	const lineUnits = stakeUnits / best.sheet.lines.length;
	return {
		...best,
		meanUnits: count * stakeUnits * best.returnShare,
		draw(draws) {
			let won = 0;
			for (let spin = 0; spin < count; spin++) won += round(draws);
			return won * lineUnits;
		},
	};
}
