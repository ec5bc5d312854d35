import { CALL_LIMITS, type Caller, type CallLimit, type CallSpec } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Limited, limitedOf } from "../../limits/index.ts";
import { readQuery } from "../app/read-input.ts";
import { admit, visitFor } from "../calls/access.ts";
import { type Binding, ReadyReply, replyStatusOf } from "../calls/bind.ts";
import type { ReplyTools } from "../calls/types.ts";
import { validate } from "../calls/validation.ts";
import type { Visit } from "../calls/visit.ts";
import { fixedPath, pathEnd } from "./fixed-path.ts";

/** A polled call that is answered ahead of the router: its path has no parameter except the session's handle. */
export type FastPoll = {
	method: string;
	path: string;
	who: Caller;
	limited: Limited;
	status: number;
	matches(url: string): boolean;
	/** The response, at once or later; undefined if the router must answer. */
	answerFor(url: string, visit: Visit): ReadyReply | undefined | Promise<ReadyReply | undefined>;
};

const KNOWN_QUERIES = 100;

export function fastPollOf({ call, handle }: Binding): FastPoll | undefined {
	const path = fixedPath(call.path);
	if (!path || call.method !== "GET" || call.pollMs === undefined || call.headers) return undefined;
	check(call.level === "visitor" || call.level === "session", "a polled call needs no fresh proof");
	const limited = limitedOf(call);
	check(!isShared(limited), "a call on the fast path has no limit that processes share");
	const queryOf = queryReader(call);
	let isReady = true;

	return {
		method: call.method,
		path: call.path,
		who: call.who,
		limited,
		status: replyStatusOf(call),
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
			// A reply that is not ready bytes would be made twice: from now on the router answers this call.
			if (answer !== undefined) isReady = false;
			return undefined;
		},
	};
}

export const isShared = ({ limit }: Limited): boolean => (CALL_LIMITS[limit] as CallLimit).isShared ?? false;

/** A refusal is left to the router, which repeats the check and answers it. */
function attempt(make: () => unknown): unknown {
	try {
		return make();
	} catch {
		return undefined;
	}
}

/** A reply that needs a cookie or a header of its own is the router's: this is thrown, and nothing is lost. */
function leaveToRouter(): never {
	throw new Error("an answer ahead of the router has no headers of its own");
}
export const NO_TOOLS: ReplyTools = {
	setCookie: leaveToRouter,
	clearCookie: leaveToRouter,
	setHeader: leaveToRouter,
};

type Query = Record<string, unknown>;

/** Parses a query that fits the call; a page sends the same one each time, so valid ones are cached. */
function queryReader(call: CallSpec): (text: string) => Query | undefined {
	const known = new Map<string, Query>();
	return (text) => {
		const found = known.get(text);
		if (found) return found;
		const query: Query = readQuery(text);
		try {
			validate(call, { query }, ["query"]);
		} catch {
			return undefined;
		}
		if (known.size < KNOWN_QUERIES) known.set(text, query);
		return query;
	};
}
