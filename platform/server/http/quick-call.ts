import { CALL_LIMITS, type Caller, type CallLimit, type CallSpec } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Limited, limitedOf } from "../limits/index.ts";
import { admit, visitFor } from "./access.ts";
import { type Binding, ReadyReply, type ReplyTools } from "./bind.ts";
import { pathEnd, plainPath } from "./plain-path.ts";
import { validate, validatorsOf } from "./validation.ts";
import type { Visit } from "./visit.ts";

/** A polled call that can be answered ahead of the router: its path has no parameter but the session's handle. */
export type QuickCall = {
	method: string;
	path: string;
	who: Caller;
	limited: Limited;
	status: number;
	matches(url: string): boolean;
	/** The answer, at once or later; undefined where the way of all calls must answer. */
	answerFor(url: string, visit: Visit): ReadyReply | undefined | Promise<ReadyReply | undefined>;
};

const KNOWN_QUERIES = 100;

export function quickCallOf({ call, handle }: Binding): QuickCall | undefined {
	const path = plainPath(call.path);
	if (!path || call.method !== "GET" || call.pollMs === undefined || call.headers) return undefined;
	check(call.level === "visitor" || call.level === "session", "what is polled asks for no fresh proof");
	const limited = limitedOf(call);
	check(!isShared(limited), "what is answered ahead of the router is counted by this process alone");
	const queryOf = queryReader(call);
	let isReady = true;

	return {
		method: call.method,
		path: call.path,
		who: call.who,
		limited,
		status: call.replyStatus ?? 200,
		matches: (url) => isReady && path.matches(url),
		answerFor(url, visit) {
			const session = path.sessionIn(url);
			const query = queryOf(url.slice(pathEnd(url) + 1));
			if (!query) return undefined;
			const input = { params: session === undefined ? {} : { session }, query, headers: {}, body: undefined };
			const answer = attempt(() => {
				admit(call, visit, session);
				return handle(input as never, visitFor(call, visit) as never, NO_TOOLS);
			});
			if (answer instanceof ReadyReply) return answer;
			if (answer instanceof Promise) return answer.then((later) => (later instanceof ReadyReply ? later : undefined));
			// What is not kept ready would be made twice: from now on it goes the way of all calls.
			if (answer !== undefined) isReady = false;
			return undefined;
		},
	};
}

export const isShared = ({ limit }: Limited): boolean => (CALL_LIMITS[limit] as CallLimit).isShared ?? false;

/** A refusal is answered by the way of all calls, which meets it again. */
function attempt(ask: () => unknown): unknown {
	try {
		return ask();
	} catch {
		return undefined;
	}
}

export const NO_TOOLS: ReplyTools = { setCookie: () => {}, clearCookie: () => {}, setHeader: () => {} };

type Query = Record<string, unknown>;

/** Reads a query that fits the call; a page asks with the same one each time, so those that fitted are remembered. */
function queryReader(call: CallSpec): (text: string) => Query | undefined {
	const { query: validator } = validatorsOf(call);
	const validators = validator ? { query: validator } : {};
	const known = new Map<string, Query>();
	return (text) => {
		const found = known.get(text);
		if (found) return found;
		const query: Query = Object.fromEntries(new URLSearchParams(text));
		try {
			validate(validators, { query });
		} catch {
			return undefined;
		}
		if (known.size < KNOWN_QUERIES) known.set(text, query);
		return query;
	};
}
