import type { IncomingMessage, ServerResponse } from "node:http";
import { check } from "@baize/kernel/check";
import { refuse } from "@baize/kernel/error";
import { type Limited, limitedOf } from "../../limits/index.ts";
import type { Log } from "../../log/index.ts";
import { openCrossSiteCheck } from "../app/cross-site.ts";
import { errorAnswer } from "../app/errors.ts";
import { admit, visitFor } from "../calls/access.ts";
import { type Binding, ReadyReply } from "../calls/bind.ts";
import { NO_STORE } from "../calls/cache-control.ts";
import { validate, validatorsOf } from "../calls/validation.ts";
import type { Visit } from "../calls/visit.ts";
import type { FastPathHandler, FastPathMatcher, PolledPorts } from "./fast-path.ts";
import { isShared, NO_TOOLS } from "./fast-poll.ts";
import { type FixedPath, fixedPath } from "./fixed-path.ts";
import { type PreparedHead, preparedSender, prepareHead } from "./prepared-head.ts";

const MAX_BODY_BYTES = 4_096;

type FastCommand = Binding & {
	path: FixedPath;
	validators: ReturnType<typeof validatorsOf>;
	head: PreparedHead;
	limited: Limited;
};
type FastCommandPorts = PolledPorts & { log: Log; publicUrl: string };
type MatchedCommand = { command: FastCommand; session: string | undefined; visit: Visit };

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
	const send = preparedSender(ports);
	const calls = bindings.flatMap((binding) => fastCommandOf(binding, ports.headers) ?? []);

	function isAdmitted({ command: { call }, visit, session }: MatchedCommand, { headers }: IncomingMessage): boolean {
		try {
			refuseCrossSite(call.method, headers);
			admit(call, visit, session);
			return true;
		} catch {
			return false;
		}
	}

	function sendError(error: unknown, request: IncomingMessage, response: ServerResponse): void {
		const { status, headers, text } = errorAnswer(log, error, { method: "POST", url: request.url ?? "" });
		const body = Buffer.from(text);
		const length: [string, string] = ["content-length", String(body.length)];
		send(request, response, prepareHead(status, [...ports.headers, ...headers, length]), body.toString("latin1"));
	}

	async function answer(
		matched: MatchedCommand,
		text: string,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		const startedMs = performance.now();
		const { call, head } = matched.command;
		try {
			const { body, latin1Body } = await readyReply(matched, text);
			send(request, response, { ...head, lines: `${head.lines}content-length: ${body.length}\r\n` }, latin1Body);
		} catch (error) {
			sendError(error, request, response);
		}
		ports.observe(call, response.statusCode, performance.now() - startedMs);
	}

	const handlerOf = (command: FastCommand): FastPathHandler => ({
		limited: command.limited,
		visitOf: ports.visitOf,
		answer(request, response, visit, otherwise) {
			const matched = { command, session: command.path.sessionIn(request.url ?? ""), visit };
			if (isAdmitted(matched, request)) takeBody(request, (text) => void answer(matched, text, request, response));
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

function fastCommandOf({ call, handle }: Binding, always: readonly [string, string][]): FastCommand | undefined {
	if (!call.isOnFastPath) return undefined;
	const path = fixedPath(call.path);
	check(path && call.method !== "GET" && !call.query && !call.headers, "a fast command has a fixed path and a body");
	check(call.level === "session" || call.level === "visitor", "a fast command needs no fresh proof");
	const limited = limitedOf(call);
	check(!isShared(limited), "a call on the fast path has no limit that processes share");
	check(call.unknownProperties !== "ignore", "a fast command refuses unknown properties");
	const head = prepareHead(call.replyStatus ?? 200, [
		...always,
		["content-type", "application/json; charset=utf-8"],
		...(call.who === "anyone" ? [] : [["cache-control", NO_STORE] as [string, string]]),
	]);
	return { call, handle, path, validators: validatorsOf(call), head, limited };
}

function isSimple({ headers, url = "" }: IncomingMessage): boolean {
	const bytes = Number(headers["content-length"]);
	const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
	return isJson && bytes > 0 && bytes <= MAX_BODY_BYTES && !url.includes("?");
}

function takeBody(request: IncomingMessage, take: (text: string) => void): void {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => take((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString()));
}

async function readyReply({ command, session, visit }: MatchedCommand, text: string): Promise<ReadyReply> {
	const { call, handle, validators } = command;
	const input = { params: session === undefined ? {} : { session }, query: {}, headers: {}, body: parsed(text) };
	validate(validators, input);
	const answer = await handle(input as never, visitFor(call, visit) as never, NO_TOOLS);
	check(answer instanceof ReadyReply, "a fast command replies with bytes");
	return answer;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw refuse("MALFORMED_REQUEST");
	}
}
