import { availableParallelism } from "node:os";
import { MINUTE_MS, systemClock } from "@baize/kernel/time";
import {
	bindRoutes,
	type Config,
	errorAnswer,
	type Log,
	newNonce,
	openHttp,
	openLog,
	openMetrics,
	openProbe,
	openRequestLimits,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { factsReader } from "./access.ts";
import { serveAssets } from "./assets.ts";
import { type Closing, openClosing } from "./closing.ts";
import { bindingsFor, openComposition } from "./composition/index.ts";
import { serveDevPages } from "./dev-pages.ts";
import { closeFronts, openFront, openOfficeFront } from "./front.ts";
import { serveHealth } from "./health.ts";
import { openOffice } from "./office.ts";
import { serveOpenApi } from "./openapi.ts";
import { SITE_BUILD } from "./pages/build.ts";
import { policyOf, servePages } from "./pages/index.ts";
import { openPages } from "./pages/pages.ts";
import { refusedPage } from "./pages/refused-page.ts";
import type { PageRenderer } from "./pages/rendering/page-work.ts";
import { renderHere } from "./pages/rendering/render-here.ts";
import { openRenderThreads } from "./pages/rendering/render-threads.ts";
import { settableClockFor } from "./settable-clock.ts";
import { CannotStart, openMigratedDatabase } from "./start-up.ts";
import { welcomeLines } from "./welcome.ts";
import { serveWellKnown } from "./well-known.ts";

/** `app` serves the players, `office` the operators. */
export type RunningServer = { welcome: string[]; app: FastifyInstance; office: FastifyInstance; stop(): Promise<void> };

// The time limits of a stop, each counted from its beginning. Requests that wait for something unresponsive are refused
// before the connections are cut, and the database is stopped last: by then nothing needs it.
const LATE_MS = 4_500;
const DRAINED_BY_MS = 5_500;
const DRAIN_SPARE_MS = 200;
const COMPOSITION_STOP_LIMIT_MS = 8_000;
const DATABASE_CLOSED_BY_MS = 9_200;

/** In development the first request of a page builds it. */
const DEV_LONGEST_MS = MINUTE_MS;

/** Each takes some memory; more would not be busy with a page's calls, which one thread answers. */
const MAX_RENDER_THREADS = 4;

/** The whole site in one process: database, domains, calls, pages. */
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

/** In development each module of a page is a separate request, by a developer. */
const DEV_RATE_LIMIT_FACTOR = 100;
const withDevLimits = (config: Config): Config => ({
	...config,
	rateLimitFactor: config.rateLimitFactor * DEV_RATE_LIMIT_FACTOR,
});

type SitePorts = { isDev: boolean; log: Log; closing: Closing };

async function openSite(config: Config, { isDev, log, closing }: SitePorts): Promise<RunningServer> {
	const clock = config.profile === "test" ? settableClockFor(systemClock) : systemClock;
	// They start while the database does.
	const threads = isDev ? undefined : pageThreads(log);
	// A start that fails before it needs them reports its own error, not theirs.
	threads?.catch(() => {});
	closing.add("the pages", () => threads?.then((opened) => opened.close()));
	const { database, close } = await openMigratedDatabase(config, { log });
	closing.add("the database", close, DATABASE_CLOSED_BY_MS);
	const composition = await openComposition({ config: isDev ? withDevLimits(config) : config, clock, database, log });
	closing.add("the composition", composition.stop, COMPOSITION_STOP_LIMIT_MS);
	const probe = openProbe(database.url);
	closing.add("the probe", probe.close);
	const limits = openRequestLimits({
		rates: composition.rates,
		trustedProxies: config.trustedProxies,
		readSession: composition.readSession,
		audience: "players",
		pageFor: refusedPage,
	});
	const app = openHttp(config, log, limits);
	const metrics = openMetrics(app);
	closing.add("the metrics", metrics.close);
	metrics.countAlarms(composition.securityEvents);
	metrics.countRefusals(composition.rates);
	const visitOf = visitReader(composition.readSession);
	let stopping = false;
	const health = { isStopping: () => stopping, hasNumber: composition.hasNumber, databaseAnswers: probe.answers };
	const bindings = bindingsFor(composition.bindings, "players");

	bindRoutes(app, bindings, visitOf, clock);
	serveHealth(app, health);
	serveOpenApi(app, bindings);
	serveWellKnown(app, clock, config);
	if (config.profile !== "production")
		serveDevPages(app, { composition, database, clock, newNonce, officeUrl: config.office.url });
	composition.mount(app);
	const allowedOrigins = allowedOriginsOf(config);
	const office = await openOffice(config, {
		log,
		clock,
		composition,
		health,
		rates: composition.rates,
		allowedOrigins: captchaOrigin(config),
	});
	metrics.watch(office);
	const renderer = threads ? await threads : renderHere(await devBuild(app), log);
	if (threads) await serveAssets(app);
	const mode = isDev ? "development" : "production";
	const geoVisibilityOf = (visit: Visit): string => composition.audienceKey(visit);
	const factsOf = factsReader(config, composition, clock);
	const call = composition.calls.callByName;
	const pages = openPages({ clock, publicUrl: config.publicUrl, factsOf, call, geoVisibilityOf, renderer });
	const answerTo = (error: unknown, request: FastifyRequest) => errorAnswer(log, error, request);
	const patience = isDev ? { longestMs: DEV_LONGEST_MS } : {};
	servePages(app, { pages, visitOf, answerTo, mode, allowedOrigins, ...patience });
	const policyFor = (nonce: string): string => policyOf({ mode, allowedOrigins }, nonce);
	const front = openFront({
		app,
		config,
		bindings,
		composition,
		log,
		pages,
		policyFor,
		observe: metrics.observe,
		limits,
		...patience,
	});
	const fronts = [front, openOfficeFront(office, config, log)];
	closing.add(
		"the drain",
		async () => {
			stopping = true;
			composition.stream.close();
			await closeFronts(fronts, { lateMs: LATE_MS, closedByMs: DRAINED_BY_MS });
		},
		DRAINED_BY_MS + DRAIN_SPARE_MS,
	);
	await composition.start();
	await listen(app, config, { port: "PORT", host: "HOST" });
	await listen(office, config.office, { port: "OFFICE_PORT", host: "OFFICE_HOST" });
	await metrics
		.listen(config.host, config.metricsPort)
		.catch((error) => log.warn({ err: error }, "metrics are off: their port is taken"));

	return { welcome: welcomeLines(config), app, office, stop: closing.all };
}

/** Other companies' origins that a page may frame and call: the captcha service and the document check. */
const allowedOriginsOf = (config: Config): string[] => [
	...captchaOrigin(config),
	...(config.frameOrigin ? [config.frameOrigin] : []),
];

const captchaOrigin = ({ captcha }: Config): string[] => (captcha ? [new URL(captcha.scriptUrl).origin] : []);

type Address = { port: number; host: string };

/** `names`: the variables with the address. */
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
	const max = Math.min(availableParallelism(), MAX_RENDER_THREADS);
	return openRenderThreads({ build: `${SITE_BUILD}/server/index.js`, max, log });
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
