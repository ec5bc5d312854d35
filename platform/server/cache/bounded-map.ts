/** A map of at most `limit` entries: one more evicts the entry that was not used for the longest time. */
export type BoundedMap<Key, Value> = {
	/** Counts as a use. */
	get(key: Key): Value | undefined;
	/** Does not count as a use. */
	peek(key: Key): Value | undefined;
	set(key: Key, value: Value): void;
	delete(key: Key): void;
	clear(): void;
	size(): number;
};

type Place = { older: Place; newer: Place };
type Entry<Key, Value> = Place & { key: Key; value: Value };

/** `onRemoved` is called for each value that leaves the map, also for one that another replaces. */
export function openBoundedMap<Key, Value>(
	limit: number,
	onRemoved: (key: Key, value: Value) => void = () => {},
): BoundedMap<Key, Value> {
	const entries = new Map<Key, Entry<Key, Value>>();
	const newest = newRing();

	function remove(entry: Entry<Key, Value>): void {
		takeOut(entry);
		entries.delete(entry.key);
		onRemoved(entry.key, entry.value);
	}

	return {
		get(key) {
			const entry = entries.get(key);
			if (entry && newest.older !== entry) {
				takeOut(entry);
				putBefore(newest, entry);
			}
			return entry?.value;
		},
		peek: (key) => entries.get(key)?.value,
		set(key, value) {
			const known = entries.get(key);
			if (known) remove(known);
			const entry: Entry<Key, Value> = { key, value, older: newest, newer: newest };
			putBefore(newest, entry);
			entries.set(key, entry);
			if (entries.size > limit) remove(newest.newer as Entry<Key, Value>);
		},
		delete(key) {
			const entry = entries.get(key);
			if (entry) remove(entry);
		},
		clear() {
			for (const entry of [...entries.values()]) remove(entry);
		},
		size: () => entries.size,
	};
}

/**
 * The entries are a ring in the order of their last use, closed by a place without an entry: on one side of it is the
 * newest entry, on the other the oldest. A Map alone has an order, too, but moving an entry to its end at each use costs
 * several times as much as these four assignments.
 */
function newRing(): Place {
	const place = {} as Place;
	place.older = place;
	place.newer = place;
	return place;
}

function takeOut({ older, newer }: Place): void {
	older.newer = newer;
	newer.older = older;
}

function putBefore(end: Place, place: Place): void {
	place.older = end.older;
	place.newer = end;
	end.older.newer = place;
	end.older = place;
}
