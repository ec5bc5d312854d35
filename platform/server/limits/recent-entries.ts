import { openBoundedMap } from "../cache/index.ts";

/** What is counted of each of at most `limit` subjects; those not used for the longest time are evicted. */
export type RecentEntries<Value> = {
	/** The entry of this key, created if there is none. */
	of(key: string): Value;
	size(): number;
};

export function openRecentEntries<Value>(limit: number, make: () => Value): RecentEntries<Value> {
	const entries = openBoundedMap<string, Value>(limit);
	return {
		of(key) {
			const found = entries.get(key);
			if (found !== undefined) return found;
			const made = make();
			entries.set(key, made);
			return made;
		},
		size: entries.size,
	};
}
