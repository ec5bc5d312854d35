import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOperator, describeSession, listPlayers } from "@baize/identity/contract";
import { CALL_LIMITS, type CallSpec, pathOf } from "@baize/kernel/call";
import { systemClock } from "@baize/kernel/time";
import { type Binding, openLog, openRateLimits, readConfig } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOffice } from "./office.ts";

const bound = (call: CallSpec): Binding => ({ call, handle: () => Promise.reject(new Error("reached")) });
const bindings = [bound(describeOperator), bound(describeSession), bound(listPlayers)];
let office: FastifyInstance;

const clock = { nowMs: () => Date.UTC(2026, 10, 20, 12) };

async function opened(factor: number): Promise<FastifyInstance> {
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-office-")) });
	const { app } = await openOffice({
		config,
		log: openLog("silent"),
		clock: systemClock,
		composition: { bindings, readOperatorSession: () => undefined, rates: openRateLimits({ clock, factor }) },
		health: { isStopping: () => false, hasNumber: () => true, databaseAnswers: async () => true },
		metrics: { watch: () => {} },
		built: Promise.resolve(),
	});
	return app;
}
beforeAll(async () => {
	office = await opened(1);
});
afterAll(() => office.close());

const get = (url: string) => office.inject({ url, headers: { accept: "text/html" } });

describe("[BO-01] the operators' origin", () => {
	it.each(["/en", "/en/account", "/es/casino?game=tidal-book", "/ar/", "/backoffice", "/backoffice/players"])(
		"%s, which only shows a player's page, leads an operator to the back office instead of 403",
		async (url) => {
			const answer = await get(url);
			expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
		},
	);

	it("does not redirect a request that changes something, nor one from other addresses", async () => {
		expect((await office.inject({ method: "POST", url: "/en/account" })).statusCode).toBe(404);
		for (const url of ["/english", "/account", "/api/v1/nothing"]) expect((await get(url)).statusCode).toBe(404);
	});

	it("answers no call of players, and requires an operator's session where one is needed", async () => {
		expect((await get(pathOf(describeSession))).statusCode).toBe(404);
		expect((await get(pathOf(listPlayers))).statusCode).toBe(401);
		const { paths, components } = (await get("/openapi.json")).json();
		expect(Object.keys(paths)).toEqual([describeOperator.path, listPlayers.path]);
		expect(components.securitySchemes.session.name).toBe("__Host-office");
	});

	it("refuses what is beyond a rate limit, and answers another address", async () => {
		const slow = await opened(3 / CALL_LIMITS.read.perAddress);
		const asked = (remoteAddress: string) => slow.inject({ url: pathOf(describeOperator), remoteAddress });
		for (const status of [500, 500, 500, 429]) expect((await asked("203.0.113.9")).statusCode).toBe(status);
		expect((await asked("203.0.113.9")).headers["retry-after"]).toBe("20");
		expect((await asked("203.0.113.10")).statusCode).toBe(500);
		await slow.close();
	});

	it("lets no page frame it", async () => {
		const { headers } = await get("/");
		expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
	});
});
