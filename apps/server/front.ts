import {
	type Binding,
	type Config,
	connectionReader,
	type Drain,
	dataHeaders,
	type FastPathMatcher,
	fastCommands,
	fastPolls,
	type Log,
	type Observe,
	openDrain,
	openResponseDeadlines,
	openServerFactory,
	type PageCookies,
	type RequestLimits,
	type ResponseDeadlines,
	refuseEarly,
	type ServerFactory,
	type SessionReader,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { publicPages } from "./pages/fast-path/public-pages.ts";
import type { Pages } from "./pages/pages.ts";

/**
 * What stands before a router: the server that it is given, the time limit of answers, and the drain of a graceful
 * shutdown.
 */
export type Front = { serverFactory: ServerFactory; deadlines: ResponseDeadlines; drain: Drain };

export type FrontPorts = {
	config: Config;
	/** The calls of this origin. */
	bindings: readonly Binding[];
	readSession: SessionReader;
	log: Log;
	pages: Pages;
	policyFor(nonce: string): string;
	pageCookies: PageCookies;
	observe: Observe;
	limits: RequestLimits;
	/** A request that takes longer is refused. */
	longestMs?: number;
};

/**
 * What runs before the router: the most frequent requests are answered here, every answer has a time limit, and a
 * graceful shutdown drains here.
 */
export function openFront(ports: FrontPorts): Front {
	const { config, log, limits, longestMs } = ports;
	const headers = dataHeaders(config.publicUrl, config.frameOrigin);
	const deadlines = openResponseDeadlines({ headers, log, ...(longestMs === undefined ? {} : { longestMs }) });
	const drain = openDrain();
	const early = { limits, refuse: refuseEarly({ headers, log, limits }) };
	const matchers = config.fastPath === "on" ? matchersOf(ports, headers) : [];
	return { serverFactory: openServerFactory({ matchers, early, drain, deadlines }), deadlines, drain };
}

function matchersOf(
	{ config, bindings, readSession, log, pages, policyFor, pageCookies, observe }: FrontPorts,
	headers: readonly [string, string][],
): FastPathMatcher[] {
	const fastPathPorts = { visitOf: connectionReader(readSession, config.trustedProxies), headers, observe };
	return [
		fastPolls(bindings, fastPathPorts),
		fastCommands(bindings, { ...fastPathPorts, log, publicUrl: config.publicUrl }),
		publicPages({ ...fastPathPorts, pages, policyOf: policyFor, cookiesOf: pageCookies }),
	];
}

/** The same before the operators' router, which has little traffic: nothing is answered ahead of it. */
export function openOfficeFront({ office }: Config, log: Log): Front {
	const deadlines = openResponseDeadlines({ headers: dataHeaders(office.url), log });
	const drain = openDrain();
	return { serverFactory: openServerFactory({ drain, deadlines }), deadlines, drain };
}

/** Answers the requests that have arrived, and accepts no more; requests still waiting after `lateMs` are refused. */
export async function closeFronts(
	fronts: readonly { app: FastifyInstance; front: Front }[],
	{ lateMs, closedByMs }: { lateMs: number; closedByMs: number },
): Promise<void> {
	await Promise.all(
		fronts.map(async ({ app, front: { deadlines, drain } }) => {
			const late = setTimeout(() => deadlines.answerAll(), lateMs);
			await drain.close(app, closedByMs);
			clearTimeout(late);
			deadlines.close();
		}),
	);
}
