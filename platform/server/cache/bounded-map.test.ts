import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBoundedMap } from "./bounded-map.ts";

const LIMIT = 4;
const aStep = fc.record({ act: fc.constantFrom("get", "peek", "set", "delete"), key: fc.integer({ min: 0, max: 7 }) });

/** The same as a list, the least recently used first: slow, and easy to see through. */
function aList() {
	let used: [number, number][] = [];
	const find = (key: number) => used.find(([each]) => each === key)?.[1];
	const without = (key: number) => used.filter(([each]) => each !== key);
	return {
		peek: find,
		get(key: number) {
			const value = find(key);
			if (value !== undefined) used = [...without(key), [key, value]];
			return value;
		},
		set(key: number, value: number) {
			used = [...without(key), [key, value] as [number, number]].slice(-LIMIT);
		},
		delete(key: number) {
			used = without(key);
		},
		entries: () => used,
	};
}

describe("a bounded map", () => {
	it("evicts the entry that was not used for the longest time, whatever was done before", () => {
		fc.assert(
			fc.property(fc.array(aStep, { maxLength: 60 }), (steps) => {
				const [map, list] = [openBoundedMap<number, number>(LIMIT), aList()];
				for (const [at, { act, key }] of steps.entries()) {
					if (act === "set") {
						map.set(key, at);
						list.set(key, at);
					} else if (act === "delete") {
						map.delete(key);
						list.delete(key);
					} else expect(map[act as "get"](key)).toBe(list[act as "get"](key));
				}
				expect(map.size()).toBe(list.entries().length);
				for (const [key, value] of list.entries()) expect(map.peek(key)).toBe(value);
			}),
		);
	});

	it("reports each value that leaves it: deleted, replaced, evicted or cleared", () => {
		const removed: string[] = [];
		const map = openBoundedMap<string, number>(2, (key, value) => removed.push(`${key}${value}`));
		map.set("a", 1);
		map.set("a", 2);
		map.set("b", 3);
		map.set("c", 4);
		map.delete("b");
		map.delete("b");
		map.clear();
		expect(removed).toEqual(["a1", "a2", "b3", "c4"]);
	});
});
