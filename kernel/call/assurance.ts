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

/** A proof recorded in a session: the method, and when it was last used. */
export type SessionProof = { method: ProofMethod; atMs: number };

/**
 * Something that the person knows, and something that the person has. A passkey is unlocked by finger, face or code, so
 * it is both.
 */
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

/** How long a proof allows sensitive calls. */
export const RECENT_MS = 10 * MINUTE_MS;

/** The methods that count for an account with two-factor authentication: a code by SMS or e-mail is weaker. */
const STRONG: readonly ProofMethod[] = ["TWO_FACTOR_AUTHENTICATION", "RECOVERY_CODE", "PASSKEY"];

/** Whether this many factors were proved in the session recently; with two, whether the strong one was. */
export function isRecentlyProved(proofs: readonly SessionProof[], assurance: 1 | 2, nowMs: number): boolean {
	if (assuranceOf(proofs) < assurance) return false;
	const recent = proofs.filter(({ atMs }) => nowMs - atMs < RECENT_MS);
	return assurance === 1 ? recent.length > 0 : recent.some(({ method }) => STRONG.includes(method));
}

/** The proofs of a session after one more. Only the last proof of each method counts. */
export const withProof = (proofs: readonly SessionProof[], proof: SessionProof): SessionProof[] => [
	...proofs.filter(({ method }) => method !== proof.method),
	proof,
];

/**
 * How sure we must be of the person who makes a call.
 * - `visitor`: nothing need be known.
 * - `session`: a session without a pending action.
 * - `proof`: such a session, and a proof sent with the call, for this one act. The command checks it.
 * - `recent`: such a session, in which the player has proved who they are within RECENT_MS; by two factors where the
 * account has two-factor authentication.
 * - `twoFactors`: such a session, proved by two different factors.
 * - `recentTwoFactors`: the same, the second within RECENT_MS.
 */
export const LEVELS = ["visitor", "session", "proof", "recent", "twoFactors", "recentTwoFactors"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a player's session may be pending on before it is complete. `login` is the extra step between the password and
 * the session. spec §4
 */
export const PLAYER_PENDING_STATES = [
	"login",
	"ADD_PIN_CODE",
	"forcePasswordReset",
	"forcePhoneNumberReset",
	"forcePinReset",
] as const;

/** What an operator's session may be pending on: the second factor, or its set-up. */
export const OPERATOR_PENDING_STATES = ["operatorLogin", "operatorEnrolment"] as const;

export const PENDING_STATES = [...PLAYER_PENDING_STATES, ...OPERATOR_PENDING_STATES] as const;
export type PendingState = (typeof PENDING_STATES)[number];
