import { systemClock } from "@baize/kernel/time";
import {
	connectionReader,
	dataHeaders,
	errorAnswer,
	openHttp,
	openLog,
	openRequestLimits,
	openServerFactory,
	type PageCookies,
	type PageRequest,
	type RateLimits,
	refuseEarly,
	type Session,
	visitReader,
} from "@baize/platform-server";
import { WAYS, type Way } from "@baize/platform-server/testing";
import type { FastifyInstance } from "fastify";
import { publicPages } from "./fast-path/public-pages.ts";
import { policyOf, servePages } from "./index.ts";
import { openPages } from "./pages.ts";
import { refusedPage } from "./refused-page.ts";
import type { PageRenderer } from "./rendering/page-work.ts";

const SAMPLE = { trustedProxies: [], audience: "players" } as const;
const MODE = { mode: "production", allowedOrigins: [], framedOrigins: [] } as const;

export { WAYS, type Way };

/** In place of a domain that sets one. */
const cookiesWhere =
	(mayStoreCookies: () => boolean): PageCookies =>
	({ url }, visit) =>
		url.includes("?ref=") && (!visit || mayStoreCookies()) ? ["arrival=ref; Path=/"] : [];

type SamplePorts = {
	session?: Session;
	longestMs?: number;
	rates?: RateLimits;
	arrived?: (request: PageRequest) => void;
	mayStoreCookies?: () => boolean;
};

/** The pages of a site as it serves them, for tests: with a renderer in place of the build. */
export async function openSampleSite(
	way: Way,
	render: PageRenderer["render"],
	{ session, rates, arrived = () => {}, mayStoreCookies = () => true, ...patience }: SamplePorts = {},
): Promise<{ app: FastifyInstance; origin: string }> {
	const log = openLog("silent");
	const publicUrl = "http://localhost:3000";
	const headers = dataHeaders(publicUrl);
	const readSession = () => session;
	const limits = rates && openRequestLimits({ ...SAMPLE, rates, readSession, pageFor: refusedPage });
	const pages = openPages({
		clock: systemClock,
		publicUrl,
		factsOf: async () => ({}) as never,
		call: async () => ({}),
		geoVisibilityOf: () => "",
		renderer: { render, close: async () => {} },
	});
	const cookiesOf = cookiesWhere(mayStoreCookies);
	const pagePorts = { pages, cookiesOf, policyOf: (nonce: string) => policyOf(MODE, nonce), observe: () => {} };
	const serverFactory = openServerFactory({
		matchers:
			way === WAYS[0] ? [publicPages({ ...pagePorts, visitOf: connectionReader(readSession, []), headers })] : [],
		early: limits && { limits, refuse: refuseEarly({ headers, log, limits }) },
	});
	const app = openHttp({ publicUrl, trustedProxies: [] }, log, limits, serverFactory);
	servePages(app, {
		...MODE,
		...patience,
		pages,
		cookiesOf,
		arrived,
		visitOf: visitReader(readSession),
		answerTo: (error, request) => errorAnswer(log, error, request),
	});
	return { app, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}
