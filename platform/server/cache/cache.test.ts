import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { type CacheOptions, openCache } from "./cache.ts";
import type { Changes } from "./changes.ts";
import { allCacheCounts } from "./counts.ts";

/** A source whose answers come when the test decides. */
function aSource() {
	const waiting: PromiseWithResolvers<string>[] = [];
	return {
		load: () => {
			const asked = Promise.withResolvers<string>();
			waiting.push(asked);
			return asked.promise;
		},
		answer: (value: string) => waiting.shift()!.resolve(value),
		fail: () => waiting.shift()!.reject(new Error("unreachable")),
		waiting: () => waiting.length,
	};
}

let opened = 0;
const openTestCache = (options: Partial<CacheOptions<string, string>> = {}) =>
	openCache<string, string>({ name: `test ${opened++}`, limit: 100, ...options });

describe("a cache", () => {
	it("loads once for all who ask meanwhile, and then answers at once", async () => {
		const [cache, source] = [openTestCache(), aSource()];
		const asked = [cache.read("a", source.load), cache.read("a", source.load)];
		expect(source.waiting()).toBe(1);
		source.answer("first");
		expect([await asked[0], await asked[1]]).toEqual(["first", "first"]);
		expect(cache.read("a", source.load)).toBe("first");
	});

	it("loads again after a failure, which all who wait for it get", async () => {
		const [cache, source] = [openTestCache(), aSource()];
		const asked = [cache.read("a", source.load), cache.read("a", source.load)];
		source.fail();
		for (const each of asked) await expect(each).rejects.toThrow("unreachable");
		const again = cache.read("a", source.load);
		source.answer("second");
		expect(await again).toBe("second");
	});

	it("does not cache what was loaded while it changed, and shares that load with no one who asks later", async () => {
		const [cache, source] = [openTestCache(), aSource()];
		const before = cache.read("a", source.load);
		cache.drop("a");
		const after = cache.read("a", source.load);
		expect(source.waiting()).toBe(2);
		source.answer("old");
		expect(await before).toBe("old");
		expect(cache.get("a")).toBeUndefined();
		source.answer("new");
		expect(await after).toBe("new");
		expect(cache.get("a")).toBe("new");
	});

	it("keeps what was loaded while something else changed", async () => {
		const [cache, source] = [openTestCache(), aSource()];
		const asked = cache.read("a", source.load);
		cache.drop("b");
		source.answer("first");
		await asked;
		expect(cache.get("a")).toBe("first");
	});

	it("does not let a load replace what was stored during it", async () => {
		const [cache, source] = [openTestCache(), aSource()];
		const asked = cache.read("a", source.load);
		cache.store("a", "newer");
		source.answer("older");
		await asked;
		expect(cache.get("a")).toBe("newer");
	});

	it("drops one entry, or all where any may have changed, as its changes say", async () => {
		let announce: Parameters<Changes<string>>[0] = () => {};
		const cache = openTestCache({
			changes: [
				(listener) => {
					announce = listener;
				},
			],
		});
		const source = aSource();
		for (const key of ["a", "b", "c"]) cache.store(key, key);
		announce("a");
		expect([cache.get("a"), cache.get("b")]).toEqual([undefined, "b"]);
		const asked = cache.read("a", source.load);
		announce(undefined);
		source.answer("old");
		await asked;
		expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, undefined, undefined]);
	});

	it("drops every entry about a subject, and caches no load that may be about it", async () => {
		const cache = openTestCache({ subjectsOf: (value) => value.split(" ") });
		const source = aSource();
		cache.store("a", "ann paris");
		cache.store("b", "bob paris");
		cache.store("c", "cat rome");
		cache.store("c", "cat oslo");
		const asked = cache.read("d", source.load);
		cache.drop("paris");
		cache.drop("rome");
		expect(["a", "b", "c"].map(cache.get)).toEqual([undefined, undefined, "cat oslo"]);
		source.answer("dan paris");
		await asked;
		expect(cache.get("d")).toBeUndefined();
	});

	it("evicts the entry that was not used for the longest time", () => {
		const cache = openTestCache({ limit: 2 });
		cache.store("a", "1");
		cache.store("b", "2");
		cache.get("a");
		cache.peek("b");
		cache.store("c", "3");
		expect(["a", "b", "c"].map(cache.get)).toEqual(["1", undefined, "3"]);
	});
});

describe("the age of what is cached", () => {
	it("counts from the beginning of its load", async () => {
		const clock = settableClock();
		const [cache, source] = [openTestCache({ clock, maxAgeMs: 1_000 }), aSource()];
		const asked = cache.read("a", source.load);
		clock.advance(900);
		source.answer("first");
		await asked;
		expect(cache.get("a")).toBe("first");
		clock.advance(100);
		expect(cache.get("a")).toBeUndefined();
		expect(cache.peek("a")).toBeUndefined();
		expect(cache.read("a", source.load)).toBeInstanceOf(Promise);
	});

	it("may depend on the value, and is zero for what is not to be cached", () => {
		const clock = settableClock();
		const cache = openTestCache({ clock, maxAgeMs: (value) => Number(value) });
		cache.store("a", "500");
		cache.store("b", "1500");
		cache.store("b", "0");
		expect([cache.get("a"), cache.get("b")]).toEqual(["500", undefined]);
		clock.advance(500);
		expect(cache.get("a")).toBeUndefined();
	});
});

it("what a cache did is counted by its name", async () => {
	const cache = openTestCache({ name: "test counted", limit: 2 });
	const source = aSource();
	const asked = [cache.read("a", source.load), cache.read("a", source.load)];
	source.answer("1");
	for (const each of asked) await each;
	await cache.read("a", source.load);
	for (const key of ["a", "b", "c"]) cache.store(key, key);
	cache.drop("c");
	expect(allCacheCounts().get("test counted")).toEqual({ hits: 1, misses: 2, entries: 1 });
	cache.dropAll();
	expect(allCacheCounts().get("test counted")).toEqual({ hits: 1, misses: 2, entries: 0 });
});
