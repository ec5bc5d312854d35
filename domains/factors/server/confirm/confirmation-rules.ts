import type { Method } from "../../contract/index.ts";

/** A stored confirmation. */
type Confirmation = {
	method: string;
	binding_hash: Buffer;
	expires_at: Date;
	used_at: Date | null;
	proof_hash: Buffer | null;
	request_hash: Buffer | null;
};

/** What a proof is submitted for, and the proof itself, as hashes. */
export type GivenProof = { method: Method; bindingHash: Buffer; proofHash: Buffer; requestHash: Buffer };

/**
 * open: the proof must be compared. missing: nothing was requested, or it has expired. other: something else was
 * requested, or it was confirmed by another proof. repeated: the same proof again, for the same request. alreadyUsed:
 * the same proof, for another request.
 */
export type ConfirmationVerdict = "open" | "missing" | "other" | "repeated" | "alreadyUsed";

export function judgeConfirmation(
	confirmation: Confirmation | undefined,
	given: GivenProof,
	now: Date,
): ConfirmationVerdict {
	if (!confirmation || confirmation.expires_at <= now) return "missing";
	if (confirmation.method !== given.method || !confirmation.binding_hash.equals(given.bindingHash)) return "other";
	if (confirmation.used_at === null) return "open";
	if (!confirmation.proof_hash?.equals(given.proofHash)) return "other";
	return confirmation.request_hash?.equals(given.requestHash) ? "repeated" : "alreadyUsed";
}
