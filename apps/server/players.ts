import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import {
	bindRoutes,
	type Config,
	type Database,
	errorAnswer,
	type Log,
	type Metrics,
	newNonce,
	openHttp,
	openRequestLimits,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { factsReader } from "./access.ts";
import { allowedOriginsOf } from "./allowed-origins.ts";
import { serveAssets } from "./assets.ts";
import { bindingsFor, type Composition } from "./composition/index.ts";
import type { DevBuild } from "./dev-build.ts";
import { serveDevPages } from "./dev-pages.ts";
import { type Front, openFront } from "./front.ts";
import { type Health, serveHealth } from "./health.ts";
import { serveOpenApi } from "./openapi.ts";
import { policyOf, servePages } from "./pages/index.ts";
import { serveLegacy } from "./pages/legacy.ts";
import { openPages, type Pages } from "./pages/pages.ts";
import { refusedPage } from "./pages/refused-page.ts";
import type { PageRenderer } from "./pages/rendering/page-work.ts";
import { serveSearchEngines } from "./standard-files/search-engines.ts";
import { serveServiceWorker } from "./standard-files/service-worker.ts";
import { serveWebManifests } from "./standard-files/web-manifest.ts";
import { serveWellKnown } from "./standard-files/well-known.ts";

export type PlayersPorts = {
	config: Config;
	log: Log;
	clock: Clock;
	database: Database;
	composition: Composition;
	health: Health;
	metrics: Metrics;
	renderer: PageRenderer;
	/** The build that `renderer` renders, if it is under development. */
	devBuild: DevBuild | undefined;
};

/** In development the first request of a page builds it. */
const DEV_LONGEST_MS = MINUTE_MS;

/** The players' origin: their calls, and every page. */
export async function openPlayers(ports: PlayersPorts): Promise<{ app: FastifyInstance; front: Front }> {
	const { config, log, clock, composition, devBuild } = ports;
	const { readSession } = composition;
	const bindings = bindingsFor(composition.bindings, "players");
	const limits = openRequestLimits({
		rates: composition.rates,
		trustedProxies: config.trustedProxies,
		readSession,
		audience: "players",
		pageFor: refusedPage,
	});
	const pages = pagesOf(ports);
	const patience = devBuild ? { longestMs: DEV_LONGEST_MS } : {};
	const policy = {
		mode: devBuild ? "development" : "production",
		allowedOrigins: allowedOriginsOf(config),
		framedOrigins: composition.domains.gameProviders.origins,
	} as const;
	const policyFor = (nonce: string): string => policyOf(policy, nonce);
	const { observe, watch } = ports.metrics;
	const { pageCookies } = composition;
	const front = openFront({
		config,
		bindings,
		readSession,
		log,
		pages,
		policyFor,
		pageCookies,
		observe,
		limits,
		...(devBuild ? patience : {}),
	});
	const app = openHttp(config, log, limits, front.serverFactory);
	watch(app);
	const visitOf = visitReader(readSession);
	bindRoutes(app, bindings, visitOf, clock);
	serveHealth(app, ports.health);
	serveOpenApi(app, bindings);
	serveWellKnown(app, clock, config);
	const { publicUrl } = config;
	serveSearchEngines(app, { publicUrl, visitOf, addresses: composition.domains.lobby.addresses });
	serveWebManifests(app);
	const { isOfflineLobbyOn, pushes } = composition.domains;
	serveServiceWorker(app, {
		isLobbyStored: () => !devBuild && isOfflineLobbyOn(),
		isPushOn: () => !devBuild && pushes.isOn(),
	});
	if (config.profile !== "production")
		serveDevPages(app, { composition, database: ports.database, clock, newNonce, officeUrl: config.office.url });
	composition.mount(app);
	await serveLegacy(app);
	await (devBuild ? devBuild.serveOn(app) : serveAssets(app));
	servePages(app, {
		pages,
		visitOf,
		cookiesOf: pageCookies,
		arrived: composition.arrived,
		answerTo: (error, request) => errorAnswer(log, error, request),
		...policy,
		...patience,
	});
	return { app, front };
}

function pagesOf({ config, clock, composition, renderer }: PlayersPorts): Pages {
	return openPages({
		clock,
		publicUrl: config.publicUrl,
		factsOf: factsReader(config, composition, clock),
		call: composition.calls.callByName,
		geoVisibilityOf: (visit) => composition.audienceKey(visit),
		renderer,
	});
}
