import { type ErrorSpec, Refusal } from "@baize/kernel/error";
import type { CachedPage } from "./page-cache.ts";
import type { PageWork } from "./page-work.ts";

/** What a thread that renders is told: a page to render, and what became of calls that it made for pages. */
export type ToThread = { kind: "render"; id: number; work: PageWork } | { kind: "answers"; answers: CallAnswer[] };

export type CallAnswer =
	// As text, which is made and read in half the time that a copy takes; an answer is what a call sends over the wire.
	| { kind: "answer"; callId: number; json: string | undefined }
	| { kind: "refusal"; callId: number; refusal: PlainRefusal }
	| { kind: "fault"; callId: number; error: unknown };

/** What it tells: that it is ready, the calls that a page makes at once, and what went wrong in it, and what became of it. */
export type FromThread =
	| { kind: "ready" }
	| { kind: "calls"; id: number; calls: PageCall[] }
	| { kind: "fault"; id: number; trace: string }
	| { kind: "page"; id: number; page: CachedPage }
	| { kind: "failed"; id: number; error: unknown };

export type PageCall = { callId: number; name: string; input: unknown };

/** A refusal without its class, which does not survive the way from thread to thread. */
export type PlainRefusal = Pick<Refusal, "code" | "details" | "retryAfterMs"> & { spec: ErrorSpec };

export const plainRefusal = ({ code, details, retryAfterMs, spec }: Refusal): PlainRefusal => ({
	code,
	details,
	retryAfterMs,
	spec: { status: spec.status, text: spec.text },
});

export const refusalOf = ({ code, spec, details, retryAfterMs }: PlainRefusal): Refusal =>
	new Refusal(code, spec, details, retryAfterMs);
