import { createHmac } from "node:crypto";
import type { Audience } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { PinIssue, WithdrawalProof } from "../contract/index.ts";
import { removeOldBudgets } from "./attempts/budget-store.ts";
import { confirm, type Proof, prove, type RequestProof } from "./confirm/prove.ts";
import { type CodeRequest, requestCode, type Who } from "./confirm/request-code.ts";
import { requiredMethods } from "./confirm/required-methods.ts";
import { beginSignIn, finishSignIn } from "./passkeys/passkey-sign-in.ts";
import { countPasskeys } from "./passkeys/passkey-store.ts";
import { openPinHash } from "./pin/pin-hash.ts";
import { removeExpired } from "./pin/pin-reset-store.ts";
import { readPin, setResetDue } from "./pin/pin-store.ts";
import { isPresentPin } from "./pin/present-pin.ts";
import { pinIssueOf } from "./pin/require-strong-pin.ts";
import { writePin } from "./pin/set-pin.ts";
import type { FactorsPorts, Parts } from "./ports.ts";
import { bindings } from "./routes.ts";
import { AUTHENTICATOR } from "./sealed-columns.ts";
import { type AuthenticatorCode, authenticatorCode, giveAuthenticator } from "./two-factor/authenticator-code.ts";
import { readAuthenticator } from "./two-factor/authenticator-store.ts";
import { removeAllFactors } from "./two-factor/operator-factors.ts";
import { countRecoveryCodes } from "./two-factor/recovery-store.ts";
import { openTwoFactorStatusCache, type TwoFactorStatus } from "./two-factor/two-factor-status-cache.ts";

export type { Proof, RequestProof } from "./confirm/prove.ts";
export type { CodeRequest, Who } from "./confirm/request-code.ts";
export type { Contact, FactorSessions, FactorsPorts } from "./ports.ts";
export { sealedColumns } from "./sealed-columns.ts";
export { DEMO_PIN, seedAuthenticators, seedPins } from "./seed.ts";
export type { AuthenticatorCode } from "./two-factor/authenticator-code.ts";
export { removeAllFactors } from "./two-factor/operator-factors.ts";

/** The proofs that a player has set up. */
export type FactorMethods = {
	hasPin: boolean;
	isPinResetDue: boolean;
	twoFactor: TwoFactorStatus;
	passkeys: number;
	hasRecoveryCodes: boolean;
};

export type Factors = {
	/** Sends a code to a phone. Refuses if the operation is blocked or no sends are left. */
	requestCode(who: Who, request: CodeRequest): Promise<{ limit: number; remainingSendAttempts: number }>;
	/** Spends an attempt in its own transaction; resolves if the proof is right. A right SMS or app code is used up. */
	prove(who: Who, given: Proof): Promise<void>;
	/**
	 * The same for a proof that was requested before, by any method: it needs an open confirmation for exactly this. The
	 * same proof for the same request is right once more, so that a request can be retried.
	 */
	confirm(who: Who, given: RequestProof): Promise<void>;
	/** The methods that prove the player's withdrawals; empty if nothing is set up. */
	requiredMethods(reader: Reader, playerId: Id): Promise<WithdrawalProof[]>;
	methodsOf(reader: Reader, playerId: Id): Promise<FactorMethods>;
	setPin(tx: Tx, playerId: Id, pin: string): Promise<void>;
	/** Why a PIN that a player chooses is easy to guess. */
	pinIssueOf(playerId: Id, pin: string): Promise<PinIssue | undefined>;
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
	bindings: Binding[];
};

export function openFactors(ports: FactorsPorts): Factors {
	const { database, clock, secrets, bus, scheduler } = ports;
	const key = secrets.keyFor("factors.codes");
	const parts: Parts = {
		...ports,
		pinHash: openPinHash(secrets.keyFor("factors.pin-pepper")),
		sealer: secrets.sealerFor(AUTHENTICATOR),
		statusCache: openTwoFactorStatusCache(database, bus),
		// Each part is prefixed with its length, so that two different lists never give the same text.
		hashOf: (...bound) =>
			createHmac("sha256", key)
				.update(bound.map((part) => `${part.length}:${part}`).join(""))
				.digest(),
		now: () => new Date(clock.nowMs()),
	};
	scheduler.every(HOUR_MS, "factors.tidy", async () => {
		await removeOldBudgets(database.reader, parts.now());
		await removeExpired(database.reader, parts.now());
	});
	return {
		requestCode: (who, request) => requestCode(parts, who, request),
		prove: (who, given) => prove(parts, who, given),
		confirm: (who, given) => confirm(parts, who, given),
		requiredMethods: (reader, playerId) => requiredMethods(parts, reader, playerId),
		methodsOf,
		setPin: async (tx, playerId, pin) => writePin(parts, tx, playerId, await parts.pinHash.hash(pin)),
		pinIssueOf: (playerId, pin) => pinIssueOf(parts, playerId, pin),
		isPresentPin: (playerId, pin) => isPresentPin(parts, playerId, pin),
		requirePinReset: setResetDue,
		beginPasskeySignIn: (audience) => beginSignIn(parts, audience),
		finishPasskeySignIn: (response, audience) => finishSignIn(parts, response, audience),
		removeAll: removeAllFactors,
		giveAuthenticator: (operatorId) => giveAuthenticator(parts, operatorId),
		authenticatorCode: (personId) => authenticatorCode(parts, personId),
		bindings: bindings(parts),
	};
}

export async function methodsOf(reader: Reader, playerId: Id): Promise<FactorMethods> {
	const pin = await readPin(reader, playerId);
	const authenticator = await readAuthenticator(reader, playerId);
	return {
		hasPin: pin !== undefined,
		isPinResetDue: pin?.is_reset_due ?? false,
		twoFactor: authenticator?.secret ? "ENABLED" : "PENDING",
		passkeys: await countPasskeys(reader, playerId),
		hasRecoveryCodes: (await countRecoveryCodes(reader, playerId)) > 0,
	};
}
