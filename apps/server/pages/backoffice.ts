import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newNonce, officePagePolicy } from "@baize/platform-server";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { BACKOFFICE_BUILD } from "./build.ts";
import { type Waiting, waitingPage } from "./waiting-page.ts";

const YEAR_SECONDS = 31_536_000;

const DAY_SECONDS = 86_400;

export type BackofficePorts = {
	allowedOrigins: readonly string[];
	/** Resolves when the build is complete. At a first start the office is reached before that. */
	built: Promise<void>;
	build?: string;
};

/**
 * The back office: its one page, with a fresh nonce each time, and its files, whose names change with their content.
 */
export async function serveBackoffice(
	app: FastifyInstance,
	{ allowedOrigins, built, build = BACKOFFICE_BUILD }: BackofficePorts,
): Promise<void> {
	await app.register(fastifyStatic, {
		root: join(build, "assets"),
		prefix: "/assets/",
		// Its files are looked for when they are asked for: they may not be there yet.
		wildcard: true,
		index: false,
		decorateReply: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply) => reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`),
	});
	let answer: (reply: FastifyReply) => FastifyReply = beingBuilt;
	built.then(
		() => {
			answer = answering(build, allowedOrigins);
		},
		() => {
			answer = (reply) => plain(reply, NOT_BUILT);
		},
	);
	app.get("/", (_request, reply) => answer(reply));
	app.get("/icon.svg", (_request, reply) => icon(reply, join(build, "icon.svg")));
}

function answering(build: string, allowedOrigins: readonly string[]): (reply: FastifyReply) => FastifyReply {
	const file = join(build, "index.html");
	if (!existsSync(file)) return (reply) => plain(reply, NOT_BUILT);
	const [before = "", ...parts] = readFileSync(file, "utf8").split("__NONCE__");
	return (reply) => {
		const nonce = newNonce();
		return reply
			.header("content-security-policy", officePagePolicy(nonce, allowedOrigins))
			.header("cache-control", "no-store")
			.type("text/html; charset=utf-8")
			.send(before + parts.map((part) => nonce + part).join(""));
	};
}

const icon = (reply: FastifyReply, file: string): FastifyReply =>
	existsSync(file)
		? reply.header("cache-control", `public, max-age=${DAY_SECONDS}`).type("image/svg+xml").send(readFileSync(file))
		: plain(reply, NOT_BUILT);

const RELOAD_SECONDS = 2;

function beingBuilt(reply: FastifyReply): FastifyReply {
	const { html, policy } = waitingPage(BEING_BUILT);
	return reply
		.code(503)
		.header("content-security-policy", policy)
		.header("retry-after", RELOAD_SECONDS)
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(html);
}

const plain = (reply: FastifyReply, text: string): FastifyReply =>
	reply.code(503).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);

const BEING_BUILT: Waiting = {
	language: "en",
	direction: "ltr",
	title: "The back office is being built",
	text: "It opens here by itself within some ten seconds.",
	seconds: RELOAD_SECONDS,
};

const NOT_BUILT = "The back office has not been built. `npm start` builds it, and prints why if it cannot.\n";
