import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { openCache } from "../cache/index.ts";
import { countCaches } from "./cache-counts.ts";

it("the metrics show of each cache what was read and how much it has, however often they are read", async () => {
	const registry = new Registry();
	countCaches(registry);
	const cache = openCache<string, number>({ name: "test metrics", limit: 10 });
	cache.store("a", 1);
	cache.get("a");
	cache.get("b");
	cache.get("a");
	await registry.metrics();
	const lines = (await registry.metrics()).split("\n").filter((line) => line.includes('"test metrics"'));
	expect(lines).toEqual([
		'cache_reads_total{cache="test metrics",result="hit"} 2',
		'cache_reads_total{cache="test metrics",result="miss"} 1',
		'cache_entries{cache="test metrics"} 1',
	]);
});
