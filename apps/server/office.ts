import { isLocale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import {
	bindRoutes,
	type Config,
	type Log,
	openHttp,
	openRequestLimits,
	type RateLimits,
	refuseUnknownPath,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bindingsFor, type Composition } from "./composition/index.ts";
import { type Health, serveHealth } from "./health.ts";
import { serveOpenApi } from "./openapi.ts";
import { serveBackoffice } from "./pages/backoffice.ts";

type OfficePorts = {
	log: Log;
	clock: Clock;
	composition: Pick<Composition, "bindings" | "readOperatorSession">;
	health: Health;
	rates: RateLimits;
	/** Other companies' origins that the login may frame and call: the captcha service. */
	allowedOrigins: readonly string[];
};

/**
 * The operators' origin: a separate server in the same process, with the back office, the operators' calls and nothing
 * else.
 */
export async function openOffice(
	{ office, profile, trustedProxies }: Config,
	{ log, clock, composition, health, rates, allowedOrigins }: OfficePorts,
): Promise<FastifyInstance> {
	const readSession = composition.readOperatorSession;
	const limits = openRequestLimits({ rates, trustedProxies, readSession, audience: "operators" });
	const app = openHttp({ publicUrl: office.url, trustedProxies }, log, limits);
	const bindings = bindingsFor(composition.bindings, "operators");
	bindRoutes(app, bindings, visitReader(readSession, "operators"), clock);
	serveHealth(app, health);
	// In production the list of operators' calls is not public.
	if (profile !== "production") serveOpenApi(app, bindings, "operators");
	await serveBackoffice(app, allowedOrigins);
	app.setNotFoundHandler((request, reply) =>
		isPlayersPage(request) ? reply.code(302).redirect("/") : refuseUnknownPath(),
	);
	return app;
}

/**
 * An address that only shows a player's page, and the back office's address from before it had its own origin, redirect
 * to its first page.
 */
function isPlayersPage({ method, url }: FastifyRequest): boolean {
	const [, start = ""] = url.split(/[/?]/, 2);
	return (method === "GET" || method === "HEAD") && (isLocale(start) || start === "backoffice");
}
