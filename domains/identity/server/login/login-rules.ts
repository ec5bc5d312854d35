import type { Method } from "@baize/factors/contract";
import { PASSKEY, type RequiredAction } from "../../contract/index.ts";
import type { DeviceState } from "../devices/trusted-devices.ts";

/** The state of the e-mail that a person logs in with. */
export type Account =
	| { kind: "person"; isDisabled: boolean; isVerificationBlocked: boolean }
	| { kind: "awaitsConfirmation" }
	| { kind: "unknown" };

export type EntryDecision = "invalid" | "unconfirmed" | "disabled" | "verificationBlocked" | "known";

/** More than "invalid" is returned only where the password or the passkey was right. */
function decideEntry(account: Account, isProved: boolean): EntryDecision {
	if (!isProved || account.kind === "unknown") return "invalid";
	if (account.kind === "awaitsConfirmation") return "unconfirmed";
	if (account.isDisabled) return "disabled";
	return account.isVerificationBlocked ? "verificationBlocked" : "known";
}

/** A passkey replaces any of the methods. */
export type ProofMethod = Method | typeof PASSKEY;

/** Facts about the person after the right password, and about where they logged in. */
export type PersonFacts = {
	twoFactor: "PENDING" | "ENABLED";
	hasPin: boolean;
	isPinResetDue: boolean;
	isPhoneValidated: boolean;
	device: DeviceState;
	/** A login was completed from this network before. */
	isNetworkKnown: boolean;
	/** In another country than the person's address. */
	isElsewhere: boolean;
	requiredAction: RequiredAction | null;
};

/**
 * The required extra step, if any. An account with an authenticator always needs it, except on a trusted device at
 * home. Any other needs a step where something is unusual, by the best available method: a code to a validated phone,
 * else the PIN, else a code by e-mail; the password alone is never enough there.
 */
export function stepFor(personFacts: PersonFacts): Method | undefined {
	const { twoFactor, device, isElsewhere } = personFacts;
	if (twoFactor === "ENABLED") return device === "trusted" && !isElsewhere ? undefined : "TWO_FACTOR_AUTHENTICATION";
	if (!isUnusual(personFacts)) return undefined;
	if (personFacts.isPhoneValidated) return "SMS";
	return personFacts.hasPin && !personFacts.isPinResetDue ? "PIN_CODE" : "EMAIL";
}

/**
 * A new device, another network or another country. A trusted device needs no step at home, nor abroad on a known
 * network.
 */
function isUnusual({ device, isNetworkKnown, isElsewhere }: PersonFacts): boolean {
	if (device === "new") return true;
	if (isElsewhere) return device !== "trusted" || !isNetworkKnown;
	return device === "known" && !isNetworkKnown;
}

/** What must be done before the session is complete. Only a requirement of an operator or of risk rules is a 428. */
export type Pending = { action: RequiredAction; isPrecondition: boolean };

export function pendingFor(
	personFacts: Pick<PersonFacts, "hasPin" | "isPinResetDue" | "requiredAction">,
): Pending | undefined {
	const { hasPin, isPinResetDue, requiredAction } = personFacts;
	// A player who has a PIN need not add one, and a player without a PIN cannot reset it.
	const isMoot = requiredAction === "ADD_PIN_CODE" && hasPin;
	if (requiredAction === "forcePinReset" && !hasPin) return { action: "ADD_PIN_CODE", isPrecondition: true };
	if (requiredAction && !isMoot) return { action: requiredAction, isPrecondition: true };
	if (isPinResetDue) return { action: "forcePinReset", isPrecondition: true };
	return hasPin ? undefined : { action: "ADD_PIN_CODE", isPrecondition: false };
}

/** The facts gathered so far; a missing one has not been checked yet. */
export type LoginFacts = {
	captcha?: "notRequired" | "missing" | "wrong" | "solved";
	entry?: { account: Account; isProved: boolean };
	personFacts?: PersonFacts;
	/** The proof of the extra step that was sent. */
	proof?: { method: ProofMethod; isRight: boolean } | "none";
};

export type LoginDecision =
	/** The fact to gather next. */
	| { kind: "gather"; what: keyof LoginFacts }
	| { kind: "captcha" }
	| { kind: Exclude<EntryDecision, "known"> }
	/** The methods that the login may use. */
	| { kind: "step"; method: Method }
	| { kind: "wrongProof" }
	| { kind: "precondition"; action: RequiredAction }
	| { kind: "granted"; pendingAction: RequiredAction | undefined };

/** The login as a state machine: from the known facts, the fact to gather next, or the outcome. */
export function decideLogin({ captcha, entry, personFacts, proof }: LoginFacts): LoginDecision {
	if (!captcha) return { kind: "gather", what: "captcha" };
	if (captcha === "missing" || captcha === "wrong") return { kind: "captcha" };
	if (!entry) return { kind: "gather", what: "entry" };
	const decided = decideEntry(entry.account, entry.isProved);
	if (decided !== "known") return { kind: decided };
	if (!personFacts) return { kind: "gather", what: "personFacts" };
	return decideStep(personFacts, proof) ?? decideAction(personFacts);
}

function decideStep(personFacts: PersonFacts, proof: LoginFacts["proof"]): LoginDecision | undefined {
	const step = stepFor(personFacts);
	if (!step) return undefined;
	if (!proof) return { kind: "gather", what: "proof" };
	if (proof === "none" || (proof.method !== step && proof.method !== PASSKEY)) return { kind: "step", method: step };
	return proof.isRight ? undefined : { kind: "wrongProof" };
}

function decideAction(personFacts: PersonFacts): LoginDecision {
	const pending = pendingFor(personFacts);
	return pending?.isPrecondition
		? { kind: "precondition", action: pending.action }
		: { kind: "granted", pendingAction: pending?.action };
}
