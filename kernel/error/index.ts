import type { Static, TSchema } from "typebox";

/**
 * An error that a caller may cause: its status, its text (a key in the domain's texts) and the shape of its details.
 * Each domain lists its own in contract/errors.ts; a status is chosen nowhere else.
 */
export type ErrorSpec<Details extends TSchema = TSchema> = { status: number; text: string; details?: Details };

export type ErrorList = Record<string, ErrorSpec>;

export const defineErrors = <const List extends ErrorList>(list: List): List => list;

export type DetailsOf<Spec> = Spec extends { details: infer Details extends TSchema } ? Static<Details> : undefined;

/** A listed error as an exception. Thrown by a command, it rolls the command's transaction back. */
export class Refusal extends Error {
	override name = "Refusal";
	readonly code: string;
	readonly spec: ErrorSpec;
	readonly details: Record<string, unknown> | undefined;
	/** How long to wait before a repeated request makes sense; sent as Retry-After. */
	readonly retryAfterMs: number | undefined;

	constructor(code: string, spec: ErrorSpec, details?: Record<string, unknown>, retryAfterMs?: number) {
		super(code);
		this.code = code;
		this.spec = spec;
		this.details = details;
		this.retryAfterMs = retryAfterMs;
	}
}

/**
 * `refuser(errors)("INSUFFICIENT_FUNDS", details)` makes the refusal of that name; the compiler checks the names and
 * details.
 */
export function refuser<List extends ErrorList>(list: List) {
	return <Code extends keyof List & string>(
		code: Code,
		details?: DetailsOf<List[Code]>,
		retryAfterMs?: number,
	): Refusal => {
		const spec = list[code] as ErrorSpec;
		return new Refusal(code, spec, details as Record<string, unknown> | undefined, retryAfterMs);
	};
}

/** What every call may answer. A domain's own errors come in addition. */
export const COMMON_ERRORS = defineErrors({
	MALFORMED_REQUEST: { status: 400, text: "common.errors.malformedRequest" },
	VALIDATION_ERROR: { status: 422, text: "common.errors.validation" },
	SESSION_REQUIRED: { status: 401, text: "common.errors.sessionRequired" },
	ACTION_PENDING: { status: 403, text: "common.errors.actionPending" },
	/** The caller proves again who they are, and repeats the call. */
	PROOF_REQUIRED: { status: 403, text: "common.errors.proofRequired" },
	NOT_ALLOWED: { status: 403, text: "common.errors.notAllowed" },
	CROSS_SITE_REQUEST: { status: 403, text: "common.errors.crossSite" },
	NOT_FOUND: { status: 404, text: "common.errors.notFound" },
	METHOD_NOT_ALLOWED: { status: 405, text: "common.errors.methodNotAllowed" },
	ADDRESS_TOO_LONG: { status: 414, text: "common.errors.addressTooLong" },
	BODY_TOO_LARGE: { status: 413, text: "common.errors.bodyTooLarge" },
	UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "common.errors.unsupportedMediaType" },
	TOO_MANY_REQUESTS: { status: 429, text: "common.errors.tooManyRequests" },
	INTERNAL_ERROR: { status: 500, text: "common.errors.internal" },
	SHUTTING_DOWN: { status: 503, text: "common.errors.shuttingDown" },
	OUTSIDE_UNAVAILABLE: { status: 503, text: "common.errors.outsideUnavailable" },
});

export const refuse = refuser(COMMON_ERRORS);

/** The wire format of an error. */
export type ErrorBody = {
	errorCode: string;
	message: string;
	details?: Record<string, unknown>;
	/** Per field, in a validation error: the field, and the rule it broke. */
	errors?: { field: string; cause: string }[];
};
