import { systemClock } from "@baize/kernel/time";
import { answerFirst, connectionReader, errorAnswer, openHttp, openLog, visitReader } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { everybodysPages } from "./everybodys-pages.ts";
import { servePages } from "./index.ts";
import { pageHandlers } from "./page-handlers.ts";
import type { PageWork } from "./page-work.ts";
import { openPages } from "./pages.ts";
import * as sample from "./sample-build.ts";

const deep = `/en${"/x".repeat(100)}`;
const long = `/en${"/x".repeat(3_000)}`;

let app: FastifyInstance;
let origin: string;
let rendered: string[];

beforeAll(async () => {
	const log = openLog("silent");
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, log);
	const renderer = {
		async render({ url }: PageWork) {
			rendered.push(new URL(url).pathname);
			return { status: 200, headers: [], bytes: "a page", gaps: [] };
		},
		close: async () => {},
	};
	const pages = openPages({
		clock: systemClock,
		publicUrl: "http://localhost:3000",
		factsOf: async () => ({}) as never,
		call: async () => ({}),
		sightOf: () => "",
		renderer,
	});
	const readSession = () => undefined;
	const statusOf = (error: unknown, request: { method: string; url: string }) =>
		errorAnswer(log, error, request).status;
	servePages(app, { pages, visitOf: visitReader(readSession), statusOf, mode: "production", guests: [] });
	await app.ready();
	const quick = { visitOf: connectionReader(readSession, []), headers: [], keptMs: 72_000 };
	answerFirst(app, [everybodysPages({ ...quick, pages, policyOf: () => "" })]);
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
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

describe("the routes of a page", () => {
	it("are found at once, however deep the address is", () => {
		const handlerFor = pageHandlers(sample as unknown as ServerBuild);
		const startedMs = performance.now();
		handlerFor(`/en${"/x".repeat(7_000)}`);
		expect(performance.now() - startedMs).toBeLessThan(50);
	});
});
