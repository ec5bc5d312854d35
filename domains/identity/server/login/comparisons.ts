import { openBoundedMap } from "@baize/platform-server";

/**
 * Passwords that this process is comparing, or about to compare, by what they count as. Each counts as wrong until its
 * result is known, so a login that finds the count full waits for one of these first: if it was right, it frees its
 * place.
 */
export type Comparisons = {
	begin(countedAs: readonly string[]): Comparison;
	/** How many passwords that count as this have been compared. */
	comparedAs(key: string): number;
	/** Waits until one password that counts as this has been compared; false where none will be. */
	next(key: string): Promise<boolean>;
};

export type Comparison = {
	/** Marks it as compared. */
	end(): void;
	/** Marks that it will not be compared. */
	abandon(): void;
};

type Outcome = "compared" | "abandoned";
const MAX_KEYS = 10_000;

export function openComparisons(): Comparisons {
	const underWay = new Map<string, Set<Promise<Outcome>>>();
	const compared = openBoundedMap<string, number>(MAX_KEYS);

	function remove(key: string, comparison: Promise<Outcome>): void {
		const all = underWay.get(key);
		all?.delete(comparison);
		if (all?.size === 0) underWay.delete(key);
	}

	function count(key: string): void {
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
