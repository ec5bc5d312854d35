import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleSite, WAYS } from "./sample-site.ts";

describe.each(WAYS)("where pages are answered %s", (way) => {
	let app: FastifyInstance;
	let origin: string;
	beforeAll(async () => {
		({ app, origin } = await openSampleSite(way, async () => ({
			status: 200,
			headers: [],
			bytes: "a page",
			gaps: [],
		})));
	});
	afterAll(() => app.close());

	const visit = (path: string, headers: Record<string, string> = {}) =>
		fetch(origin + path, { headers, redirect: "manual" });

	describe("[I18N-03] a language in the query", () => {
		it.each([
			["/en?lang=es", "/es"],
			["/en/account/profile?a=1&lang=es", "/es/account/profile?a=1"],
			["/en/error/not-found?lang=es", "/es/error/not-found"],
			["/nowhere?lang=es", "/es/nowhere"],
		])("%s leads to %s and is remembered", async (path, to) => {
			const { status, headers } = await visit(path);
			expect([status, headers.get("location")]).toEqual([302, to]);
			expect(headers.get("set-cookie")).toBe("LANG=es; Max-Age=31536000; Path=/; Secure; SameSite=Lax");
			expect(headers.get("cache-control")).toBe("no-store");
		});

		it("leaves the address also where it is none of ours, and nothing is remembered", async () => {
			const { status, headers } = await visit("/en/sports?lang=xx&a=1");
			expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([302, "/en/sports?a=1", null]);
		});
	});

	describe("an address without a language", () => {
		it.each([
			[{ "accept-language": "es-MX,es;q=0.9" }, "/es/account"],
			[{ "accept-language": "es", cookie: "LANG=ar" }, "/ar/account"],
			[{}, "/en/account"],
		])("leads to the page in the visitor's own: %j", async (headers, to) => {
			const answer = await visit("/account", headers as Record<string, string>);
			expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
		});

		it("is no page where it looks like a file", async () => {
			expect((await visit("/wp-login.php")).status).not.toBe(302);
		});
	});

	describe("a page of ours in a frame that a company's page has led to", () => {
		const inFrame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" };

		it("requests itself again, because the browser then sends the session", async () => {
			const answer = await visit("/en/document-verification-result?transactionStatus=SUCCESS", inFrame);
			const text = await answer.text();
			expect(answer.status).toBe(200);
			expect(text).toContain("location.replace(location.href)");
			const [, nonce = "none"] = /nonce="([^"]+)"/.exec(text) ?? [];
			expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
		});

		it.each([
			[{ ...inFrame, "sec-fetch-site": "same-origin" }],
			[{ ...inFrame, "sec-fetch-dest": "document" }],
			[{ ...inFrame, cookie: "sid=x" }],
		])("is the page itself otherwise: %j", async (headers) => {
			expect(await (await visit("/en/document-verification-result", headers)).text()).toBe("a page");
		});
	});
});
