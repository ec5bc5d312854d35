import { availableParallelism } from "node:os";
import { type Clock, SECOND_MS, systemClock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import {
	type Config,
	type Database,
	type EmbeddedServer,
	type Log,
	openLog,
	openMetrics,
	openProbe,
	type ReadGauge,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { type Closing, openClosing } from "./closing.ts";
import { type Composition, openComposition } from "./composition/index.ts";
import { openDevBuild } from "./dev-build.ts";
import { closeFronts } from "./front.ts";
import { listen } from "./listen.ts";
import { openOffice } from "./office.ts";
import { type Builds, SITE_BUILD } from "./pages/build.ts";
import type { PageRenderer } from "./pages/rendering/page-work.ts";
import { renderHere } from "./pages/rendering/render-here.ts";
import { openRenderThreads } from "./pages/rendering/render-threads.ts";
import { openPlayers } from "./players.ts";
import { settableClockFor } from "./settable-clock.ts";
import { openMigratedDatabase } from "./start-up.ts";
import { welcomeLines } from "./welcome.ts";

/** `app` serves the players, `office` the operators. */
export type RunningServer = { welcome: string[]; app: FastifyInstance; office: FastifyInstance; stop(): Promise<void> };

// The time limits of a stop, each counted from its beginning. Requests that wait for something unresponsive are refused
// before the connections are cut, and the database is stopped last: by then nothing needs it.
const LATE_MS = 4_500;
const DRAINED_BY_MS = 5_500;
const DRAIN_SPARE_MS = 200;
const COMPOSITION_STOP_LIMIT_MS = 8_000;
const DATABASE_CLOSED_BY_MS = 9_200;

/** Each takes some memory; more would not be busy with a page's calls, which one thread answers. */
const MAX_RENDER_THREADS = 4;

export type StartOptions = {
	isDev?: boolean;
	/** The rest is opened while the pages are built; the back office may be built when the site answers already. */
	builds?: Pick<Builds, "pages" | "office">;
	/** The embedded database, if it was started before; otherwise it is started with the rest. */
	embedded?: Promise<EmbeddedServer> | undefined;
};

const ALL_BUILT = { pages: Promise.resolve(), office: Promise.resolve() };

/** The whole site in one process: database, domains, calls, pages. */
export async function startServer(
	config: Config,
	{ isDev = false, builds = ALL_BUILT, embedded }: StartOptions = {},
): Promise<RunningServer> {
	const log = openLog(config.logLevel);
	const closing = openClosing(log);
	try {
		return await openSite(isDev ? withDevLimits(config) : config, { isDev, builds, embedded, log, closing });
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

type SitePorts = StartOptions & Required<Pick<StartOptions, "isDev" | "builds">> & { log: Log; closing: Closing };

async function openSite(config: Config, ports: SitePorts): Promise<RunningServer> {
	const { isDev, builds, embedded, log, closing } = ports;
	const clock = config.profile === "test" ? settableClockFor(systemClock) : systemClock;
	const devBuild = isDev ? openDevBuild() : undefined;
	// They start while the database does.
	const rendering = builds.pages.then(() => (devBuild ? renderHere(devBuild.load, log) : startRenderThreads(log)));
	// A start that fails before it needs them reports its own error, not theirs.
	rendering.catch(() => {});
	closing.add("the pages", () =>
		rendering.then(
			(renderer) => renderer.close(),
			() => {},
		),
	);
	const { database, composition } = await openDomainsOf(config, { clock, embedded, log, closing });
	const probe = openProbe(database.url);
	closing.add("the probe", probe.close);
	const metrics = openMetrics();
	closing.add("the metrics", metrics.close);
	metrics.countAlarms(composition.securityEvents);
	metrics.countRefusals(composition.rates);
	metrics.gauge(followersBehind(composition.domains.ledger));
	// While the pages are built, and while routes are bound: it mostly waits for the database.
	const seeding = composition.seed();
	// Reported by what waits for it.
	seeding.catch(() => {});
	let stopping = false;
	const health = { isStopping: () => stopping, hasNumber: composition.hasNumber, databaseAnswers: probe.answers };
	const renderer = await rendering;
	const players = await openPlayers({ config, log, clock, database, composition, health, metrics, renderer, devBuild });
	const office = await openOffice({ config, log, clock, composition, health, metrics, built: builds.office });
	closing.add(
		"the drain",
		async () => {
			stopping = true;
			composition.stream.close();
			await closeFronts([players, office], { lateMs: LATE_MS, closedByMs: DRAINED_BY_MS });
		},
		DRAINED_BY_MS + DRAIN_SPARE_MS,
	);
	await seeding;
	await composition.start();
	await listen(players.app, config, { port: "PORT", host: "HOST" });
	await listen(office.app, config.office, { port: "OFFICE_PORT", host: "OFFICE_HOST" });
	await metrics
		.listen(config.host, config.metricsPort)
		.catch((error) => log.warn({ err: error }, "metrics are off: their port is taken"));
	return { welcome: welcomeLines(config), app: players.app, office: office.app, stop: closing.all };
}

/** How far each follower of the journal is behind. */
const followersBehind = (ledger: Pick<Ledger, "lags">): ReadGauge => ({
	name: "follower_behind_seconds",
	help: "For how long the oldest operation that a follower of the journal has not had has waited",
	label: "follower",
	read: async () => new Map((await ledger.lags()).map(({ name, sinceMs }) => [name, sinceMs / SECOND_MS])),
});

type DomainPorts = Pick<SitePorts, "embedded" | "log" | "closing"> & { clock: Clock };
type OpenedDomains = { database: Database; composition: Composition };

/** The database and the domains on it. */
async function openDomainsOf(config: Config, { clock, embedded, log, closing }: DomainPorts): Promise<OpenedDomains> {
	const { database, close } = await openMigratedDatabase(config, { log, ...(embedded && { open: () => embedded }) });
	closing.add("the database", close, DATABASE_CLOSED_BY_MS);
	const composition = await openComposition({ config, clock, database, log });
	closing.add("the composition", composition.stop, COMPOSITION_STOP_LIMIT_MS);
	return { database, composition };
}

function startRenderThreads(log: Log): Promise<PageRenderer> {
	const max = Math.min(availableParallelism(), MAX_RENDER_THREADS);
	return openRenderThreads({ build: `${SITE_BUILD}/server/index.js`, max, log });
}
