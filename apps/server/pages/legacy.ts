import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLocale } from "@baize/kernel/locale";
import { addressOf, serverPages } from "@baize/platform-paths";
import { EMBEDDED_PAGE_POLICY } from "@baize/platform-server";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LEGACY_BUILD } from "./build.ts";

const YEAR_SECONDS = 31_536_000;

/** Where its build puts its files: beside the languages. */
const FILES = addressOf(serverPages.legacy, { locale: "assets" });

/**
 * The legacy application below its prefix: one page at every path of a language, which finds out itself what to draw,
 * and its files, whose names change with their content. Without a build nothing is there.
 */
export async function serveLegacy(app: FastifyInstance, build = LEGACY_BUILD): Promise<void> {
	const file = join(build, "index.html");
	if (!existsSync(file)) return;
	await app.register(fastifyStatic, {
		root: join(build, "assets"),
		prefix: `${FILES}/`,
		wildcard: false,
		index: false,
		decorateReply: false,
		preCompressed: true,
		globIgnore: ["**/*.br", "**/*.gz"],
		cacheControl: false,
		setHeaders: (reply) => reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`),
	});
	const page = readFileSync(file);
	const answer = (request: FastifyRequest<{ Params: { locale: string } }>, reply: FastifyReply): void => {
		if (isLocale(request.params.locale))
			reply
				.header("content-security-policy", EMBEDDED_PAGE_POLICY)
				.header("cache-control", "no-cache")
				.type("text/html; charset=utf-8")
				.send(page);
		else reply.callNotFound();
	};
	app.get(serverPages.legacy, answer);
	app.get(serverPages.legacyPage, answer);
}
