import type { ByCount, ReelSheet, ReelWindow, Strip } from "@baize/engines/reels";

/**
 * The reels that are waited for: with the ones before them they show one scatter too few for free spins, and their strip
 * has one. Of no other reel anything could still come that is worth a wait, so no other reel is slowed.
 */
export function awaitedReels(
	{ symbols, freeSpins }: Pick<ReelSheet, "symbols" | "freeSpins">,
	window: ReelWindow,
	{ strips, isFree }: { strips: readonly Strip[]; isFree: boolean },
): readonly boolean[] {
	const scatter = symbols.find(({ role }) => role === "scatter")?.id;
	const needed = smallestOf(isFree ? freeSpins?.retriggered : freeSpins?.awarded);
	if (scatter === undefined || needed === undefined) return window.map(() => false);
	let seen = 0;
	return window.map((reel, at) => {
		const isAwaited = seen === needed - 1 && strips[at]!.includes(scatter);
		seen += reel.filter((symbol) => symbol === scatter).length;
		return isAwaited;
	});
}

/** The smallest count that gives something. */
function smallestOf(table: ByCount | undefined): number | undefined {
	const counts = Object.entries(table ?? {}).flatMap(([count, given]) => (given ? [Number(count)] : []));
	return counts.length > 0 ? Math.min(...counts) : undefined;
}
