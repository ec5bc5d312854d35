import { PROVED } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleSite, WAYS } from "./sample-site.ts";

const session = { sessionId: 1n, handle: "h1", playerId: 7n, bucket: 7, currency: "CAD", roles: [], ...PROVED };

describe.each(WAYS)("where pages are answered %s", (way) => {
	let app: FastifyInstance;
	let origin: string;
	beforeAll(async () => {
		({ app, origin } = await openSampleSite(
			way,
			async ({ url }) => {
				if (url.includes("/account")) await new Promise(() => {});
				return { status: 200, headers: [], bytes: `the page ${new URL(url).pathname}`, gaps: [] };
			},
			{ session },
		));
	});
	afterAll(() => app.close());

	it("a page may take as long as the site is configured to wait, which in development is longer", async () => {
		const slow = async () => {
			await new Promise((resolve) => setTimeout(resolve, 300));
			return { status: 200, headers: [], bytes: "the page", gaps: [] };
		};
		const statusWithin = async (longestMs: number): Promise<number> => {
			const site = await openSampleSite(way, slow, { session, longestMs });
			const { status } = await fetch(`${site.origin}/en/account`, { headers: { cookie: "sid=x" } });
			await site.app.close();
			return status;
		};
		expect([await statusWithin(100), await statusWithin(5_000)]).toEqual([503, 200]);
	});

	it("a page whose calls do not answer is refused in time, with an error page", { timeout: 20_000 }, async () => {
		const startedMs = performance.now();
		const answer = await fetch(`${origin}/en/account`, { headers: { cookie: "sid=x" } });
		expect(performance.now() - startedMs).toBeLessThan(8_000);
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(await answer.text()).toBe("the page /en/error/internal-server");
	});
});
