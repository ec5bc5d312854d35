import type { Method } from "../contract/index.ts";

/** A confirmation as it stands. */
type Confirmation = {
	method: string;
	binding_hash: Buffer;
	expires_at: Date;
	used_at: Date | null;
	proof_hash: Buffer | null;
	request_hash: Buffer | null;
};

/** What a proof is given for, and what it is, as hashes. */
export type GivenProof = { method: Method; bindingHash: Buffer; proofHash: Buffer; requestHash: Buffer };

/**
 * open: the proof is to be compared. missing: nothing was asked for, or it has expired. other: what was asked for is
 * something else, or was confirmed by another proof. repeated: the same proof once more, for the same request.
 * alreadyUsed: the same proof, for another request.
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
