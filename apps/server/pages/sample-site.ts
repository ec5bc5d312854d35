import { systemClock } from "@baize/kernel/time";
import {
	connectionReader,
	errorAnswer,
	installFastPath,
	openHttp,
	openLog,
	openRequestLimits,
	type RateLimits,
	refuseEarly,
	type Session,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { servePages } from "./index.ts";
import { openPages } from "./pages.ts";
import { publicPages } from "./public-pages.ts";
import { refusedPage } from "./refused-page.ts";
import type { PageRenderer } from "./rendering/page-work.ts";

const SAMPLE = { trustedProxies: [], audience: "players" } as const;

/** The pages of a site as it serves them, for tests: with a renderer in place of the build. */
export async function openSampleSite(
	render: PageRenderer["render"],
	session?: Session,
	patience: { longestMs?: number } = {},
	rates?: RateLimits,
): Promise<{ app: FastifyInstance; origin: string }> {
	const log = openLog("silent");
	const publicUrl = "http://localhost:3000";
	const readSession = () => session;
	const limits = rates && openRequestLimits({ ...SAMPLE, rates, readSession, pageFor: refusedPage });
	const app = openHttp({ publicUrl, trustedProxies: [] }, log, limits);
	const pages = openPages({
		clock: systemClock,
		publicUrl,
		factsOf: async () => ({}) as never,
		call: async () => ({}),
		geoVisibilityOf: () => "",
		renderer: { render, close: async () => {} },
	});
	servePages(app, {
		pages,
		visitOf: visitReader(readSession),
		answerTo: (error, request) => errorAnswer(log, error, request),
		mode: "production",
		allowedOrigins: [],
		...patience,
	});
	await app.ready();
	const fastPathPorts = { visitOf: connectionReader(readSession, []), headers: [], keepAliveMs: 72_000 };
	const early = limits && { limits, refuse: refuseEarly({ ...fastPathPorts, log, limits }) };
	installFastPath(
		app,
		[publicPages({ ...fastPathPorts, pages, policyOf: () => "script-src 'self'" })],
		undefined,
		early,
	);
	return { app, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}
