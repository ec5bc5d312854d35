/** What the caches of this name did since the process started, and how many entries they have now. */
export type CacheCounts = { hits: number; misses: number; entries: number };

const countsByName = new Map<string, CacheCounts>();

/** The counts to which a cache adds. They are the process's, like its memory, so the metrics need no list of caches. */
export function countsOf(name: string): CacheCounts {
	const counts = countsByName.get(name) ?? { hits: 0, misses: 0, entries: 0 };
	countsByName.set(name, counts);
	return counts;
}

export const allCacheCounts = (): ReadonlyMap<string, Readonly<CacheCounts>> => countsByName;
