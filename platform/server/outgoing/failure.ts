/**
 * notSent: no connection was made, so the other side has received nothing. Every other failure leaves open whether the
 * request took effect there.
 */
export type OutgoingFailureKind = "notSent" | "timeout" | "lost" | "tooLarge" | "redirected";

const TEXTS: Record<OutgoingFailureKind, string> = {
	notSent: "no connection could be made",
	timeout: "there was no answer in time",
	lost: "the connection was lost before the answer was whole",
	tooLarge: "the answer is too large",
	redirected: "the answer leads to another address, which is not followed",
};

/** Its message names no address and no header, so that it can be logged. */
export class OutgoingFailure extends Error {
	override name = "OutgoingFailure";
	readonly kind: OutgoingFailureKind;
	constructor(kind: OutgoingFailureKind) {
		super(TEXTS[kind]);
		this.kind = kind;
	}
}

const BEFORE_SENDING = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

export function failureOf(error: unknown): OutgoingFailure {
	if (error instanceof OutgoingFailure) return error;
	const { name, cause } = (error ?? {}) as { name?: string; cause?: { code?: string; name?: string } };
	if (name === "TimeoutError" || cause?.name === "TimeoutError") return new OutgoingFailure("timeout");
	return new OutgoingFailure(BEFORE_SENDING.has(cause?.code ?? "") ? "notSent" : "lost");
}
