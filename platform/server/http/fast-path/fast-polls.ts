import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../app/compression.ts";
import { type Binding, ReadyReply } from "../calls/bind.ts";
import { cacheControlOf } from "../calls/cache-control.ts";
import { isKnownTo } from "../calls/etag.ts";
import type { Visit } from "../calls/visit.ts";
import { isUrlAccepted } from "../limits/url-limits.ts";
import type { FastPathHandler, FastPathMatcher, FastPathPorts } from "./fast-path.ts";
import { type FastPoll, fastPollOf } from "./fast-poll.ts";
import { JSON_TYPE, type RawHead, rawHead, sendRaw, sentBody, withHeaders } from "./raw-answer.ts";

/**
 * Answers polled calls if session and reply are both in memory: five thousand idle players poll seven hundred times a
 * second. All other requests, also refused ones, are left to the router, so that the rules are in one place; requests
 * answered here pass the same admission check.
 */
export function fastPolls(bindings: readonly Binding[], { visitOf, headers, observe }: FastPathPorts): FastPathMatcher {
	const calls = bindings.flatMap((binding) => fastPollOf(binding) ?? []);

	const senderOf = (call: FastPoll) => {
		const answersOf = openAnswers(headers, call);
		return (request: IncomingMessage, response: ServerResponse, given: Given): void => {
			const startedMs = performance.now();
			const answers = answersOf(given);
			const { etag } = given.ready;
			const isKnown = isKnownTo(request.headers["if-none-match"], etag);
			const { head, body } = isKnown ? answers.unchanged : answers.whole(request.headers["accept-encoding"]);
			sendRaw(response, head, body);
			observe(call, head.status, performance.now() - startedMs);
		};
	};

	const handlerOf = (call: FastPoll, send = senderOf(call)): FastPathHandler => ({
		limited: call.limited,
		visitOf,
		answer(request, response, visit, otherwise) {
			const { session } = visit;
			const found = call.answerFor(request.url ?? "", visit);
			if (!found) otherwise();
			else if (found instanceof ReadyReply) send(request, response, { ready: found, session });
			else {
				const sendLater = (ready: ReadyReply | undefined): void =>
					ready ? send(request, response, { ready, session }) : otherwise();
				found.then(sendLater, otherwise);
			}
		},
	});

	const handlers = calls.map((call) => ({ call, handler: handlerOf(call) }));
	return ({ method, url = "" }) => {
		const handler = method === "GET" ? handlers.find(({ call }) => call.matches(url))?.handler : undefined;
		return handler && isUrlAccepted(url) ? handler : undefined;
	};
}

/** A reply, and the session for which it is made. */
type Given = { ready: ReadyReply; session: Visit["session"] };

type Answer = { head: RawHead; body?: string };
type Answers = { unchanged: Answer; whole(accepted: string | string[] | undefined): Answer };

/** The ways to send a reply to a call, each prepared once: most players get the same few replies again and again. */
function openAnswers(always: readonly [string, string][], call: FastPoll): (given: Given) => Answers {
	const ofVisitors = new WeakMap<ReadyReply, Answers>();
	const ofSessions = new WeakMap<ReadyReply, Answers>();
	return (given) => {
		const known = given.session ? ofSessions : ofVisitors;
		const answers = known.get(given.ready) ?? prepare(always, call, given);
		known.set(given.ready, answers);
		return answers;
	};
}

function prepare(always: readonly [string, string][], call: FastPoll, { ready, session }: Given): Answers {
	const cacheControl = cacheControlOf(call, ready.etag, session);
	const common: [string, string][] = [
		...always,
		...(ready.etag === undefined ? [] : [["etag", ready.etag] as [string, string]]),
		...(cacheControl === undefined ? [] : [["cache-control", cacheControl] as [string, string]]),
	];
	const head = rawHead(call.status, [...common, ["content-type", JSON_TYPE]]);
	const byEncoding = new Map<string | undefined, Answer>();
	return {
		unchanged: { head: rawHead(304, common) },
		whole(accepted) {
			const encoding = encodingFor(ready.body.length, JSON_TYPE, accepted?.toString());
			const known = byEncoding.get(encoding);
			if (known) return known;
			const { bytes, headers } = sentBody(ready.body, encoding);
			const answer = { head: withHeaders(head, headers), body: bytes.toString("latin1") };
			byEncoding.set(encoding, answer);
			return answer;
		},
	};
}
