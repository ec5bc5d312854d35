import {
	type Binding,
	type Config,
	connectionReader,
	type Drain,
	dataHeaders,
	fastCommands,
	fastPolls,
	installFastPath,
	type Log,
	type Observe,
	openDrain,
	openResponseDeadlines,
	type RequestLimits,
	type ResponseDeadlines,
	refuseEarly,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { Composition } from "./composition/index.ts";
import type { Pages } from "./pages/pages.ts";
import { publicPages } from "./pages/public-pages.ts";

/** What stands before a router: the time limit of answers, and the drain of a graceful shutdown. */
export type Front = { deadlines: ResponseDeadlines; drain: Drain };

export type FrontPorts = {
	app: FastifyInstance;
	config: Config;
	/** The calls of this origin. */
	bindings: readonly Binding[];
	composition: Pick<Composition, "readSession">;
	log: Log;
	pages: Pages;
	policyFor(nonce: string): string;
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
	const { app, config, bindings, composition, log, pages, policyFor, observe, limits, longestMs } = ports;
	const headers = dataHeaders(config.publicUrl, config.frameOrigin);
	const fastPathPorts = {
		visitOf: connectionReader(composition.readSession, config.trustedProxies),
		headers,
		observe,
		keepAliveMs: app.server.keepAliveTimeout,
	};
	const deadlines = openResponseDeadlines({ headers, log, ...(longestMs === undefined ? {} : { longestMs }) });
	const matchers = [
		fastPolls(bindings, fastPathPorts),
		fastCommands(bindings, { ...fastPathPorts, log, publicUrl: config.publicUrl }),
		publicPages({ ...fastPathPorts, pages, policyOf: policyFor }),
	];
	installFastPath(app, matchers, deadlines.watch, { limits, refuse: refuseEarly({ ...fastPathPorts, log, limits }) });
	return { deadlines, drain: openDrain(app) };
}

/** The same before the operators' router, which has little traffic: nothing is answered ahead of it. */
export function openOfficeFront(app: FastifyInstance, { office }: Config, log: Log): Front {
	const deadlines = openResponseDeadlines({ headers: dataHeaders(office.url), log });
	installFastPath(app, [], deadlines.watch);
	return { deadlines, drain: openDrain(app) };
}

/** Answers the requests that have arrived, and accepts no more; requests still waiting after `lateMs` are refused. */
export async function closeFronts(
	fronts: readonly Front[],
	{ lateMs, closedByMs }: { lateMs: number; closedByMs: number },
): Promise<void> {
	await Promise.all(
		fronts.map(async ({ deadlines, drain }) => {
			const late = setTimeout(() => deadlines.answerAll(), lateMs);
			await drain.close(closedByMs);
			clearTimeout(late);
			deadlines.close();
		}),
	);
}
