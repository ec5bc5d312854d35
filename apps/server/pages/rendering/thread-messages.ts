import { type ErrorSpec, Refusal } from "@baize/kernel/error";
import type { CachedPage } from "../page-cache.ts";
import type { PageWork } from "./page-work.ts";

/** The messages to a rendering thread: a page to render, and the results of its calls. */
export type ToThread = { kind: "render"; id: number; work: PageWork } | { kind: "answers"; answers: CallAnswer[] };

export type CallAnswer =
	// As text, which is written and read in half the time of a structured clone; an answer is what a call sends over the
	// wire.
	| { kind: "answer"; callId: number; json: string | undefined }
	| { kind: "refusal"; callId: number; refusal: PlainRefusal }
	| { kind: "fault"; callId: number; error: unknown };

/**
 * The messages from a rendering thread: that it is ready, the simultaneous calls of a page, its errors, and its result.
 */
export type FromThread =
	| { kind: "ready" }
	| { kind: "calls"; id: number; calls: PageCall[] }
	| { kind: "fault"; id: number; trace: string }
	| { kind: "page"; id: number; page: CachedPage }
	| { kind: "failed"; id: number; error: unknown };

export type PageCall = { callId: number; name: string; input: unknown };

/** A refusal without its class, which is lost between threads. */
export type PlainRefusal = Pick<Refusal, "code" | "details" | "retryAfterMs"> & { spec: ErrorSpec };

export const plainRefusal = ({ code, details, retryAfterMs, spec }: Refusal): PlainRefusal => ({
	code,
	details,
	retryAfterMs,
	spec: { status: spec.status, text: spec.text },
});

export const refusalOf = ({ code, spec, details, retryAfterMs }: PlainRefusal): Refusal =>
	new Refusal(code, spec, details, retryAfterMs);
