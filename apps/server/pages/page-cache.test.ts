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

	it("does not try a page again at once that was given up: it takes seconds each time", async () => {
		const clock = settableClock();
		const cache = openPageCache(clock);
		let tried = 0;
		const render = async () => {
			tried++;
			throw new Error("given up");
		};
		for (let time = 0; time < 3; time++) await expect(cache.get("/en", render)).rejects.toThrow("given up");
		expect(tried).toBe(1);
		clock.advance(1_001);
		await expect(cache.get("/en", render)).rejects.toThrow("given up");
		expect(tried).toBe(2);
	});

	it("evicts the page that was not asked for the longest, and no other", async () => {
		const cache = openPageCache(settableClock());
		let rendered = 0;
		const render = async () => page(`page ${++rendered}`);
		for (let at = 0; at < 500; at++) await cache.get(`/en/${at}`, render);
		await cache.get("/en/0", render);
		await cache.get("/en/500", render);
		expect(rendered).toBe(501);
		for (const path of ["/en/0", "/en/2", "/en/499"]) await cache.get(path, render);
		expect(rendered).toBe(501);
		await cache.get("/en/1", render);
		expect(rendered).toBe(502);
	});

	it("caches no failed page", async () => {
		const cache = openPageCache(settableClock());
		let rendered = 0;
		const render = async () => page(`oops ${++rendered}`, 500);
		await cache.get("/en", render);
		await cache.get("/en", render);
		expect(rendered).toBe(2);
	});
});
