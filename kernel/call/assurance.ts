import { MINUTE_MS } from "../time/index.ts";

/** How a person proves who they are. */
export const PROOF_METHODS = [
	"PASSWORD",
	"PIN_CODE",
	"SMS",
	"EMAIL",
	"TWO_FACTOR_AUTHENTICATION",
	"RECOVERY_CODE",
	"PASSKEY",
] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** What a session remembers of its proofs: how, and when last. */
export type SessionProof = { method: ProofMethod; atMs: number };

/** Something that the person knows, and something that the person has. A passkey is opened by finger, face or code: it is both. */
type Factor = "knowledge" | "possession";
const FACTORS: Record<ProofMethod, readonly Factor[]> = {
	PASSWORD: ["knowledge"],
	PIN_CODE: ["knowledge"],
	SMS: ["possession"],
	EMAIL: ["possession"],
	TWO_FACTOR_AUTHENTICATION: ["possession"],
	RECOVERY_CODE: ["possession"],
	PASSKEY: ["knowledge", "possession"],
};

/** How many different factors have been proved. NIST SP 800-63B calls them authenticator assurance levels. */
export type Assurance = 0 | 1 | 2;

export function assuranceOf(proofs: readonly SessionProof[]): Assurance {
	return new Set(proofs.flatMap(({ method }) => FACTORS[method])).size as Assurance;
}

/** A proof allows sensitive calls for so long. */
export const RECENT_MS = 10 * MINUTE_MS;

/** What an account with two-factor authentication is proved by: a code by SMS or e-mail is a weaker one. */
const STRONG: readonly ProofMethod[] = ["TWO_FACTOR_AUTHENTICATION", "RECOVERY_CODE", "PASSKEY"];

/** Whether so many factors were proved in the session, and not long ago; of two, the strong one. */
export function isRecentlyProved(proofs: readonly SessionProof[], assurance: 1 | 2, nowMs: number): boolean {
	if (assuranceOf(proofs) < assurance) return false;
	const recent = proofs.filter(({ atMs }) => nowMs - atMs < RECENT_MS);
	return assurance === 1 ? recent.length > 0 : recent.some(({ method }) => STRONG.includes(method));
}

/** The proofs of a session after one more. Of each method the last one counts. */
export const withProof = (proofs: readonly SessionProof[], proof: SessionProof): SessionProof[] => [
	...proofs.filter(({ method }) => method !== proof.method),
	proof,
];

/**
 * How sure we must be of the person who makes a call.
 * - `visitor`: nothing need be known.
 * - `session`: a session that waits for nothing.
 * - `proof`: such a session, and a proof that comes with the call, for this one act. The command checks it.
 * - `recent`: such a session, in which the player has proved who they are within RECENT_MS; by two factors where the
 *   account has two-factor authentication.
 * - `twoFactors`: such a session, proved by two different factors.
 * - `recentTwoFactors`: the same, the second within RECENT_MS.
 */
export const LEVELS = ["visitor", "session", "proof", "recent", "twoFactors", "recentTwoFactors"] as const;
export type Level = (typeof LEVELS)[number];

/** What a player's session may wait for before it is whole. `login` is the extra step between the password and the session. spec §4 */
export const PLAYER_PENDING_STATES = [
	"login",
	"ADD_PIN_CODE",
	"forcePasswordReset",
	"forcePhoneNumberReset",
	"forcePinReset",
] as const;

/** What an operator's session may wait for: the second factor, or that one is set up. */
export const OPERATOR_PENDING_STATES = ["operatorLogin", "operatorEnrolment"] as const;

export const PENDING_STATES = [...PLAYER_PENDING_STATES, ...OPERATOR_PENDING_STATES] as const;
export type PendingState = (typeof PENDING_STATES)[number];
