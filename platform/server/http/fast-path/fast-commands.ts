import type { IncomingMessage, ServerResponse } from "node:http";
import { check } from "@baize/kernel/check";
import { type Limited, limitedOf } from "../../limits/index.ts";
import type { Log } from "../../log/index.ts";
import { encodingFor } from "../app/compression.ts";
import { openCrossSiteCheck } from "../app/cross-site.ts";
import { errorAnswer } from "../app/errors.ts";
import { readJson } from "../app/read-input.ts";
import { admit, visitFor } from "../calls/access.ts";
import { type Binding, ReadyReply, replyStatusOf } from "../calls/bind.ts";
import { cacheControlOf } from "../calls/cache-control.ts";
import { validate } from "../calls/validation.ts";
import type { Visit } from "../calls/visit.ts";
import type { FastPathHandler, FastPathMatcher, FastPathPorts } from "./fast-path.ts";
import { isShared, NO_TOOLS } from "./fast-poll.ts";
import { type FixedPath, fixedPath } from "./fixed-path.ts";
import { JSON_TYPE, rawHead, sendRaw, sentBody, withHeaders } from "./raw-answer.ts";

const MAX_BODY_BYTES = 4_096;

type FastCommand = Binding & {
	path: FixedPath;
	limited: Limited;
};
type FastCommandPorts = FastPathPorts & { log: Log; publicUrl: string };
type Answer = { status: number; headers: readonly (readonly [string, string])[]; body: Buffer };
type MatchedCommand = { command: FastCommand; params: Record<string, string>; visit: Visit };

/**
 * Answers frequent commands (`isOnFastPath`) ahead of the router. A request that is not admitted or not simple (a large
 * body, another type, a session that is not cached) is left to the router before its body is read. From then on the
 * functions are the same: validation, the handler, the listed errors.
 */
export function fastCommands(
	bindings: readonly Binding[],
	{ log, publicUrl, ...ports }: FastCommandPorts,
): FastPathMatcher {
	const refuseCrossSite = openCrossSiteCheck(publicUrl);
	const calls = bindings.flatMap((binding) => fastCommandOf(binding) ?? []);

	function isAdmitted({ command: { call }, visit, params }: MatchedCommand, { headers }: IncomingMessage): boolean {
		try {
			refuseCrossSite(call.method, headers);
			admit(call, visit, params.session);
			return true;
		} catch {
			return false;
		}
	}

	function answerTo(error: unknown, { method = "", url = "" }: IncomingMessage): Answer {
		const { status, headers, text } = errorAnswer(log, error, { method, url });
		return { status, headers, body: Buffer.from(text) };
	}

	async function answer(
		matched: MatchedCommand,
		bytes: Buffer,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		const startedMs = performance.now();
		const { call } = matched.command;
		const found = await readyAnswer(matched, bytes).catch((error: unknown) => answerTo(error, request));
		const cacheControl = cacheControlOf(call, undefined, matched.visit.session);
		const own: Answer["headers"] = cacheControl === undefined ? [] : [["cache-control", cacheControl]];
		const head = rawHead(found.status, [...ports.headers, ...own, ...found.headers]);
		const encoding = encodingFor(found.body.length, JSON_TYPE, request.headers["accept-encoding"]?.toString());
		const sent = sentBody(found.body, encoding);
		sendRaw(response, withHeaders(head, sent.headers), sent.bytes.toString("latin1"));
		ports.observe(call, found.status, performance.now() - startedMs);
	}

	const handlerOf = (command: FastCommand): FastPathHandler => ({
		limited: command.limited,
		visitOf: ports.visitOf,
		answer(request, response, visit, otherwise) {
			const matched = { command, params: command.path.paramsIn(request.url ?? ""), visit };
			if (isAdmitted(matched, request)) takeBody(request, (body) => void answer(matched, body, request, response));
			else otherwise();
		},
	});

	const handlers = calls.map((command) => ({ command, handler: handlerOf(command) }));
	return (request) => {
		const { method, url = "" } = request;
		const found = handlers.find(({ command: { call, path } }) => call.method === method && path.matches(url));
		return found && isSimple(request) ? found.handler : undefined;
	};
}

function fastCommandOf({ call, handle }: Binding): FastCommand | undefined {
	if (!call.isOnFastPath) return undefined;
	const path = fixedPath(call.path, 1);
	check(path && call.method !== "GET" && !call.query && !call.headers, "a fast command has a plain path and a body");
	check(call.level === "session" || call.level === "visitor", "a fast command needs no fresh proof");
	const limited = limitedOf(call);
	check(!isShared(limited), "a call on the fast path has no limit that processes share");
	check(call.unknownProperties !== "ignore", "a fast command refuses unknown properties");
	check(!call.needsRawBody && call.bodyLimitBytes === undefined, "a fast command has an ordinary body");
	return { call, handle, path, limited };
}

/** With or without a parameter, such as the character set. */
const JSON_BODY = /^application\/json\s*(;|$)/;

function isSimple({ headers, url = "" }: IncomingMessage): boolean {
	const bytes = Number(headers["content-length"]);
	return JSON_BODY.test(headers["content-type"] ?? "") && bytes > 0 && bytes <= MAX_BODY_BYTES && !url.includes("?");
}

function takeBody(request: IncomingMessage, take: (body: Buffer) => void): void {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => take(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

async function readyAnswer({ command, params, visit }: MatchedCommand, bytes: Buffer): Promise<Answer> {
	const { call, handle } = command;
	const input = { params, query: {}, headers: {}, body: readJson(bytes) };
	validate(call, input);
	const answer = await handle(input as never, visitFor(call, visit) as never, NO_TOOLS);
	check(answer instanceof ReadyReply && answer.etag === undefined, "a fast command replies with bytes");
	return { status: replyStatusOf(call), headers: [["content-type", JSON_TYPE]], body: answer.body };
}
