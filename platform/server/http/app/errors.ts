import { type ErrorBody, Refusal, refuse } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { StillContended } from "../../database/index.ts";
import { type Log, loggablePath } from "../../log/index.ts";

export function bodyOf(refusal: Refusal & { issues?: { field: string; cause: string }[] }): ErrorBody {
	return {
		errorCode: refusal.code,
		message: refusal.spec.text,
		...(refusal.details ? { ...refusal.details, details: refusal.details } : {}),
		...(refusal.issues ? { errors: refusal.issues } : {}),
	};
}

// Refusals of Fastify itself, as our error codes.
const OF_FASTIFY: Record<string, Parameters<typeof refuse>[0]> = {
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
	FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
	FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED_REQUEST",
	FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_REQUEST",
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_REQUEST",
	FST_ERR_BAD_URL: "MALFORMED_REQUEST",
	FST_ERR_MAX_PARAM_LENGTH: "NOT_FOUND",
};

const RETRY_MS = 5 * SECOND_MS;
const UNREACHABLE = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"57P01",
	"57P02",
	"57P03",
	"25P03",
	"25P04",
]);
/** The driver's messages for errors without a code. */
const NO_CONNECTION =
	/^(Connection terminated|Connection ended|timeout e(xceeded|xpired)|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** A dependency is away for a moment: the database restarts, or a service does. */
export const isUnreachable = (error: unknown): error is Error & { code?: string } => {
	const { code, message = "" } = error as { code?: string; message?: string };
	return error instanceof Error && (UNREACHABLE.has(code ?? "") || NO_CONNECTION.test(message));
};

/** Errors that Fastify attributes to the request. */
function refusalOfFastify(error: unknown): Refusal | undefined {
	const { code, statusCode } = error as Partial<FastifyError>;
	const known = code === undefined ? undefined : OF_FASTIFY[code];
	if (known) return refuse(known);
	if (error instanceof SyntaxError && statusCode === 400) return refuse("MALFORMED_REQUEST");
	return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refuse("MALFORMED_REQUEST") : undefined;
}

export function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const { status, headers, text } = errorAnswer(log, error, request);
	return reply.code(status).headers(Object.fromEntries(headers)).send(text);
}

type RequestLine = { method: string; url: string };
type ErrorAnswer = { status: number; headers: [string, string][]; text: string };

/** The response for an error, on every path. */
export function errorAnswer(log: Log, error: unknown, request: RequestLine): ErrorAnswer {
	const answered = error instanceof Refusal ? error : refusalOf(log, error, request);
	const headers: [string, string][] = [["content-type", "application/json; charset=utf-8"]];
	// At least 1 s: also a wait that is over when the response arrives needs a pause.
	if (answered.retryAfterMs !== undefined)
		headers.push(["retry-after", String(Math.max(1, Math.ceil(answered.retryAfterMs / SECOND_MS)))]);
	return { status: answered.spec.status, headers, text: JSON.stringify(bodyOf(answered)) };
}

/**
 * Every error leaves as a listed refusal. An unlisted error is our bug: it is logged in full and answered without
 * details.
 */
function refusalOf(log: Log, error: unknown, { method, url }: RequestLine): Refusal {
	const path = loggablePath(url);
	const isContended = error instanceof StillContended;
	if (isContended || isUnreachable(error)) {
		log.warn(
			{ why: error.message, method, path },
			isContended ? "a transaction was given up" : "something is out of reach",
		);
		return refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS);
	}
	const refusal = refusalOfFastify(error);
	if (!refusal) log.error({ err: error, method, path }, "unexpected error");
	return refusal ?? refuse("INTERNAL_ERROR");
}
