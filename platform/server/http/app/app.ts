import type { Audience } from "@baize/kernel/call";
import { Refusal, refuse } from "@baize/kernel/error";
import { isLocale } from "@baize/kernel/locale";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Config } from "../../config/index.ts";
import type { Log } from "../../log/index.ts";
import { type SessionReader, sidOf, type Visit } from "../calls/visit.ts";
import { openServerFactory, type ServerFactory } from "../fast-path/server-factory.ts";
import { limitedRequest, PAGE, type RequestLimits } from "../limits/request-limits.ts";
import { refuseLongUrl } from "../limits/url-limits.ts";
import { answerBrokenRequest, readablePath, refuseTunnel } from "./broken-request.ts";
import { chooseLocale } from "./choose-locale.ts";
import { encoded, encodingFor } from "./compression.ts";
import { readCookies } from "./cookies.ts";
import { openCrossSiteCheck } from "./cross-site.ts";
import { answerError } from "./errors.ts";
import { dataHeaders } from "./headers.ts";
import { readJson, readQuery } from "./read-input.ts";

/**
 * The HTTP server without routes: limits, headers, errors. Without `limits` there are no rate limits; without a
 * `serverFactory` nothing is answered ahead of the router.
 */
export function openHttp(
	config: Pick<Config, "publicUrl" | "trustedProxies"> & Partial<Pick<Config, "frameOrigin">>,
	log: Log,
	limits?: RequestLimits,
	serverFactory: ServerFactory = openServerFactory(),
): FastifyInstance {
	const refuseCrossSite = openCrossSiteCheck(config.publicUrl);
	const headers = dataHeaders(config.publicUrl, config.frameOrigin);
	const app = Fastify({
		trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
		serverFactory,
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, querystringParser: readQuery },
		forceCloseConnections: "idle",
		return503OnClosing: false,
		rewriteUrl: ({ url = "/" }) => readablePath(requestedPath(url)),
		clientErrorHandler: answerBrokenRequest(headers),
		frameworkErrors(error, request, reply) {
			for (const [name, value] of headers) reply.raw.setHeader(name, value);
			answerError(log, limits?.takeEarly(request.raw, PAGE) ?? error, request, reply);
		},
	});
	app.server.on("connect", refuseTunnel(headers));
	// Bodies are JSON; another type is refused before the body is read.
	app.removeContentTypeParser("text/plain");
	addJsonParser(app);
	addFileParser(app);
	app.addHook("onRequest", (_request, reply, done) => {
		for (const [name, value] of headers) reply.raw.setHeader(name, value);
		done();
	});
	if (limits) applyLimits(app, limits);
	app.addHook("onRequest", (request, _reply, done) => {
		// A path without a call may be a page: refusals are rendered as a page, and a page changes nothing.
		if (request.is404) return done();
		refuseLongUrl(request.url);
		refuseCrossSite(request.method, request.headers);
		done();
	});
	app.addHook("onSend", (request, reply, payload, done) => done(null, compress(request, reply, payload)));
	app.setErrorHandler((error, request, reply) => {
		const page = isRefusedPage(error, request) ? limits?.pageFor?.(request.raw, error as Refusal) : undefined;
		if (!page) return answerError(log, error, request, reply);
		return reply.code(page.status).headers(Object.fromEntries(page.headers)).send(page.text);
	});
	return app;
}

/** Refuses a request beyond its limit before any other work is done for it. */
function applyLimits(app: FastifyInstance, limits: RequestLimits): void {
	app.addHook("onRequest", (request, _reply, done) => {
		const refusal = limits.take(request.raw, limitedRequest(request));
		if (refusal instanceof Promise) refusal.then(done, done);
		else done(refusal);
	});
}

const isRefusedPage = (error: unknown, { is404, method }: FastifyRequest): boolean =>
	is404 && method === "GET" && error instanceof Refusal && error.code === "TOO_MANY_REQUESTS";

/** A request may name the whole URL (RFC 9112, 3.2.2), or the server itself ("*"), which is no path of ours. */
function requestedPath(target: string): string {
	if (target.startsWith("/")) return target;
	if (!URL.canParse(target)) return `/${target}`;
	const { pathname, search } = new URL(target);
	return pathname + search;
}

/** Static files are compressed by the build; dynamic responses are compressed here. */
function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
	if (!(typeof payload === "string" || Buffer.isBuffer(payload)) || reply.hasHeader("content-encoding")) return payload;
	const type = String(reply.getHeader("content-type") ?? "");
	const accepted = request.headers["accept-encoding"]?.toString();
	const whole = typeof payload === "string" ? Buffer.from(payload) : payload;
	const encoding = encodingFor(whole.length, type, accepted);
	if (encoding === undefined) return payload;
	reply.header("content-encoding", encoding).removeHeader("content-length");
	if (!reply.hasHeader("vary")) reply.header("vary", "accept-encoding");
	return encoded(whole, encoding);
}

/** The answer if there is neither a call nor a page. */
export function refuseUnknownPath(): never {
	throw refuse("NOT_FOUND");
}

/** Reads session, language and address of a request. A cached session costs no turn of the event loop. */
export function visitReader(
	readSession: SessionReader,
	audience: Audience = "players",
): (request: FastifyRequest) => Visit | Promise<Visit> {
	return (request) => {
		const cookies = readCookies(request.headers.cookie);
		const found = readSession(sidOf({ cookies }, audience));
		const visitWith = (session: Visit["session"]): Visit => ({
			session,
			locale: localeOf(request, cookies.LANG),
			ip: request.ip,
			userAgent: request.headers["user-agent"] ?? "",
			cookies,
		});
		return found instanceof Promise ? found.then(visitWith) : visitWith(found);
	};
}

// A page has its language in its path; a call of the page sends it in a header; otherwise the cookie and the browser
// decide.
function localeOf(request: FastifyRequest, saved: string | undefined): Visit["locale"] {
	const named = request.headers["x-locale"] ?? request.url.split(/[/?]/, 2)[1];
	return typeof named === "string" && isLocale(named) ? named : chooseLocale(request.headers["accept-language"], saved);
}

/** The bytes of a body, if its route needs them. */
export const rawBodies = new WeakMap<FastifyRequest, Buffer>();

function addJsonParser(app: FastifyInstance): void {
	app.removeContentTypeParser("application/json");
	app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
		const { isCall, needsRawBody } = request.routeOptions.config as { isCall?: boolean; needsRawBody?: boolean };
		if (needsRawBody) rawBodies.set(request, body as Buffer);
		// A call reads its body once it knows that the sender is allowed to send it.
		if (isCall) return done(null, body);
		try {
			done(null, readJson(body as Buffer));
		} catch (error) {
			done(error as Error);
		}
	});
}

/** Files are accepted only by the routes that take them; other routes refuse their types. */
function addFileParser(app: FastifyInstance): void {
	app.addContentTypeParser(/^(image\/|application\/octet-stream)/, { parseAs: "buffer" }, (request, body, done) => {
		const { takesFile } = request.routeOptions.config as { takesFile?: boolean };
		if (!takesFile) return done(refuse("UNSUPPORTED_MEDIA_TYPE"));
		rawBodies.set(request, body as Buffer);
		done(null, undefined);
	});
}
