import { type InputOf, type PageCall, pathOf, queryText, type ReplyOf } from "@baize/kernel/call";
import type { ErrorBody } from "@baize/kernel/error";
import type { InputIssue } from "@baize/kernel/issues";
import { localeOfTag } from "@baize/kernel/locale";

/** A call that was refused, or that never arrived (status 0). */
export class CallError extends Error {
	override name = "CallError";
	readonly status: number;
	readonly body: ErrorBody;
	readonly retryAfterMs: number | undefined;
	constructor(status: number, body: ErrorBody, retryAfterMs?: number) {
		super(body.errorCode);
		this.status = status;
		this.body = body;
		this.retryAfterMs = retryAfterMs;
	}
	get code(): string {
		return this.body.errorCode;
	}
}

/** Dispatched on the window when a call needed a session and there was none any more. */
export const SESSION_ENDED = "baize:session-ended";

export const NO_ANSWER: ErrorBody = { errorCode: "NO_CONNECTION", message: "common.errors.noConnection" };
export const NOT_UNDERSTOOD: ErrorBody = { errorCode: "INTERNAL_ERROR", message: "common.errors.internal" };

const WRONG_INPUT: ErrorBody = { errorCode: "VALIDATION_ERROR", message: "common.errors.validation" };
const WRONG_INPUT_STATUS = 422;

type FindIssues = (body: unknown) => readonly InputIssue[];
const rulesOf = new WeakMap<PageCall, FindIssues>();

/** From now on the page refuses a body of this call that breaks the rules, as the server would. */
export const applyRules = (call: PageCall, rules: FindIssues): unknown => rulesOf.set(call, rules);

const arrivals = new WeakMap<PageCall, Promise<unknown>>();

/** Remembers that the rules of a call are under way. */
export const expectRules = (call: PageCall, arrival: Promise<unknown>): unknown => arrivals.set(call, arrival);

/** How long a form that is sent waits for its rules. Without them the server finds what is wrong, after the proof. */
const RULES_PATIENCE_MS = 5_000;

/** Resolves when the rules of a call have arrived, cannot be loaded, or are late. */
export async function rulesArrived(call: PageCall): Promise<void> {
	await Promise.race([arrivals.get(call), new Promise((late) => setTimeout(late, RULES_PATIENCE_MS))]);
}

/** What the server would find wrong with a body, where the page has the rules of its call. */
export const issuesInBody = (call: PageCall, body: unknown): readonly InputIssue[] => rulesOf.get(call)?.(body) ?? [];

/** Throws what the server would answer to a body with issues. */
export function refuseWrongBody(call: PageCall, body: unknown): void {
	const issues = body === undefined ? [] : issuesInBody(call, body);
	if (issues.length > 0) throw new CallError(WRONG_INPUT_STATUS, { ...WRONG_INPUT, errors: [...issues] });
}

/** Longer than any answer takes. File transfers have no such limit. */
const PATIENCE_MS = 15_000;

type Remembered = { etag: string; reply: unknown };

/**
 * The last answers of polled calls. They are in no cache of the browser, whose disk outlives the session; here they end
 * with the page, and an unchanged answer still need not be sent again.
 */
const remembered = new Map<string, Remembered>();
const MAX_REMEMBERED = 50;

function remember(key: string, etag: string | null, reply: unknown): void {
	remembered.delete(key);
	if (etag === null) return;
	remembered.set(key, { etag, reply });
	if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
}

/** Asks the player for a fresh proof of who they are; resolves to whether it was given. */
export type Prover = () => Promise<boolean>;
let prover: Prover | undefined;

/** Registers how the page asks for a fresh proof. Returns the function that unregisters it. */
export function proveBy(ask: Prover): () => void {
	prover = ask;
	return () => {
		if (prover === ask) prover = undefined;
	};
}

/**
 * Makes an API call from the page. Throws CallError; an answer that is late or breaks off counts as lost. Where the
 * call needs a fresh proof, the player is asked for it, and the call is made once more.
 */
export async function callApi<Spec extends PageCall>(
	spec: Spec,
	input: InputOf<Spec>,
	signal?: AbortSignal,
): Promise<ReplyOf<Spec>> {
	refuseWrongBody(spec, (input as { body?: unknown }).body);
	try {
		return await callOnce(spec, input, signal);
	} catch (error) {
		const wantsProof = error instanceof CallError && error.code === "PROOF_REQUIRED";
		if (!wantsProof || !(await prover?.())) throw error;
		return callOnce(spec, input, signal);
	}
}

async function callOnce<Spec extends PageCall>(
	spec: Spec,
	input: InputOf<Spec>,
	signal?: AbortSignal,
): Promise<ReplyOf<Spec>> {
	const { params, query, headers, body } = input as {
		params?: object;
		query?: object;
		headers?: object;
		body?: unknown;
	};
	const path = pathOf(spec, params as Record<string, unknown>) + queryText(query as Record<string, unknown>);
	const locale = localeOfTag(document.documentElement.lang);
	const key = `${locale} ${path}`;
	const known = remembered.get(key);
	const inTime = AbortSignal.timeout(PATIENCE_MS);
	try {
		const response = await fetch(path, {
			method: spec.method,
			credentials: "same-origin",
			cache: "no-store",
			headers: {
				accept: "application/json",
				"x-locale": locale,
				...(known ? { "if-none-match": known.etag } : {}),
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			// An older browser cannot combine the two: there, leaving the page aborts the call, and the time limit does not
			// apply.
			signal: signal ? (AbortSignal.any?.([signal, inTime]) ?? signal) : inTime,
		});
		if (known && response.status === 304) return known.reply as ReplyOf<Spec>;
		if (!response.ok) throw await errorOf(response);
		const reply = (response.status === 204 ? undefined : await response.json()) as ReplyOf<Spec>;
		if (spec.pollMs !== undefined) remember(key, response.headers.get("etag"), reply);
		return reply;
	} catch (error) {
		throw signal?.aborted || error instanceof CallError ? error : new CallError(0, NO_ANSWER);
	}
}

async function errorOf(response: Response): Promise<CallError> {
	const said = await response.json().catch(() => undefined);
	const isOurs = typeof said?.errorCode === "string" && said.errorCode !== "";
	const body: ErrorBody = isOurs ? { ...said, message: said.message ?? NOT_UNDERSTOOD.message } : NOT_UNDERSTOOD;
	if (body.errorCode === "SESSION_REQUIRED") {
		remembered.clear();
		dispatchEvent(new Event(SESSION_ENDED));
	}
	const seconds = Number(response.headers.get("retry-after"));
	return new CallError(response.status, body, seconds ? seconds * 1000 : undefined);
}
