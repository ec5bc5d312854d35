import type { Clock } from "@baize/kernel/time";
import { openBoundedMap } from "./bounded-map.ts";
import { countsOf } from "./counts.ts";
import { openSubjectIndex } from "./subject-index.ts";

export type EntryOptions<Value, Subject> = {
	name: string;
	limit: number;
	maxAgeMs: number | ((value: Value, nowMs: number) => number);
	clock: Clock;
	subjectsOf: ((value: Value) => readonly Subject[]) | undefined;
};

type Entry<Value> = { value: Value; untilMs: number };

/** The entries of a cache: bounded, found by key or by subject, and counted. */
export type Entries<Key, Value, Subject> = {
	/** The entry, unless it is too old; counted as a hit or a miss. */
	find(key: Key): Entry<Value> | undefined;
	/** The same, neither counted nor a use. */
	peek(key: Key): Entry<Value> | undefined;
	/** `asOfMs`: when the value was current. */
	put(key: Key, value: Value, asOfMs: number): void;
	remove(key: Key): void;
	removeAbout(subject: Subject): void;
	clear(): void;
};

export function openEntries<Key, Value, Subject>({
	name,
	limit,
	maxAgeMs,
	clock,
	subjectsOf = () => [],
}: EntryOptions<Value, Subject>): Entries<Key, Value, Subject> {
	const counts = countsOf(name);
	const index = openSubjectIndex<Key, Subject>();
	const entries = openBoundedMap<Key, Entry<Value>>(limit, (key, { value }) => {
		counts.entries--;
		index.remove(key, subjectsOf(value));
	});

	const isFresh = ({ untilMs }: Entry<Value>): boolean =>
		untilMs === Number.POSITIVE_INFINITY || clock.nowMs() < untilMs;

	return {
		find(key) {
			const found = entries.get(key);
			if (found && isFresh(found)) {
				counts.hits++;
				return found;
			}
			counts.misses++;
			return undefined;
		},
		peek(key) {
			const found = entries.peek(key);
			return found && isFresh(found) ? found : undefined;
		},
		put(key, value, asOfMs) {
			const ageMs = typeof maxAgeMs === "number" ? maxAgeMs : maxAgeMs(value, asOfMs);
			if (ageMs <= 0) return entries.delete(key);
			entries.set(key, { value, untilMs: asOfMs + ageMs });
			counts.entries++;
			index.add(key, subjectsOf(value));
		},
		remove: entries.delete,
		removeAbout(subject) {
			for (const key of index.keysOf(subject)) entries.delete(key);
		},
		clear: entries.clear,
	};
}
