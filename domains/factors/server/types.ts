import type { Audience } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { WithdrawalProof } from "../contract/index.ts";
import type { FactorListeners } from "./changes.ts";
import type { Proof, RequestProof } from "./confirm/prove.ts";
import type { CodeRequest, Who } from "./confirm/request-code.ts";
import type { FactorCallPorts } from "./ports.ts";
import type { AuthenticatorCode } from "./two-factor/authenticator-code.ts";
import type { TwoFactorStatus } from "./two-factor/two-factor-status-cache.ts";

/** The proofs that a player has set up. */
export type FactorMethods = {
	hasPin: boolean;
	isPinResetDue: boolean;
	twoFactor: TwoFactorStatus;
	passkeys: number;
	hasRecoveryCodes: boolean;
};

export type Factors = FactorListeners & {
	/** Sends a code to a phone. Refuses if the operation is blocked or no sends are left. */
	requestCode(who: Who, request: CodeRequest): Promise<{ limit: number; remainingSendAttempts: number }>;
	/** Spends an attempt in its own transaction; resolves if the proof is right. A right SMS or app code is used up. */
	prove(who: Who, given: Proof): Promise<void>;
	/**
	 * The same for a proof that was requested before, by any method: it needs an open confirmation for exactly this. The
	 * same proof for the same request is right once more, so that a request can be retried.
	 */
	confirm(who: Who, given: RequestProof): Promise<void>;
	/**
	 * The methods that prove the player's withdrawals; empty if nothing is set up. The phone is the one that the player has
	 * shown to be theirs.
	 */
	requiredMethods(reader: Reader, playerId: Id, validatedPhone: string | null): Promise<WithdrawalProof[]>;
	methodsOf(reader: Reader, playerId: Id): Promise<FactorMethods>;
	setPin(tx: Tx, playerId: Id, pin: string): Promise<void>;
	/** Whether this is the player's PIN. A positive result counts as an attempt. */
	isPresentPin(playerId: Id, pin: string): Promise<boolean>;
	/** Requires the player to choose another PIN. Does nothing if they have none. */
	requirePinReset(tx: Tx, playerId: Id): Promise<void>;
	/**
	 * A sign-in by passkey on one origin: the options for the browser, then the player. A wrong response is refused with
	 * PASSKEY_INVALID.
	 */
	beginPasskeySignIn(audience: Audience): Promise<Record<string, unknown>>;
	finishPasskeySignIn(response: Record<string, unknown>, audience: Audience): Promise<Id>;
	/** For an operator whose factors are reset. */
	removeAll(tx: Tx, operatorId: Id): Promise<void>;
	/** For demo operators: an authenticator without set-up. */
	giveAuthenticator(operatorId: Id): Promise<void>;
	/** For the developers' mailbox page: an unused code of a person's authenticator. */
	authenticatorCode(personId: Id): Promise<AuthenticatorCode | undefined>;
	/** Removes what has expired. */
	tidy(): Promise<void>;
	/** The calls, which need what is known of people: opened once, after the domains that know it. */
	openCalls(ports: FactorCallPorts): Binding[];
};
