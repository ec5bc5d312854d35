/**
 * Passwords that this process is comparing, or about to, by what they are counted as. Each is counted as wrong until it is
 * known, so a login that finds the count full waits for one of these first: perhaps it was right, and gives its place back.
 */
export type Comparisons = {
	begin(countedAs: readonly string[]): Comparison;
	/** How many that are counted as this have been compared. */
	comparedAs(key: string): number;
	/** Waits until one that is counted as this has been compared; false where none will be. */
	next(key: string): Promise<boolean>;
};

export type Comparison = {
	/** It was compared. */
	end(): void;
	/** It will not be. */
	abandon(): void;
};

type Outcome = "compared" | "abandoned";
const MOST_KEPT = 10_000;

export function openComparisons(): Comparisons {
	const underWay = new Map<string, Set<Promise<Outcome>>>();
	const compared = new Map<string, number>();

	function remove(key: string, comparison: Promise<Outcome>): void {
		const all = underWay.get(key);
		all?.delete(comparison);
		if (all?.size === 0) underWay.delete(key);
	}

	function count(key: string): void {
		if (compared.size >= MOST_KEPT) compared.clear();
		compared.set(key, (compared.get(key) ?? 0) + 1);
	}

	return {
		begin(keys) {
			const { promise, resolve } = Promise.withResolvers<Outcome>();
			for (const key of keys) underWay.set(key, (underWay.get(key) ?? new Set()).add(promise));
			const endAs = (outcome: Outcome): void => {
				for (const key of keys) {
					remove(key, promise);
					if (outcome === "compared") count(key);
				}
				resolve(outcome);
			};
			return { end: () => endAs("compared"), abandon: () => endAs("abandoned") };
		},
		comparedAs: (key) => compared.get(key) ?? 0,
		async next(key) {
			for (let all = underWay.get(key); all; all = underWay.get(key))
				if ((await Promise.race(all)) === "compared") return true;
			return false;
		},
	};
}
