import type { CallLimitName } from "./limits.data.ts";
import type { CallSpec } from "./types.ts";

type Limited = Pick<CallSpec, "method" | "limit" | "pollMs" | "replyType" | "needsRawBody">;

/** The limit that a call names, or the usual one of its kind. */
export function limitNameOf({ method, limit, pollMs, replyType, needsRawBody }: Limited): CallLimitName {
	if (limit !== undefined) return limit;
	if (replyType === "text/event-stream") return "stream";
	if (needsRawBody) return "callback";
	if (pollMs !== undefined) return "polled";
	return method === "GET" ? "read" : "command";
}

/** Verbs and nouns of what sends, stores, searches or asks another company. */
const DEAR_NAME =
	/^(login|logIn|register|search|upload|export|download|announce|writeTo|invite|import|start|ask)|export$|captcha|Code$|Reset$|Proof$/i;
/** Calls of such names that only read or decide. */
const READS = /^(list|check|readMailConsent)/;
const SECRETS = new Set(["password", "pinCode", "pin", "code", "token", "credentials", "proof", "response"]);
const USUAL_BODY_BYTES = 64 * 1024;

/**
 * Why a call costs more than others of its kind, where its shape or name shows it; undefined for any other. A call with a
 * reason must name its limit.
 */
export function dearBecause(call: CallSpec): string | undefined {
	if (call.takesFile) return "it takes a file";
	if (call.level === "proof" || hasSecret(call)) return "it compares or hashes a secret";
	if (call.isOnFastPath) return "it moves money at each press";
	if (call.needsRawBody) return undefined;
	if (call.who === "anyone" && call.method !== "GET") return "anyone may change something by it";
	if (typeof call.audits === "object" && call.audits.query) return "it searches";
	if ((call.bodyLimitBytes ?? 0) > USUAL_BODY_BYTES) return "it takes a large body";
	return DEAR_NAME.test(call.name) && !READS.test(call.name) ? "its name says so" : undefined;
}

function hasSecret({ body }: CallSpec): boolean {
	const { properties = {} } = (body ?? {}) as { properties?: Record<string, unknown> };
	return Object.keys(properties).some((name) => SECRETS.has(name));
}
