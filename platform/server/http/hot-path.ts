import type { IncomingMessage, ServerResponse } from "node:http";
import { check } from "@baize/kernel/check";
import { refuse } from "@baize/kernel/error";
import { type Limited, limitedOf } from "../limits/index.ts";
import type { Log } from "../log/index.ts";
import { admit, visitFor } from "./access.ts";
import { type Binding, ReadyReply } from "./bind.ts";
import { NEVER_KEPT } from "./caching.ts";
import { openCrossSiteCheck } from "./cross-site.ts";
import { errorAnswer } from "./errors.ts";
import { type PlainPath, plainPath } from "./plain-path.ts";
import { type PreparedHead, preparedSender, prepareHead } from "./prepared-head.ts";
import { isShared, NO_TOOLS } from "./quick-call.ts";
import type { PolledPorts, QuickAnswer, QuickReply } from "./quick-path.ts";
import { validate, validatorsOf } from "./validation.ts";
import type { Visit } from "./visit.ts";

const MOST_BODY_BYTES = 4_096;

type HotCall = Binding & {
	path: PlainPath;
	validators: ReturnType<typeof validatorsOf>;
	head: PreparedHead;
	limited: Limited;
};
type HotPorts = PolledPorts & { log: Log; publicUrl: string };
type Asked = { hot: HotCall; session: string | undefined; visit: Visit };

/**
 * Answers the calls that players press for. Who may not make one, and a request that is not plain (a large body, another
 * type, a session that is not in memory), goes the way of all calls before its body is read. From then on the rules are the
 * same functions: validation, the handler, the listed errors.
 */
export function hotCalls(bindings: readonly Binding[], { log, publicUrl, ...ports }: HotPorts): QuickAnswer {
	const refuseCrossSite = openCrossSiteCheck(publicUrl);
	const send = preparedSender(ports);
	const calls = bindings.flatMap((binding) => hotCallOf(binding, ports.headers) ?? []);

	function isAdmitted({ hot: { call }, visit, session }: Asked, { headers }: IncomingMessage): boolean {
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

	async function answer(asked: Asked, text: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
		const startedMs = performance.now();
		const { call, head } = asked.hot;
		try {
			const { body, octets } = await readyReply(asked, text);
			send(request, response, { ...head, lines: `${head.lines}content-length: ${body.length}\r\n` }, octets);
		} catch (error) {
			sendError(error, request, response);
		}
		ports.observe(call, response.statusCode, performance.now() - startedMs);
	}

	const replyOf = (hot: HotCall): QuickReply => ({
		limited: hot.limited,
		visitOf: ports.visitOf,
		answer(request, response, visit, otherwise) {
			const asked = { hot, session: hot.path.sessionIn(request.url ?? ""), visit };
			if (isAdmitted(asked, request)) takeBody(request, (text) => void answer(asked, text, request, response));
			else otherwise();
		},
	});

	const replies = calls.map((hot) => ({ hot, reply: replyOf(hot) }));
	return (request) => {
		const { method, url = "" } = request;
		const found = replies.find(({ hot: { call, path } }) => call.method === method && path.matches(url));
		return found && isPlain(request) ? found.reply : undefined;
	};
}

function hotCallOf({ call, handle }: Binding, always: readonly [string, string][]): HotCall | undefined {
	if (!call.isHot) return undefined;
	const path = plainPath(call.path);
	check(path && call.method !== "GET" && !call.query && !call.headers, "a hot call has a plain path and a body");
	check(call.level === "session" || call.level === "visitor", "a hot call asks for no fresh proof");
	const limited = limitedOf(call);
	check(!isShared(limited), "what is answered ahead of the router is counted by this process alone");
	check(call.unknownProperties !== "ignore", "a hot call refuses what it does not know, whatever its name");
	const head = prepareHead(call.replyStatus ?? 200, [
		...always,
		["content-type", "application/json; charset=utf-8"],
		...(call.who === "anyone" ? [] : [["cache-control", NEVER_KEPT] as [string, string]]),
	]);
	return { call, handle, path, validators: validatorsOf(call), head, limited };
}

function isPlain({ headers, url = "" }: IncomingMessage): boolean {
	const bytes = Number(headers["content-length"]);
	const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
	return isJson && bytes > 0 && bytes <= MOST_BODY_BYTES && !url.includes("?");
}

function takeBody(request: IncomingMessage, take: (text: string) => void): void {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => take((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString()));
}

async function readyReply({ hot, session, visit }: Asked, text: string): Promise<ReadyReply> {
	const { call, handle, validators } = hot;
	const input = { params: session === undefined ? {} : { session }, query: {}, headers: {}, body: parsed(text) };
	validate(validators, input);
	const answer = await handle(input as never, visitFor(call, visit) as never, NO_TOOLS);
	check(answer instanceof ReadyReply, "a hot call answers bytes");
	return answer;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw refuse("MALFORMED_REQUEST");
	}
}
