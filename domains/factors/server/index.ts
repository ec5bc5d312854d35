import { createHmac } from "node:crypto";
import type { Audience } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { PinFault, WithdrawalProof } from "../contract/index.ts";
import { type AuthenticatorCode, authenticatorCode, giveAuthenticator } from "./authenticator-code.ts";
import { readAuthenticator } from "./authenticator-store.ts";
import { removeOldBudgets } from "./budget-store.ts";
import { pinFaultOf } from "./demand-good-pin.ts";
import { removeAllFactors } from "./operator-factors.ts";
import { beginSignIn, finishSignIn } from "./passkey-sign-in.ts";
import { countPasskeys } from "./passkey-store.ts";
import { openPinHash } from "./pin-hash.ts";
import { readPin, setResetDue } from "./pin-store.ts";
import type { FactorsPorts, Parts } from "./ports.ts";
import { isPresentPin } from "./present-pin.ts";
import { removeExpired } from "./proof-store.ts";
import { confirm, type Proof, prove, type RequestProof } from "./prove.ts";
import { countRecoveryCodes } from "./recovery-store.ts";
import { type CodeWish, requestCode, type Who } from "./request-code.ts";
import { requiredMethods } from "./required-methods.ts";
import { bindings } from "./routes.ts";
import { AUTHENTICATOR } from "./sealed-columns.ts";
import { writePin } from "./set-pin.ts";
import { openTwoFactorMemory, type TwoFactorStatus } from "./two-factor-memory.ts";

export type { AuthenticatorCode } from "./authenticator-code.ts";
export { removeAllFactors } from "./operator-factors.ts";
export type { Contact, FactorSessions, FactorsPorts } from "./ports.ts";
export type { Proof, RequestProof } from "./prove.ts";
export type { CodeWish, Who } from "./request-code.ts";
export { sealedColumns } from "./sealed-columns.ts";
export { DEMO_PIN, seedAuthenticators, seedPins } from "./seed.ts";

/** What a player has to prove himself with. */
export type FactorMethods = {
	hasPin: boolean;
	isPinResetDue: boolean;
	twoFactor: TwoFactorStatus;
	passkeys: number;
	hasRecoveryCodes: boolean;
};

export type Factors = {
	/** Sends a code to a phone. A block or spent sends refuse. */
	requestCode(who: Who, asked: CodeWish): Promise<{ limit: number; remainingSendAttempts: number }>;
	/** Spends an attempt in its own transaction; returns where the proof is right. A right SMS or app code is used up. */
	prove(who: Who, given: Proof): Promise<void>;
	/**
	 * The same for a proof that was asked for before, by whatever method: it needs an open confirmation for exactly this.
	 * The same proof for the same request is right once more, so that a request can be sent again.
	 */
	confirm(who: Who, given: RequestProof): Promise<void>;
	/** By what the player proves what moves money; empty where nothing is set up. */
	requiredMethods(reader: Reader, playerId: Id): Promise<WithdrawalProof[]>;
	methodsOf(reader: Reader, playerId: Id): Promise<FactorMethods>;
	setPin(tx: Tx, playerId: Id, pin: string): Promise<void>;
	/** Why a PIN that a player chooses is easily guessed. */
	pinFaultOf(playerId: Id, pin: string): Promise<PinFault | undefined>;
	/** Whether this is the player's PIN. To be told that it is counts as an attempt. */
	isPresentPin(playerId: Id, pin: string): Promise<boolean>;
	/** From now on the player must choose another PIN; nothing where he has none. */
	requirePinReset(tx: Tx, playerId: Id): Promise<void>;
	/** A sign-in by passkey on one origin: what the browser needs, then who it was. What does not fit is refused with PASSKEY_INVALID. */
	beginPasskeySignIn(audience: Audience): Promise<Record<string, unknown>>;
	finishPasskeySignIn(response: Record<string, unknown>, audience: Audience): Promise<Id>;
	/** Of an operator who begins anew. */
	removeAll(tx: Tx, operatorId: Id): Promise<void>;
	/** For demo operators: an authenticator that nobody has to set up. */
	giveAuthenticator(operatorId: Id): Promise<void>;
	/** For the developers' mailbox page: what a person's authenticator shows, as a code that was not used yet. */
	authenticatorCode(personId: Id): Promise<AuthenticatorCode | undefined>;
	bindings: Binding[];
};

export function openFactors(ports: FactorsPorts): Factors {
	const { database, clock, secrets, bus, rounds } = ports;
	const key = secrets.keyFor("factors.codes");
	const parts: Parts = {
		...ports,
		pinHash: openPinHash(secrets.keyFor("factors.pin-pepper")),
		sealer: secrets.sealerFor(AUTHENTICATOR),
		memory: openTwoFactorMemory(database, bus),
		// Lengths stand before the parts, so that no two lists of parts are the same text.
		hashOf: (...bound) =>
			createHmac("sha256", key)
				.update(bound.map((part) => `${part.length}:${part}`).join(""))
				.digest(),
		now: () => new Date(clock.nowMs()),
	};
	rounds.every(HOUR_MS, "factors.tidy", async () => {
		await removeOldBudgets(database.reader, parts.now());
		await removeExpired(database.reader, parts.now());
	});
	return {
		requestCode: (who, asked) => requestCode(parts, who, asked),
		prove: (who, given) => prove(parts, who, given),
		confirm: (who, given) => confirm(parts, who, given),
		requiredMethods: (reader, playerId) => requiredMethods(parts, reader, playerId),
		methodsOf,
		setPin: async (tx, playerId, pin) => writePin(parts, tx, playerId, await parts.pinHash.hash(pin)),
		pinFaultOf: (playerId, pin) => pinFaultOf(parts, playerId, pin),
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
