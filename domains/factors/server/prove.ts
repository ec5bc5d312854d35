import type { Id } from "@baize/kernel/id";
import { type Method, type Operation, WRONG_CODE } from "../contract/index.ts";
import { attempt } from "./attempt.ts";
import { readAuthenticator, takeStep } from "./authenticator-store.ts";
import { restore } from "./budget-store.ts";
import { attemptsOf, PIN_ATTEMPTS, sendsOf } from "./budgets.ts";
import { useCode } from "./code-store.ts";
import { readPin } from "./pin-store.ts";
import type { Parts } from "./ports.ts";
import { recoveryHashOf } from "./recovery-codes.ts";
import { useRecoveryCode } from "./recovery-store.ts";
import { refuse } from "./refuse.ts";
import { codeHashOf, type Who } from "./request-code.ts";
import { stepOf } from "./totp.ts";

/** `authorises` as it was when the code was asked for. */
export type Proof = { operation: Operation; authorises: string; method: Method; code: string };

const SIX_DIGITS = /^\d{6}$/;

/** Returns where the proof is right, and refuses where it is not. */
export function prove(parts: Parts, who: Who, proof: Proof): Promise<void> {
	if (proof.method === "PIN_CODE") return provePin(parts, who.playerId, proof.code);
	return proof.method === "SMS" ? proveBySms(parts, who, proof) : proveByAuthenticator(parts, who, proof);
}

export async function provePin(parts: Parts, playerId: Id, pin: string): Promise<void> {
	const row = await readPin(parts.database.reader, playerId);
	if (!row) throw refuse("MFA_CONFIGURATION_ERROR");
	await attempt(parts, playerId, PIN_ATTEMPTS, () => parts.pinHash.verify(row.pin_hash, pin));
}

const proveBySms = (parts: Parts, who: Who, proof: Proof): Promise<void> =>
	attemptOperation(parts, who.playerId, proof, () => {
		const of = { ...who, operation: proof.operation };
		return useCode(parts.database.reader, of, codeHashOf(parts, of, proof.authorises, proof.code), parts.now());
	});

async function proveByAuthenticator(parts: Parts, { playerId }: Who, proof: Proof): Promise<void> {
	const { database, sealing, clock } = parts;
	const row = await readAuthenticator(database.reader, playerId);
	const sealed = row?.secret;
	if (!sealed) throw refuse("MFA_CONFIGURATION_ERROR");
	await attemptOperation(parts, playerId, proof, async () => {
		if (!SIX_DIGITS.test(proof.code))
			return useRecoveryCode(database.reader, playerId, recoveryHashOf(parts, playerId, proof.code));
		const step = stepOf(sealing.open(playerId, sealed), proof.code, clock.nowMs());
		return step !== undefined && takeStep(database.reader, row, step);
	});
}

/** One right code also gives the operation its sends back. */
export async function attemptOperation(
	parts: Parts,
	playerId: Id,
	{ operation, code }: Pick<Proof, "operation" | "code">,
	compare: () => Promise<boolean>,
): Promise<void> {
	await attempt(parts, playerId, attemptsOf(operation), async () => code !== WRONG_CODE && (await compare()));
	await restore(parts.database.reader, playerId, [sendsOf(operation).name]);
}
