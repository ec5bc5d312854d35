import type { FastifyInstance } from "fastify";
import { openLog } from "../../log/index.ts";
import { openHttp, refuseUnknownPath, visitReader } from "../app/app.ts";
import { dataHeaders } from "../app/headers.ts";
import type { Binding } from "../calls/bind.ts";
import { bindRoutes } from "../calls/routes.ts";
import type { SessionReader } from "../calls/visit.ts";
import type { Drain } from "../lifecycle/drain.ts";
import type { ResponseDeadlines } from "../lifecycle/response-deadlines.ts";
import { refuseEarly } from "../limits/refuse-early.ts";
import type { RequestLimits } from "../limits/request-limits.ts";
import { connectionReader } from "./connection-visit.ts";
import { fastCommands } from "./fast-commands.ts";
import type { Observe } from "./fast-path.ts";
import { fastPolls } from "./fast-polls.ts";
import { type Answer, type SentRequest, sendRequest } from "./send-request.ts";
import { openServerFactory } from "./server-factory.ts";

/** The two ways to answer a request, `FAST_PATH=on` and `off`: tests of HTTP run over both. */
export const WAYS = ["ahead of the router", "through the router"] as const;
export type Way = (typeof WAYS)[number];

const SAMPLE_URL = "http://localhost:3000";

type SamplePorts = {
	bindings?: readonly Binding[];
	publicUrl?: string;
	readSession?: SessionReader;
	/** Called for each response that the router does not make. */
	observe?: Observe;
	limits?: RequestLimits;
	trustedProxies?: string[];
	drain?: Drain;
	deadlines?: ResponseDeadlines;
	/** Adds routes that are no calls. */
	prepare?(app: FastifyInstance): void;
};

export type SampleServer = {
	app: FastifyInstance;
	origin: string;
	send(request: SentRequest): Promise<Answer>;
};

/** A server of these calls, for tests, with or without the fast path. */
export async function openSampleServer(way: Way, ports: SamplePorts): Promise<SampleServer> {
	const { bindings = [], readSession = () => undefined, observe = () => {}, limits } = ports;
	const { publicUrl = SAMPLE_URL, trustedProxies = [] } = ports;
	const log = openLog("silent");
	const headers = dataHeaders(publicUrl);
	const fastPathPorts = { visitOf: connectionReader(readSession, trustedProxies), headers, observe };
	const commandPorts = { ...fastPathPorts, log, publicUrl };
	const isAhead = way === WAYS[0];
	const serverFactory = openServerFactory({
		...ports,
		matchers: isAhead ? [fastPolls(bindings, fastPathPorts), fastCommands(bindings, commandPorts)] : [],
		early: limits && { limits, refuse: refuseEarly({ headers, log, limits }) },
	});
	const app = openHttp({ publicUrl, trustedProxies }, log, limits, serverFactory);
	app.setNotFoundHandler(refuseUnknownPath);
	ports.prepare?.(app);
	bindRoutes(app, bindings, visitReader(readSession));
	const origin = await app.listen({ port: 0, host: "127.0.0.1" });
	return { app, origin, send: (request) => sendRequest(origin, request) };
}
