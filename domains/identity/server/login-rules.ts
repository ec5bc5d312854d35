import type { Method } from "@baize/factors/contract";
import { PASSKEY, type RequiredAction } from "../contract/index.ts";
import type { DeviceState } from "./trusted-devices.ts";

/** What is found under the e-mail that somebody logs in with. */
export type Account =
	| { kind: "person"; isDisabled: boolean; isVerificationBlocked: boolean }
	| { kind: "awaitsConfirmation" }
	| { kind: "nobody" };

export type EntryDecision = "invalid" | "unconfirmed" | "disabled" | "verificationBlocked" | "known";

/** More than "invalid" is told only to whoever knows the password, or holds the passkey. */
export function decideEntry(account: Account, isProved: boolean): EntryDecision {
	if (!isProved || account.kind === "nobody") return "invalid";
	if (account.kind === "awaitsConfirmation") return "unconfirmed";
	if (account.isDisabled) return "disabled";
	return account.isVerificationBlocked ? "verificationBlocked" : "known";
}

/** A passkey is as good as any of the methods. */
export type ProofMethod = Method | typeof PASSKEY;

/** What is known of whoever gave the right password, and of where he gave it. */
export type Standing = {
	twoFactor: "PENDING" | "ENABLED";
	hasPin: boolean;
	isPinResetDue: boolean;
	isPhoneValidated: boolean;
	device: DeviceState;
	/** A login was completed from this network before. */
	isNetworkKnown: boolean;
	/** In another country than where the person lives. */
	isElsewhere: boolean;
	requiredAction: RequiredAction | null;
};

/**
 * The extra step that is asked for, if any. An account with an authenticator is always asked for it, but on a device that is
 * trusted, at home. Any other is asked where something is unusual, for the next best: a code to a phone that is known to be
 * the player's, else the PIN, else a code by e-mail: the password alone is never enough there.
 */
export function stepFor(standing: Standing): Method | undefined {
	const { twoFactor, device, isElsewhere } = standing;
	if (twoFactor === "ENABLED") return device === "trusted" && !isElsewhere ? undefined : "TWO_FACTOR_AUTHENTICATION";
	if (!isUnusual(standing)) return undefined;
	if (standing.isPhoneValidated) return "SMS";
	return standing.hasPin && !standing.isPinResetDue ? "PIN_CODE" : "EMAIL";
}

/** A new device, another network or another country. Trust spares the question at home, and abroad where the network is known. */
function isUnusual({ device, isNetworkKnown, isElsewhere }: Standing): boolean {
	if (device === "new") return true;
	if (isElsewhere) return device !== "trusted" || !isNetworkKnown;
	return device === "known" && !isNetworkKnown;
}

/** What stands between the login and a whole session. Only the wish of an operator or of risk is a 428. */
export type Pending = { action: RequiredAction; isPrecondition: boolean };

export function pendingFor(
	standing: Pick<Standing, "hasPin" | "isPinResetDue" | "requiredAction">,
): Pending | undefined {
	const { hasPin, isPinResetDue, requiredAction } = standing;
	// A PIN that there is need not be added, and one that there is not cannot be reset.
	const isMoot = requiredAction === "ADD_PIN_CODE" && hasPin;
	if (requiredAction === "forcePinReset" && !hasPin) return { action: "ADD_PIN_CODE", isPrecondition: true };
	if (requiredAction && !isMoot) return { action: requiredAction, isPrecondition: true };
	if (isPinResetDue) return { action: "forcePinReset", isPrecondition: true };
	return hasPin ? undefined : { action: "ADD_PIN_CODE", isPrecondition: false };
}

/** What the login has found out so far; what is missing has not been looked at. */
export type LoginFacts = {
	captcha?: "notAsked" | "missing" | "wrong" | "solved";
	entry?: { account: Account; isProved: boolean };
	standing?: Standing;
	/** The proof of the extra step that came along. */
	proof?: { method: ProofMethod; isRight: boolean } | "none";
};

export type LoginDecision =
	/** To be found out next. */
	| { kind: "learn"; what: keyof LoginFacts }
	| { kind: "captcha" }
	| { kind: Exclude<EntryDecision, "known"> }
	/** To be asked for. */
	| { kind: "step"; method: Method }
	| { kind: "wrongProof" }
	| { kind: "precondition"; action: RequiredAction }
	| { kind: "granted"; pendingAction: RequiredAction | undefined };

/** The login as a state machine: from what is known, what to find out next, or how it ends. */
export function decideLogin({ captcha, entry, standing, proof }: LoginFacts): LoginDecision {
	if (!captcha) return { kind: "learn", what: "captcha" };
	if (captcha === "missing" || captcha === "wrong") return { kind: "captcha" };
	if (!entry) return { kind: "learn", what: "entry" };
	const decided = decideEntry(entry.account, entry.isProved);
	if (decided !== "known") return { kind: decided };
	if (!standing) return { kind: "learn", what: "standing" };
	return decideStep(standing, proof) ?? decideAction(standing);
}

function decideStep(standing: Standing, proof: LoginFacts["proof"]): LoginDecision | undefined {
	const step = stepFor(standing);
	if (!step) return undefined;
	if (!proof) return { kind: "learn", what: "proof" };
	if (proof === "none" || (proof.method !== step && proof.method !== PASSKEY)) return { kind: "step", method: step };
	return proof.isRight ? undefined : { kind: "wrongProof" };
}

function decideAction(standing: Standing): LoginDecision {
	const pending = pendingFor(standing);
	return pending?.isPrecondition
		? { kind: "precondition", action: pending.action }
		: { kind: "granted", pendingAction: pending?.action };
}
