import { createHmac } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { removeOldBudgets } from "./attempts/budget-store.ts";
import { openChanges } from "./changes.ts";
import { confirm, prove } from "./confirm/prove.ts";
import { requestCode } from "./confirm/request-code.ts";
import { requiredMethods } from "./confirm/required-methods.ts";
import { notifyRecoveryCodeUsed } from "./notify-owner.ts";
import { beginSignIn, finishSignIn } from "./passkeys/passkey-sign-in.ts";
import { countPasskeys } from "./passkeys/passkey-store.ts";
import { openPinHash } from "./pin/pin-hash.ts";
import { removeExpired } from "./pin/pin-reset-store.ts";
import { readPin, setResetDue } from "./pin/pin-store.ts";
import { isPresentPin } from "./pin/present-pin.ts";
import { writePin } from "./pin/set-pin.ts";
import type { CallParts, FactorsPorts, Parts } from "./ports.ts";
import { bindings } from "./routes.ts";
import { AUTHENTICATOR } from "./sealed-columns.ts";
import { authenticatorCode, giveAuthenticator } from "./two-factor/authenticator-code.ts";
import { readAuthenticator } from "./two-factor/authenticator-store.ts";
import { removeAllFactors } from "./two-factor/operator-factors.ts";
import { countRecoveryCodes } from "./two-factor/recovery-store.ts";
import { openTwoFactorStatusCache } from "./two-factor/two-factor-status-cache.ts";
import type { FactorMethods, Factors } from "./types.ts";

export type { Changer, FactorChange, FactorListeners } from "./changes.ts";
export type { Proof, RequestProof } from "./confirm/prove.ts";
export type { CodeRequest, Who } from "./confirm/request-code.ts";
export type { Contact, FactorCallPorts, FactorsPorts } from "./ports.ts";
export { sealedColumns } from "./sealed-columns.ts";
export { DEMO_PIN, seedAuthenticators, seedPins } from "./seed.ts";
export type { AuthenticatorCode } from "./two-factor/authenticator-code.ts";
export { removeAllFactors } from "./two-factor/operator-factors.ts";
export type { FactorMethods, Factors } from "./types.ts";

export function openFactors(ports: FactorsPorts): Factors {
	const { database, clock, secrets, bus } = ports;
	const key = secrets.keyFor("factors.codes");
	const { listeners, changes } = openChanges();
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
		changes,
	};
	return {
		...listeners,
		requestCode: (who, request) => requestCode(parts, who, request),
		prove: (who, given) => prove(parts, who, given),
		confirm: (who, given) => confirm(parts, who, given),
		requiredMethods,
		methodsOf,
		setPin: async (tx, playerId, pin) => writePin(parts, tx, playerId, await parts.pinHash.hash(pin)),
		isPresentPin: (playerId, pin) => isPresentPin(parts, playerId, pin),
		requirePinReset: setResetDue,
		beginPasskeySignIn: (audience) => beginSignIn(parts, audience),
		finishPasskeySignIn: (response, audience) => finishSignIn(parts, response, audience),
		removeAll: removeAllFactors,
		giveAuthenticator: (operatorId) => giveAuthenticator(parts, operatorId),
		authenticatorCode: (personId) => authenticatorCode(parts, personId),
		async tidy() {
			await removeOldBudgets(database.reader, parts.now());
			await removeExpired(database.reader, parts.now());
		},
		openCalls(callPorts) {
			const callParts: CallParts = { ...parts, ...callPorts };
			listeners.onRecoveryCodeUsed((tx, use) => notifyRecoveryCodeUsed(callParts, tx, use));
			return bindings(callParts);
		},
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
