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
import { type Health, serveHealth } from "./health.ts";
import { bindingsFor, type House } from "./house/index.ts";
import { serveOpenApi } from "./openapi.ts";
import { serveBackoffice } from "./pages/backoffice.ts";

type OfficePorts = {
	log: Log;
	clock: Clock;
	house: Pick<House, "bindings" | "readOperatorSession">;
	health: Health;
	rates: RateLimits;
	/** Other companies' origins that the login may frame and ask: who tells people from machines. */
	guests: readonly string[];
};

/** The operators' origin: a server of its own in the same process, with the back office, the operators' calls and nothing else. */
export async function openOffice(
	{ office, profile, trustedProxies }: Config,
	{ log, clock, house, health, rates, guests }: OfficePorts,
): Promise<FastifyInstance> {
	const readSession = house.readOperatorSession;
	const limits = openRequestLimits({ rates, trustedProxies, readSession, audience: "operators" });
	const app = openHttp({ publicUrl: office.url, trustedProxies }, log, limits);
	const bindings = bindingsFor(house.bindings, "operators");
	bindRoutes(app, bindings, visitReader(readSession, "operators"), clock);
	serveHealth(app, health);
	// In production operators' calls are nobody else's business.
	if (profile !== "production") serveOpenApi(app, bindings, "operators");
	await serveBackoffice(app, guests);
	app.setNotFoundHandler((request, reply) =>
		isPlayersPage(request) ? reply.code(302).redirect("/") : refuseUnknownPath(),
	);
	return app;
}

/** An address that only shows a player's page, and the back office's from before it had an origin, lead to its first page. */
function isPlayersPage({ method, url }: FastifyRequest): boolean {
	const [, start = ""] = url.split(/[/?]/, 2);
	return (method === "GET" || method === "HEAD") && (isLocale(start) || start === "backoffice");
}
