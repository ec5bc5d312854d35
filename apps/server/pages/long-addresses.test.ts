import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pageHandlers } from "./rendering/page-handlers.ts";
import * as sample from "./rendering/sample-build.ts";
import { openSampleSite, WAYS } from "./sample-site.ts";

const deep = `/en${"/x".repeat(100)}`;
const long = `/en${"/x".repeat(3_000)}`;

describe.each(WAYS)("where pages are answered %s", (way) => {
	let app: FastifyInstance;
	let origin: string;
	let rendered: string[];

	beforeAll(async () => {
		({ app, origin } = await openSampleSite(way, async ({ url }) => {
			rendered.push(new URL(url).pathname);
			return { status: 200, headers: [], bytes: "a page", gaps: [] };
		}));
	});
	afterAll(() => app.close());
	beforeEach(() => {
		rendered = [];
	});

	describe("a page at an address that is too long or too deep", () => {
		it.each([
			["deep", deep, 404],
			["long", long, 414],
			["deep, between two pages", `${deep}.data`, 404],
			["long in its query", `/en?a=${"x".repeat(10_000)}`, 414],
		])("a long URL does not stop the site: %s", async (_case, url, status) => {
			const answer = await fetch(origin + url);
			expect(answer.status).toBe(status);
			expect(answer.headers.get("content-security-policy")).toContain("script-src");
			expect(await answer.text()).toBe("a page");
			expect(rendered.every((path) => path === "/en/error/not-found")).toBe(true);
		});
	});
});

describe("the routes of a page", () => {
	it("are found at once, however deep the address is", () => {
		const handlerFor = pageHandlers(sample as unknown as ServerBuild);
		const startedMs = performance.now();
		handlerFor(`/en${"/x".repeat(7_000)}`);
		expect(performance.now() - startedMs).toBeLessThan(50);
	});
});
