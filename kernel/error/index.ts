import type { Static, TSchema } from "typebox";

/**
 * What someone outside may cause: its status, the text that tells the person (a key in the room's texts) and the shape
 * of its details. Each room lists its own in contract/errors.ts; nowhere else is a status chosen.
 */
export type ErrorSpec<Details extends TSchema = TSchema> = { status: number; text: string; details?: Details };

export type ErrorList = Record<string, ErrorSpec>;

export const defineErrors = <const List extends ErrorList>(list: List): List => list;

export type DetailsOf<Spec> = Spec extends { details: infer Details extends TSchema } ? Static<Details> : undefined;

/** A listed error on its way out. Thrown by a command, it rolls the command's transaction back. */
export class Refusal extends Error {
	override name = "Refusal";
	readonly code: string;
	readonly spec: ErrorSpec;
	readonly details: Record<string, unknown> | undefined;
	/** How long to wait before asking again makes sense; answered as Retry-After. */
	readonly retryAfterMs: number | undefined;

	constructor(code: string, spec: ErrorSpec, details?: Record<string, unknown>, retryAfterMs?: number) {
		super(code);
		this.code = code;
		this.spec = spec;
		this.details = details;
		this.retryAfterMs = retryAfterMs;
	}
}

/** `refuser(errors)("INSUFFICIENT_FUNDS", details)` makes the refusal of that name; the compiler knows the names and details. */
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

/** What every call may answer, whatever it does. The room's own errors come in addition. */
export const HOUSE_ERRORS = defineErrors({
	MALFORMED_REQUEST: { status: 400, text: "house.errors.malformedRequest" },
	VALIDATION_ERROR: { status: 422, text: "house.errors.validation" },
	SESSION_REQUIRED: { status: 401, text: "house.errors.sessionRequired" },
	ACTION_PENDING: { status: 403, text: "house.errors.actionPending" },
	/** The caller proves once more who they are, and makes the same call again. */
	PROOF_REQUIRED: { status: 403, text: "house.errors.proofRequired" },
	NOT_ALLOWED: { status: 403, text: "house.errors.notAllowed" },
	CROSS_SITE_REQUEST: { status: 403, text: "house.errors.crossSite" },
	NOT_FOUND: { status: 404, text: "house.errors.notFound" },
	METHOD_NOT_ALLOWED: { status: 405, text: "house.errors.methodNotAllowed" },
	ADDRESS_TOO_LONG: { status: 414, text: "house.errors.addressTooLong" },
	BODY_TOO_LARGE: { status: 413, text: "house.errors.bodyTooLarge" },
	UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "house.errors.unsupportedMediaType" },
	TOO_MANY_REQUESTS: { status: 429, text: "house.errors.tooManyRequests" },
	INTERNAL_ERROR: { status: 500, text: "house.errors.internal" },
	SHUTTING_DOWN: { status: 503, text: "house.errors.shuttingDown" },
	OUTSIDE_UNAVAILABLE: { status: 503, text: "house.errors.outsideUnavailable" },
});

export const refuse = refuser(HOUSE_ERRORS);

/** How an error is written on the wire. */
export type ErrorBody = {
	errorCode: string;
	message: string;
	details?: Record<string, unknown>;
	/** Per field, in a validation error: where, and which rule it broke. */
	errors?: { field: string; cause: string }[];
};
