/** A round that counts: how many points it has, and when it ended. Rounds come in the order in which they ended. */
export type Counted = { points: number; atMs: number };

export type Score = {
	points: number;
	rounds: number;
	firstAtMs: number;
	/** When the last round ended that raised the score. */
	reachedAtMs: number;
};

type Stakes = { stakeMinor: bigint; winMinor: bigint };

const HUNDRED = 100n;

/** What a round returned in hundredths of its stake, rounded down. How much was staked does not matter. */
export function pointsOf({ stakeMinor, winMinor }: Stakes, capPoints: number): number {
	const points = (HUNDRED * winMinor) / stakeMinor;
	return points > BigInt(capPoints) ? capPoints : Number(points);
}

/** The sum of the best rounds, and when it was reached; undefined without a round. */
export function scoreOf(rounds: readonly Counted[], bestOf: number): Score | undefined {
	const [first] = rounds;
	if (!first) return undefined;
	const best: number[] = [];
	let [points, reachedAtMs] = [0, first.atMs];
	for (const round of rounds) {
		const replaced = best.length < bestOf ? 0 : best[0]!;
		if (round.points <= replaced) {
			if (best.length < bestOf) insert(best, round.points);
			continue;
		}
		if (best.length === bestOf) best.shift();
		insert(best, round.points);
		points += round.points - replaced;
		reachedAtMs = round.atMs;
	}
	return { points, rounds: rounds.length, firstAtMs: first.atMs, reachedAtMs };
}

/** Keeps the lowest first. */
function insert(best: number[], points: number): void {
	const at = best.findIndex((each) => each > points);
	best.splice(at < 0 ? best.length : at, 0, points);
}

/** The rounds that make the score, the best first; of equal ones the earlier. */
export const bestOf = <Round extends Counted>(rounds: readonly Round[], count: number): Round[] =>
	[...rounds].sort((a, b) => b.points - a.points || a.atMs - b.atMs).slice(0, count);

/** A further round raises the score with more points than this. */
export const toBeat = (rounds: readonly Counted[], count: number): number =>
	rounds.length < count ? 0 : (bestOf(rounds, count).at(-1)?.points ?? 0);
