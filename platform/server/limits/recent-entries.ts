/**
 * A bounded map: at most `limit` entries; those not used for the longest time are dropped first, half of the limit at
 * once. Two maps instead of one in order of use, because an entry in use then costs a single look-up.
 */
export type RecentEntries<Value> = {
	/** The entry of this key, created if there is none. */
	of(key: string): Value;
	size(): number;
};

export function openRecentEntries<Value>(limit: number, make: () => Value): RecentEntries<Value> {
	const halfLimit = Math.max(1, Math.floor(limit / 2));
	let newer = new Map<string, Value>();
	let older = new Map<string, Value>();

	function addToNewer(key: string, value: Value): Value {
		if (newer.size >= halfLimit) {
			older = newer;
			newer = new Map();
		}
		newer.set(key, value);
		return value;
	}

	return {
		of(key) {
			const found = newer.get(key);
			if (found !== undefined) return found;
			const old = older.get(key);
			older.delete(key);
			return addToNewer(key, old ?? make());
		},
		size: () => newer.size + older.size,
	};
}
