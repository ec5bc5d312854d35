import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newNonce, officePagePolicy } from "@baize/platform-server";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { BACKOFFICE_BUILD } from "./build.ts";

const YEAR_SECONDS = 31_536_000;

const DAY_SECONDS = 86_400;

/**
 * The back office: its one page, with a fresh nonce each time, and its files, whose names change with their content.
 */
export async function serveBackoffice(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
	const file = join(BACKOFFICE_BUILD, "index.html");
	if (!existsSync(file)) {
		app.get("/", (_request, reply) => reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT));
		return;
	}
	const [before = "", ...parts] = readFileSync(file, "utf8").split("__NONCE__");
	await app.register(fastifyStatic, {
		root: join(BACKOFFICE_BUILD, "assets"),
		prefix: "/assets/",
		wildcard: false,
		index: false,
		decorateReply: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply) => reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`),
	});
	const answer = (_request: unknown, reply: FastifyReply): FastifyReply => {
		const nonce = newNonce();
		return reply
			.header("content-security-policy", officePagePolicy(nonce, allowedOrigins))
			.header("cache-control", "no-store")
			.type("text/html; charset=utf-8")
			.send(before + parts.map((part) => nonce + part).join(""));
	};
	app.get("/", answer);
	const icon = readFileSync(join(BACKOFFICE_BUILD, "icon.svg"));
	app.get("/icon.svg", (_request, reply) =>
		reply.header("cache-control", `public, max-age=${DAY_SECONDS}`).type("image/svg+xml").send(icon),
	);
}

const NOT_BUILT = "The back office has not been built yet. `npm start` builds it.\n";
