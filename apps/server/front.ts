import {
	type AnswersInTime,
	answerFirst,
	type Binding,
	type Config,
	connectionReader,
	type Doors,
	dataHeaders,
	hotCalls,
	type Log,
	type Observe,
	openAnswersInTime,
	openDoors,
	polledCalls,
	type RequestLimits,
	refuseEarly,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { House } from "./house/index.ts";
import { everybodysPages } from "./pages/everybodys-pages.ts";
import type { Pages } from "./pages/pages.ts";

/** What stands before a router: answers in time, and doors that close. */
export type Front = { inTime: AnswersInTime; doors: Doors };

export type FrontPorts = {
	app: FastifyInstance;
	config: Config;
	/** What this origin serves. */
	bindings: readonly Binding[];
	house: Pick<House, "readSession">;
	log: Log;
	pages: Pages;
	policyFor(nonce: string): string;
	observe: Observe;
	limits: RequestLimits;
	/** A request that takes longer is refused. */
	longestMs?: number;
};

/** What stands before the router: what is asked most is answered there, everything in time, and the doors close there. */
export function openFront(ports: FrontPorts): Front {
	const { app, config, bindings, house, log, pages, policyFor, observe, limits, longestMs } = ports;
	const headers = dataHeaders(config.publicUrl, config.frameOrigin);
	const quick = {
		visitOf: connectionReader(house.readSession, config.trustedProxies),
		headers,
		observe,
		keptMs: app.server.keepAliveTimeout,
	};
	const inTime = openAnswersInTime({ headers, log, ...(longestMs === undefined ? {} : { longestMs }) });
	const answers = [
		polledCalls(bindings, quick),
		hotCalls(bindings, { ...quick, log, publicUrl: config.publicUrl }),
		everybodysPages({ ...quick, pages, policyOf: policyFor }),
	];
	answerFirst(app, answers, inTime.watch, { limits, refuse: refuseEarly({ ...quick, log, limits }) });
	return { inTime, doors: openDoors(app) };
}

/** The same before the operators' router, which few people ask: nothing is answered ahead of it. */
export function openOfficeFront(app: FastifyInstance, { office }: Config, log: Log): Front {
	const inTime = openAnswersInTime({ headers: dataHeaders(office.url), log });
	answerFirst(app, [], inTime.watch);
	return { inTime, doors: openDoors(app) };
}

/** Lets in who has come and answers them, then nobody else; whoever still waits after `lateMs` is told so. */
export async function closeFronts(
	fronts: readonly Front[],
	{ lateMs, closedByMs }: { lateMs: number; closedByMs: number },
): Promise<void> {
	await Promise.all(
		fronts.map(async ({ inTime, doors }) => {
			const late = setTimeout(() => inTime.answerAll(), lateMs);
			await doors.close(closedByMs);
			clearTimeout(late);
			inTime.close();
		}),
	);
}
