import { Counter, Gauge, type Registry } from "prom-client";
import { allCacheCounts } from "../cache/index.ts";

/** How the caches of this process are used, and how many entries they have. */
export function countCaches(registry: Registry): void {
	new Counter({
		name: "cache_reads_total",
		help: "Reads of a cache, by whether the value was cached: hit or miss",
		labelNames: ["cache", "result"],
		registers: [registry],
		collect() {
			this.reset();
			for (const [cache, { hits, misses }] of allCacheCounts()) {
				this.inc({ cache, result: "hit" }, hits);
				this.inc({ cache, result: "miss" }, misses);
			}
		},
	});
	new Gauge({
		name: "cache_entries",
		help: "Entries that a cache has now",
		labelNames: ["cache"],
		registers: [registry],
		collect() {
			for (const [cache, { entries }] of allCacheCounts()) this.set({ cache }, entries);
		},
	});
}
