import { type Clock, systemClock } from "@baize/kernel/time";
import type { Changes } from "./changes.ts";
import { openEntries } from "./entries.ts";

/** Values of this process that may be dropped at any time. Decision 034. */
export type Cache<Key, Value, Subject = Key> = {
	/**
	 * The cached value, at once; or the loaded one, once for all who ask meanwhile. A value that changed while it was
	 * loaded is answered to those who asked before the change, and not cached.
	 */
	read(key: Key, load: (key: Key) => Promise<Value>): Value | Promise<Value>;
	/** The cached value. */
	get(key: Key): Value | undefined;
	/** The cached value, without counting as a use. */
	peek(key: Key): Value | undefined;
	/** Caches a value that is newer than that of any load under way. */
	store(key: Key, value: Value): void;
	/** The subject has changed: what is cached of it is dropped, and what is being loaded will not be cached. */
	drop(subject: Subject): void;
	dropAll(): void;
};

export type CacheOptions<Key, Value, Subject = Key> = {
	/** In the metrics: the domain and what is cached. */
	name: string;
	/** One more entry evicts the one that was not used for the longest time. */
	limit: number;
	/** How long a value is cached after its load began; 0: not at all. Without it, until it is dropped. */
	maxAgeMs?: number | ((value: Value, nowMs: number) => number);
	clock?: Clock;
	/** What drops entries. */
	changes?: readonly Changes<Subject>[];
	/** What a value is about, where changes do not name its key. */
	subjectsOf?: (value: Value) => readonly Subject[];
};

export function openCache<Key, Value, Subject = Key>(
	options: CacheOptions<Key, Value, Subject>,
): Cache<Key, Value, Subject> {
	const { name, limit, maxAgeMs = Number.POSITIVE_INFINITY, clock = systemClock, changes = [], subjectsOf } = options;
	const entries = openEntries<Key, Value, Subject>({ name, limit, maxAgeMs, clock, subjectsOf });
	/** Only the value of a load that is still in here is cached. */
	const loads = new Map<Key, Promise<Value>>();

	function begin(key: Key, load: (key: Key) => Promise<Value>): Promise<Value> {
		const nowMs = clock.nowMs();
		const isCurrent = (): boolean => loads.get(key) === loading;
		const loading: Promise<Value> = load(key)
			.then((value) => {
				if (isCurrent()) entries.put(key, value, nowMs);
				return value;
			})
			.finally(() => isCurrent() && loads.delete(key));
		// Those who wait get the error; a failed load that no one waits for any more must not end the process.
		loading.catch(() => {});
		loads.set(key, loading);
		return loading;
	}

	function drop(subject: Subject): void {
		if (subjectsOf) {
			entries.removeAbout(subject);
			// It is not known yet what the loads under way are about.
			loads.clear();
		} else {
			const key = subject as unknown as Key;
			entries.remove(key);
			loads.delete(key);
		}
	}

	function dropAll(): void {
		entries.clear();
		loads.clear();
	}

	for (const listen of changes) listen((subject) => (subject === undefined ? dropAll() : drop(subject)));

	return {
		read(key, load) {
			const found = entries.find(key);
			return found ? found.value : (loads.get(key) ?? begin(key, load));
		},
		get: (key) => entries.find(key)?.value,
		peek: (key) => entries.peek(key)?.value,
		store(key, value) {
			loads.delete(key);
			entries.put(key, value, clock.nowMs());
		},
		drop,
		dropAll,
	};
}
