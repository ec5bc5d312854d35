import { availableParallelism } from "node:os";
import { systemClock } from "@baize/kernel/time";
import {
	answerFirst,
	bindRoutes,
	type Config,
	connectionReader,
	dataHeaders,
	errorAnswer,
	hotCalls,
	type Log,
	newNonce,
	openApiOf,
	openDoors,
	openHttp,
	openLog,
	openMetrics,
	polledCalls,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { factsReader } from "./access.ts";
import { serveAssets } from "./assets.ts";
import { type Closing, openClosing } from "./closing.ts";
import { serveDevPages } from "./dev-pages.ts";
import { serveHealth } from "./health.ts";
import { bindingsFor, openHouse } from "./house/index.ts";
import { openOffice } from "./office.ts";
import { SITE_BUILD } from "./pages/build.ts";
import { everybodysPages } from "./pages/everybodys-pages.ts";
import { policyOf, servePages } from "./pages/index.ts";
import type { PageRenderer } from "./pages/page-work.ts";
import { openPages } from "./pages/pages.ts";
import { renderHere } from "./pages/render-here.ts";
import { openRenderThreads } from "./pages/render-threads.ts";
import { settableClockFor } from "./settable-clock.ts";
import { CannotStart, openMigratedDatabase } from "./start-up.ts";
import { serveStream } from "./stream-route.ts";
import { welcomeLines } from "./welcome.ts";

/** `app` serves the players, `office` the operators. */
export type RunningServer = { welcome: string[]; app: FastifyInstance; office: FastifyInstance; stop(): Promise<void> };

/** How long requests under way may take to end once a stop was asked for. */
const DRAIN_MS = 10_000;

/** Each takes some memory; more than these a page's calls, which one thread answers, would not keep busy. */
const MOST_RENDER_THREADS = 4;

/** The whole site in one process: database, rooms, calls, pages. */
export async function startServer(config: Config, { isDev = false } = {}): Promise<RunningServer> {
	const log = openLog(config.logLevel);
	const closing = openClosing(log);
	try {
		return await openSite(config, { isDev, log, closing });
	} catch (error) {
		await closing.all();
		throw error;
	}
}

type SitePorts = { isDev: boolean; log: Log; closing: Closing };

async function openSite(config: Config, { isDev, log, closing }: SitePorts): Promise<RunningServer> {
	const clock = config.profile === "test" ? settableClockFor(systemClock) : systemClock;
	// They get ready while the database does.
	const threads = isDev ? undefined : pageThreads(log);
	// A start that ends before it needs them tells what ended it, not what they lack.
	threads?.catch(() => {});
	closing.add("the pages", () => threads?.then((opened) => opened.close()));
	const { database, close } = await openMigratedDatabase(config);
	closing.add("the database", close);
	const house = await openHouse({ config, clock, database, log });
	closing.add("the house", house.stop);
	const app = openHttp(config, log);
	const metrics = openMetrics(app);
	closing.add("the metrics", metrics.close);
	metrics.countAlarms(house.securityEvents);
	const visitOf = visitReader(house.readSession);
	let stopping = false;
	const health = { isStopping: () => stopping, hasNumber: house.hasNumber };
	const bindings = bindingsFor(house.bindings, "players");

	bindRoutes(app, bindings, visitOf, clock);
	serveHealth(app, database, health);
	serveStream(app, house.stream, visitOf);
	app.get("/openapi.json", (_request, reply) =>
		reply.send(
			openApiOf(
				bindings.map((binding) => binding.call),
				"1.0.0",
			),
		),
	);
	if (config.profile !== "production")
		serveDevPages(app, { house, database, clock, newNonce, officeUrl: config.office.url });
	house.mount(app);
	const guests = guestsOf(config);
	const office = await openOffice(config, { log, clock, database, house, health, guests: captchaOrigin(config) });
	metrics.watch(office);
	const renderer = threads ? await threads : renderHere(await devBuild(app), log);
	if (threads) await serveAssets(app);
	const mode = isDev ? "development" : "production";
	const sightOf = (visit: Visit): string => house.sightText(visit);
	const factsOf = factsReader(config, house, clock);
	const call = house.calls.callByName;
	const pages = openPages({ clock, publicUrl: config.publicUrl, factsOf, call, sightOf, renderer });
	const statusOf = (error: unknown, request: FastifyRequest): number => errorAnswer(log, error, request).status;
	servePages(app, { pages, visitOf, statusOf, mode, guests });
	const quick = {
		visitOf: connectionReader(house.readSession, config.trustedProxies),
		headers: dataHeaders(config.publicUrl, config.frameOrigin),
		observe: metrics.observe,
		keptMs: app.server.keepAliveTimeout,
	};
	answerFirst(app, [
		polledCalls(bindings, quick),
		hotCalls(bindings, { ...quick, log }),
		everybodysPages({ ...quick, pages, policyOf: (nonce) => policyOf({ mode, guests }, nonce) }),
	]);
	const doors = [openDoors(app), openDoors(office)];
	closing.add("the doors", async () => {
		stopping = true;
		house.stream.close();
		await Promise.all(doors.map((each) => each.close(DRAIN_MS)));
	});
	await house.start();
	await listen(app, config, { port: "PORT", host: "HOST" });
	await listen(office, config.office, { port: "OFFICE_PORT", host: "OFFICE_HOST" });
	await metrics
		.listen(config.host, config.metricsPort)
		.catch((error) => log.warn({ err: error }, "metrics are off: their port is taken"));

	return { welcome: welcomeLines(config), app, office, stop: closing.all };
}

/** Other companies' origins that a page may frame and ask: who tells people from machines, and who looks at documents. */
const guestsOf = (config: Config): string[] => [
	...captchaOrigin(config),
	...(config.frameOrigin ? [config.frameOrigin] : []),
];

const captchaOrigin = ({ captcha }: Config): string[] => (captcha ? [new URL(captcha.scriptUrl).origin] : []);

type Address = { port: number; host: string };

/** `names`: the variables that say where. */
async function listen(
	app: FastifyInstance,
	{ port, host }: Address,
	names: { port: string; host: string },
): Promise<void> {
	try {
		await app.listen({ port, host });
	} catch (error) {
		const { code } = error as { code?: string };
		if (code === "EADDRINUSE")
			throw new CannotStart(
				`Port ${port} is taken. Stop what uses it, or choose another: ${names.port}=${port + 10} npm start`,
			);
		if (code === "EACCES")
			throw new CannotStart(
				`Port ${port} may not be used by this user. Choose one above 1023: ${names.port}=${port + 3000} npm start`,
			);
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
			throw new CannotStart(`${names.host} is "${host}", but this machine has no such address.`);
		throw error;
	}
}

function pageThreads(log: Log): Promise<PageRenderer> {
	const most = Math.min(availableParallelism(), MOST_RENDER_THREADS);
	return openRenderThreads({ build: `${SITE_BUILD}/server/index.js`, most, log });
}

async function devBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
	const { createServer } = await import("vite");
	const root = new URL("../site", import.meta.url).pathname;
	const vite = await createServer({
		root,
		server: { middlewareMode: true, hmr: { server: app.server } },
		appType: "custom",
	});
	app.addHook("onRequest", (request, reply, done) => {
		if (app.hasRoute({ method: request.method as "GET", url: request.routeOptions.url ?? "" })) done();
		else vite.middlewares(request.raw, reply.raw, () => done());
	});
	app.addHook("onClose", () => vite.close());
	return async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
}
