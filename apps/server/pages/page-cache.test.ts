import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { type CachedPage, openPageCache } from "./page-cache.ts";

const page = (bytes: string, status = 200): CachedPage => ({ status, headers: [], bytes, gaps: [] });

describe("the cache of anonymous pages", () => {
	it("renders once for all who ask at once, and again after a second", async () => {
		const clock = settableClock();
		const cache = openPageCache(clock);
		let rendered = 0;
		const render = async () => page(`page ${++rendered}`);
		await Promise.all([cache.get("/en", render), cache.get("/en", render)]);
		await cache.get("/en", render);
		expect(rendered).toBe(1);
		clock.advance(1_001);
		await cache.get("/en", render);
		expect(rendered).toBe(2);
	});

	it("keeps no failed page", async () => {
		const cache = openPageCache(settableClock());
		let rendered = 0;
		const render = async () => page(`oops ${++rendered}`, 500);
		await cache.get("/en", render);
		await cache.get("/en", render);
		expect(rendered).toBe(2);
	});
});
