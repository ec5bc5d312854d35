import { isLocale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import {
	bindRoutes,
	type Config,
	type Log,
	type Metrics,
	openHttp,
	openRequestLimits,
	refuseUnknownPath,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { captchaOrigin } from "./allowed-origins.ts";
import { bindingsFor, type Composition } from "./composition/index.ts";
import { type Front, openOfficeFront } from "./front.ts";
import { type Health, serveHealth } from "./health.ts";
import { serveOpenApi } from "./openapi.ts";
import { serveBackoffice } from "./pages/backoffice.ts";

type OfficePorts = {
	config: Config;
	log: Log;
	clock: Clock;
	composition: Pick<Composition, "bindings" | "rates" | "readOperatorSession">;
	health: Health;
	metrics: Pick<Metrics, "watch">;
	/** Resolves when its pages are built. */
	built: Promise<void>;
};

/**
 * The operators' origin: a separate server in the same process, with the back office, the operators' calls and nothing
 * else.
 */
export async function openOffice(ports: OfficePorts): Promise<{ app: FastifyInstance; front: Front }> {
	const { config, log, clock, composition, health, metrics, built } = ports;
	const { office, profile, trustedProxies } = config;
	const { rates, readOperatorSession: readSession } = composition;
	const limits = openRequestLimits({ rates, trustedProxies, readSession, audience: "operators" });
	const front = openOfficeFront(config, log);
	const app = openHttp({ publicUrl: office.url, trustedProxies }, log, limits, front.serverFactory);
	const bindings = bindingsFor(composition.bindings, "operators");
	bindRoutes(app, bindings, visitReader(readSession, "operators"), clock);
	serveHealth(app, health);
	// In production the list of operators' calls is not public.
	if (profile !== "production") serveOpenApi(app, bindings, "operators");
	await serveBackoffice(app, { allowedOrigins: captchaOrigin(config), built });
	app.setNotFoundHandler((request, reply) =>
		isPlayersPage(request) ? reply.code(302).redirect("/") : refuseUnknownPath(),
	);
	metrics.watch(app);
	return { app, front };
}

/**
 * An address that only shows a player's page, and the back office's address from before it had its own origin, redirect
 * to its first page.
 */
function isPlayersPage({ method, url }: FastifyRequest): boolean {
	const [, start = ""] = url.split(/[/?]/, 2);
	return (method === "GET" || method === "HEAD") && (isLocale(start) || start === "backoffice");
}
