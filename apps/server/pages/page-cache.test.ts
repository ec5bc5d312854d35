import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./page-bytes.ts";
import { openPageCache, splitAtNonce, withNonce } from "./page-cache.ts";

const page = (text: string, status = 200) => splitAtNonce({ status, headers: [], bytes: bytesOf(text) }, "NONCE");

describe("the cache of anonymous pages", () => {
	it("puts each sending's own nonce everywhere", () => {
		const cached = page('<script nonce="NONCE">ñ</script><style nonce="NONCE">');
		expect(Buffer.from(withNonce(cached, "abc123=="), "latin1").toString()).toBe(
			'<script nonce="abc123==">ñ</script><style nonce="abc123==">',
		);
		expect(withNonce(cached, "zyx987==")).toContain("zyx987==");
	});

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
