import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleSite, WAYS } from "../sample-site.ts";

const NOTHING_CHANGES = { gaps: [] };
let sites: { app: FastifyInstance; origin: string }[];
beforeAll(async () => {
	const render = async ({ url, facts: _facts }: { url: string; facts: unknown }) => {
		if (url.includes("/broken")) throw new Error("broken");
		const isThere = !url.includes("/nowhere");
		const text = `<!DOCTYPE html><title>${new URL(url).pathname}</title>${"a page ".repeat(300)}`;
		return {
			...NOTHING_CHANGES,
			status: isThere ? 200 : 404,
			headers: [["content-type", "text/html; charset=utf-8"]] as [string, string][],
			bytes: text,
		};
	};
	sites = await Promise.all(WAYS.map((way) => openSampleSite(way, render)));
});
afterAll(() => Promise.all(sites.map(({ app }) => app.close())));

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string };

/** The path is sent as it is written here. */
function visit(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const { port } = new URL(origin);
		const sent = request({ port, path, headers }, (answer) => {
			const known = Object.fromEntries(
				Object.entries({ ...answer.headers, date: "now" }).map(([name, value]) => [name, String(value)]),
			);
			known["content-security-policy"] = known["content-security-policy"]?.replace(/'nonce-[^']+'/g, "'nonce'") ?? "";
			buffer(answer).then(
				(body) => resolve({ status: answer.statusCode, headers: known, body: body.toString("latin1") }),
				reject,
			);
		});
		sent.once("error", reject).end();
	});
}

describe("a page is the same ahead of the router and through it", () => {
	it.each([
		["a page", "/en", {}, 200],
		["in another language than the browser's", "/es", { "accept-language": "ar" }, 200],
		["in another language than a call's", "/es", { "x-locale": "en" }, 200],
		["with a query", "/en/casino?game=tidal-book", {}, 200],
		["that sets a cookie", "/en?ref=friend", {}, 200],
		["compressed", "/en", { "accept-encoding": "gzip" }, 200],
		["compressed in the best way", "/en", { "accept-encoding": "gzip, br, zstd" }, 200],
		["that does not exist", "/en/nowhere", {}, 404],
		["that cannot be made", "/en/broken", {}, 500],
		["at a path that leads elsewhere", "/en/../casino", {}, 302],
		["at an escaped path that leads elsewhere", "/en/%2e%2e/casino", {}, 302],
		["at a path with a slash of another system", "/en\\..\\casino", {}, 302],
		["with a language to choose", "/en?lang=es", {}, 302],
		["with the overlay to join", "/en/casino?overlay=join&ref=friend", {}, 302],
		["in a frame", "/en", { "sec-fetch-dest": "iframe" }, 200],
		["with data between two pages", "/en.data", {}, 200],
		["at a deep address", `/en${"/x".repeat(100)}`, {}, 404],
	])("%s", async (_case, path, headers, status) => {
		const answers = await Promise.all(
			sites.map(({ origin }) => visit(origin, path, headers as Record<string, string>)),
		);
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]?.status).toBe(status);
	});
});

it("sets a domain's cookie with a page that no cache keeps", async () => {
	for (const { origin } of sites) {
		const { headers } = await visit(origin, "/en?ref=friend", {});
		expect(headers).toMatchObject({ "set-cookie": "arrival=ref; Path=/", "cache-control": "private, no-store" });
	}
});
