import {
	type AnswersInTime,
	answerFirst,
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
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { House } from "./house/index.ts";
import { everybodysPages } from "./pages/everybodys-pages.ts";
import type { Pages } from "./pages/pages.ts";

export type FrontPorts = {
	app: FastifyInstance;
	config: Config;
	house: House;
	log: Log;
	pages: Pages;
	policyFor(nonce: string): string;
	observe: Observe;
	/** A request that takes longer is refused. */
	longestMs?: number;
};

/** What stands before the router: what is asked most is answered there, everything in time, and the doors close there. */
export function openFront(ports: FrontPorts): { inTime: AnswersInTime; doors: Doors } {
	const { app, config, house, log, pages, policyFor, observe, longestMs } = ports;
	const headers = dataHeaders(config.publicUrl, config.frameOrigin);
	const quick = {
		visitOf: connectionReader(house.readSession, config.trustedProxies),
		headers,
		observe,
		keptMs: app.server.keepAliveTimeout,
	};
	const inTime = openAnswersInTime({ headers, log, ...(longestMs === undefined ? {} : { longestMs }) });
	const answers = [
		polledCalls(house.bindings, quick),
		hotCalls(house.bindings, { ...quick, log, publicUrl: config.publicUrl }),
		everybodysPages({ ...quick, pages, policyOf: policyFor }),
	];
	answerFirst(app, answers, inTime.watch);
	return { inTime, doors: openDoors(app) };
}
