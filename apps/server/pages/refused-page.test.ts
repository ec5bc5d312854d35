import { CALL_LIMITS } from "@baize/kernel/call";
import { openRateLimits } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterEach, describe, expect, it } from "vitest";
import type { CachedPage } from "./page-cache.ts";
import { openSampleSite, WAYS } from "./sample-site.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const ALLOWED = 3;
const session = { sessionId: 1n, handle: "h1", playerId: 7n, bucket: 7, currency: "CAD", roles: [], ...PROVED };
const page = async (): Promise<CachedPage> => ({ status: 200, headers: [], bytes: "<h1>Hello</h1>", gaps: [] });

let site: Awaited<ReturnType<typeof openSampleSite>> | undefined;
afterEach(async () => site?.app.close());

describe.each(WAYS)("where pages are answered %s", (way) => {
	async function pagesAfterLimit(path: string, by?: typeof session, headers: Record<string, string> = {}) {
		const count = by ? CALL_LIMITS.page.perSession : CALL_LIMITS.page.perAddress;
		const rates = openRateLimits({ clock: { nowMs: () => NOW_MS }, factor: ALLOWED / count });
		site = await openSampleSite(way, page, { ...(by ? { session: by } : {}), rates });
		const ask = () =>
			fetch(`${site?.origin}${path}`, { headers: { ...(by ? { cookie: "sid=mine" } : {}), ...headers } });
		const before: number[] = [];
		for (let at = 0; at < ALLOWED; at++) {
			const allowed = await ask();
			await allowed.text();
			before.push(allowed.status);
		}
		const answer = await ask();
		return { before, answer, text: await answer.text() };
	}

	describe("a page beyond the rate limit", () => {
		it.each([
			["that is the same for everyone", "/en", undefined, "en", "One moment, please"],
			["in Spanish", "/es/casino", undefined, "es", "Un momento, por favor"],
			["in Arabic, from right to left", "/ar", undefined, "ar", "لحظة من فضلك"],
			["of a session", "/en/account", session, "en", "One moment, please"],
		] as const)("is refused with a page that a person can read: %s", async (_case, path, by, language, title) => {
			const { before, answer, text } = await pagesAfterLimit(path, by);
			expect(before).toEqual([200, 200, 200]);
			expect(answer.status).toBe(429);
			expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
			expect(answer.headers.get("retry-after")).toBe(String(60 / ALLOWED));
			expect(answer.headers.get("cache-control")).toBe("no-store");
			const [, nonce, waitMs] =
				/<script nonce="([^"]+)">setTimeout\(\(\)=>location\.reload\(\),(\d+)\)/.exec(text) ?? [];
			expect(Number(waitMs)).toBe((60 / ALLOWED) * 1_000);
			const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`;
			expect(answer.headers.get("content-security-policy")).toBe(policy);
			expect(text).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
			expect(text).toContain(`<h1>${title}</h1>`);
			expect(text).toContain(`<noscript><meta http-equiv="refresh" content="${60 / ALLOWED}"></noscript>`);
		});
	});
});
