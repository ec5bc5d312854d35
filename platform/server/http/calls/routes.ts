import { Readable } from "node:stream";
import type { CallSpec } from "@baize/kernel/call";
import { type Clock, systemClock } from "@baize/kernel/time";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitedOf } from "../../limits/index.ts";
import { rawBodies } from "../app/app.ts";
import { cookieText } from "../app/cookies.ts";
import { readJson } from "../app/read-input.ts";
import { admit, visitFor } from "./access.ts";
import {
	type Binding,
	FileReply,
	LastingFileReply,
	ReadyReply,
	replyStatusOf,
	StreamedFileReply,
	StreamReply,
} from "./bind.ts";
import { cacheControlOf, LASTING, NO_STORE } from "./cache-control.ts";
import { isKnownTo } from "./etag.ts";
import type { ReplyTools } from "./types.ts";
import { validate } from "./validation.ts";
import type { Visit } from "./visit.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const STREAM_TYPE = "text/event-stream; charset=utf-8";

const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

export type VisitReader = (request: FastifyRequest) => Visit | Promise<Visit>;

/** One route for each binding: visit, admission, validation, handler, response. */
export function bindRoutes(
	app: FastifyInstance,
	bindings: readonly Binding[],
	visitOf: VisitReader,
	clock: Clock = systemClock,
): void {
	for (const binding of bindings) bindRoute(app, binding, visitOf, clock);
}

function bindRoute(app: FastifyInstance, { call, handle }: Binding, visitOf: VisitReader, clock: Clock): void {
	const status = replyStatusOf(call);
	app.route({
		method: call.method,
		url: call.path,
		config: {
			isCall: true,
			needsRawBody: call.needsRawBody ?? false,
			takesFile: call.takesFile ?? false,
			limited: limitedOf(call),
		},
		bodyLimit: call.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
		// A large body is read only if the sender is allowed to send it.
		...(call.takesFile || (call.bodyLimitBytes ?? 0) > DEFAULT_BODY_LIMIT_BYTES
			? {
					async onRequest(request: FastifyRequest) {
						admit(call, await visitOf(request), (request.params as { session?: string }).session, clock);
					},
				}
			: {}),
		async handler(request, reply) {
			const visit = await visitOf(request);
			const rawBody = rawBodies.get(request);
			if (rawBody) visit.rawBody = rawBody;
			const { params, query, headers } = request as FastifyRequest & { params: { session?: string } };
			admit(call, visit, params.session, clock);
			const cacheControl = cacheControlOf(call, undefined, visit.session);
			if (cacheControl !== undefined) reply.header("cache-control", cacheControl);
			const sent = Buffer.isBuffer(request.body) ? readJson(request.body) : undefined;
			const input = { params, query, headers, body: sent ?? (call.isBodyOptional ? {} : undefined) };
			validate(call, input);
			const answer = await handle(input as never, visitFor(call, visit) as never, toolsOf(reply));
			if (answer instanceof ReadyReply) return sendReady(request, reply, answer, { call, status, visit });
			if (answer instanceof FileReply) return sendFile(reply, answer);
			if (answer instanceof LastingFileReply) return sendLasting(request, reply, answer);
			if (answer instanceof StreamedFileReply) return sendStreamedFile(reply, answer);
			if (answer instanceof StreamReply) return sendStream(reply, answer);
			return sendAnswer(reply.code(status), answer ?? null, call);
		},
	});
}

/** The serialiser of a call is compiled by its first answer. */
function sendAnswer(reply: FastifyReply, answer: unknown, { reply: schema }: CallSpec): FastifyReply {
	if (!schema) return reply.send(answer);
	const text = reply.serializeInput(answer as Record<string, unknown>, schema as Record<string, unknown>);
	return reply.type(JSON_TYPE).send(text);
}

const toolsOf = (reply: FastifyReply): ReplyTools => ({
	setCookie: (name, value, options) =>
		reply.header("set-cookie", cookieText(name, value, options)).header("cache-control", NO_STORE),
	clearCookie: (name, options) => reply.header("set-cookie", cookieText(name, "", { ...options, maxAgeSeconds: 0 })),
	setHeader: (name, value) => reply.header(name, value),
});

function sendReady(
	request: FastifyRequest,
	reply: FastifyReply,
	{ body, etag }: ReadyReply,
	{ call, status, visit }: { call: CallSpec; status: number; visit: Visit },
): FastifyReply {
	const cacheControl = cacheControlOf(call, etag, visit.session);
	if (cacheControl !== undefined) reply.header("cache-control", cacheControl);
	if (etag !== undefined) reply.header("etag", etag);
	if (isKnownTo(request.headers["if-none-match"], etag)) return reply.code(304).send();
	// A Buffer is not serialised again.
	return reply.code(status).type(JSON_TYPE).send(body);
}

function sendFile(reply: FastifyReply, { body, contentType }: FileReply): FastifyReply {
	return reply.code(200).header("content-type", contentType).header("cache-control", NO_STORE).send(body);
}

function sendLasting(
	request: FastifyRequest,
	reply: FastifyReply,
	{ body, contentType, etag, vary }: LastingFileReply,
): FastifyReply {
	reply.headers({ "cache-control": LASTING, etag, vary });
	if (isKnownTo(request.headers["if-none-match"], etag)) return reply.code(304).send();
	return reply.code(200).header("content-type", contentType).send(body);
}

function sendStreamedFile(reply: FastifyReply, { name, contentType, parts }: StreamedFileReply): FastifyReply {
	return reply
		.code(200)
		.header("content-type", contentType)
		.header("content-disposition", `attachment; filename="${name}"`)
		.header("cache-control", NO_STORE)
		.send(Readable.from(parts));
}

function sendStream(reply: FastifyReply, { serve }: StreamReply): FastifyReply {
	reply.hijack();
	reply.raw.writeHead(200, {
		"content-type": STREAM_TYPE,
		"cache-control": NO_STORE,
		// Without this a proxy would buffer the stream.
		"x-accel-buffering": "no",
	});
	serve(reply.raw);
	return reply;
}
