import type { Id } from "@baize/kernel/id";
import { ATTEMPT_LIMIT, type Method, type Operation, PIN_ATTEMPT_LIMIT, WRONG_CODE } from "../contract/index.ts";
import { readAuthenticator, takeStep } from "./authenticator-store.ts";
import { type Budget, restore, spend } from "./budget-store.ts";
import { attemptsOf, PIN_ATTEMPTS, sendsOf } from "./budgets.ts";
import { useCode } from "./code-store.ts";
import { readPin } from "./pin-store.ts";
import type { Parts } from "./ports.ts";
import { recoveryHashOf } from "./recovery-codes.ts";
import { useRecoveryCode } from "./recovery-store.ts";
import { refuse, refuseBlocked } from "./refuse.ts";
import { codeHashOf, type Who } from "./request-code.ts";
import { stepOf } from "./totp.ts";

/** `authorises` as it was when the code was asked for. */
export type Proof = { operation: Operation; authorises: string; method: Method; code: string };

const SIX_DIGITS = /^\d{6}$/;

/** Returns where the proof is right, and refuses where it is not. An attempt is counted before anything is compared. */
export function prove(parts: Parts, who: Who, proof: Proof): Promise<void> {
	if (proof.method === "PIN_CODE") return provePin(parts, who.playerId, proof.code);
	return proof.method === "SMS" ? proveBySms(parts, who, proof) : proveByAuthenticator(parts, who, proof);
}

export async function provePin(parts: Parts, playerId: Id, pin: string): Promise<void> {
	const row = await readPin(parts.database.reader, playerId);
	if (!row) throw refuse("MFA_CONFIGURATION_ERROR");
	await attempt(parts, playerId, PIN_ATTEMPTS, PIN_ATTEMPT_LIMIT, () => parts.pinHash.verify(row.pin_hash, pin));
}

const proveBySms = (parts: Parts, who: Who, proof: Proof): Promise<void> =>
	attemptOperation(parts, who.playerId, proof, () => {
		const of = { ...who, operation: proof.operation };
		return useCode(parts.database.reader, of, codeHashOf(parts, of, proof.authorises, proof.code), parts.now());
	});

async function proveByAuthenticator(parts: Parts, { playerId }: Who, proof: Proof): Promise<void> {
	const row = await readAuthenticator(parts.database.reader, playerId);
	if (!row?.confirmed_at) throw refuse("MFA_CONFIGURATION_ERROR");
	await attemptOperation(parts, playerId, proof, async () => {
		if (!SIX_DIGITS.test(proof.code))
			return useRecoveryCode(parts.database.reader, playerId, recoveryHashOf(parts, playerId, proof.code));
		const step = stepOf(parts.sealing.open(playerId, row.secret), proof.code, parts.clock.nowMs());
		return step !== undefined && takeStep(parts.database.reader, row, step);
	});
}

const attemptOperation = async (
	parts: Parts,
	playerId: Id,
	{ operation, code }: Proof,
	compare: () => Promise<boolean>,
): Promise<void> => {
	const compareUnlessNever = async () => code !== WRONG_CODE && (await compare());
	await attempt(parts, playerId, attemptsOf(operation), ATTEMPT_LIMIT, compareUnlessNever);
	await restore(parts.database.reader, playerId, [sendsOf(operation).name]);
};

/** The last wrong attempt is answered as the block that it begins. */
async function attempt(
	{ database, clock }: Parts,
	playerId: Id,
	budget: Budget,
	limit: number,
	compare: () => Promise<boolean>,
): Promise<void> {
	const spent = await spend(database.reader, playerId, budget, clock.nowMs());
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	if (await compare()) return restore(database.reader, playerId, [budget.name]);
	if (spent.remaining === 0) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", budget.windowMs);
	throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: spent.remaining, limit });
}
