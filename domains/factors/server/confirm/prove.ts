import type { Id } from "@baize/kernel/id";
import { isSent, type Method, type Operation, WRONG_CODE } from "../../contract/index.ts";
import { attempt, type Compared, compared, type Proved } from "../attempts/attempt.ts";
import { restore } from "../attempts/budget-store.ts";
import { attemptsOf, PIN_ATTEMPTS, sendsOf } from "../attempts/budgets.ts";
import type { Parts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { COMPARISONS, type Comparison, comparePin } from "./comparisons.ts";
import { givenProofOf } from "./confirmation-hashes.ts";
import { type GivenProof, judgeConfirmation } from "./confirmation-rules.ts";
import { type ConfirmationKey, lockConfirmation, putConfirmation, readConfirmation } from "./confirmation-store.ts";
import { CONFIRMATION_MS, type Who } from "./request-code.ts";

/** `authorises`: a text of what the proof is for, the same as in the request; empty if the operation says it all. */
export type Proof = { operation: Operation; authorises: string; method: Method; code: string };
/** A proof for a request that may be retried under its id. */
export type RequestProof = Proof & { requestId: string };

/**
 * Resolves if the proof is right, refuses if not. A code that was sent needs the confirmation for which it was sent; a
 * PIN or an authenticator's code comes with the call that it proves, and is valid for that call only.
 */
export async function prove(parts: Parts, who: Who, proof: Proof): Promise<void> {
	if (proof.method === "PIN_CODE") return provePin(parts, who.playerId, proof.code);
	const proved = isSent(proof.method)
		? await proveRequested(parts, who, { ...proof, requestId: "" })
		: await proveAtOnce(parts, who, proof);
	if (proved === "repeated") throw refuse("MFA_ALREADY_USED");
}

/**
 * Accepts a proof only if this session has an open confirmation for exactly this, whatever the method. The same proof
 * sent again for the same request is right again, so the caller must do what it authorises only once.
 */
export async function confirm(parts: Parts, who: Who, proof: RequestProof): Promise<void> {
	await proveRequested(parts, who, proof);
}

export async function provePin(parts: Parts, playerId: Id, pin: string): Promise<void> {
	const isRight = await comparePin(parts, playerId, pin);
	await attempt(parts, playerId, PIN_ATTEMPTS, async () => compared(await isRight()));
}

const keyOf = ({ playerId, sessionId }: Who, { operation }: Proof): ConfirmationKey => ({
	playerId,
	sessionId,
	operation,
});

async function proveRequested(parts: Parts, who: Who, proof: RequestProof): Promise<Proved> {
	const key = keyOf(who, proof);
	const given = givenProofOf(parts, key, proof, proof.requestId);
	const judge = async () => judgeConfirmation(await readConfirmation(parts.database.reader, key), given, parts.now());
	const verdict = await judge();
	if (verdict === "repeated") return verdict;
	if (verdict === "alreadyUsed") throw refuse("MFA_ALREADY_USED");
	// Nothing is compared, so nothing is counted. A sent code whose confirmation is gone is wrong like any other.
	if (verdict === "missing" && !isSent(proof.method))
		throw refuse("MFA_REQUIRED", { operation: proof.operation, methods: [proof.method] });
	const comparison = await COMPARISONS[proof.method](parts, key, proof);
	try {
		return await attemptOperation(parts, who.playerId, proof, () => useConfirmation(parts, key, given, comparison));
	} catch (error) {
		// Another submit of the same proof may have been first, while this one found no attempt left.
		if ((await judge()) === "repeated") return "repeated";
		throw error;
	}
}

/** The confirmation is locked while the code is compared and used up: both happen, or neither. */
async function useConfirmation(
	{ database, now }: Parts,
	key: ConfirmationKey,
	given: GivenProof,
	{ isRightBefore, isRight }: Comparison,
): Promise<Compared> {
	// Hashing is slow, so it comes before the lock.
	if (isRightBefore && !(await isRightBefore())) return "wrong";
	return database.transaction(async (tx) => {
		const confirmation = await lockConfirmation(tx, key);
		const verdict = judgeConfirmation(confirmation, given, now());
		if (verdict === "repeated" || verdict === "alreadyUsed") return verdict;
		if (!confirmation || verdict !== "open" || !(await isRight(tx, confirmation))) return "wrong";
		await putConfirmation(tx, key, usedNow(given, now()));
		return "right";
	});
}

/** Stored so that a second submit is recognised. */
const usedNow = ({ method, bindingHash, proofHash, requestHash }: GivenProof, now: Date) => ({
	method,
	binding_hash: bindingHash,
	code_hash: null,
	expires_at: new Date(now.getTime() + CONFIRMATION_MS),
	used_at: now,
	proof_hash: proofHash,
	request_hash: requestHash,
});

/** A code of the authenticator, or a recovery code, that comes with the call that it proves. */
async function proveAtOnce(parts: Parts, who: Who, proof: Proof): Promise<Proved> {
	const { database, now } = parts;
	const key = keyOf(who, proof);
	const given = givenProofOf(parts, key, proof, "");
	const isRepeated = async (reader = database.reader) =>
		judgeConfirmation(await readConfirmation(reader, key), given, now()) === "repeated";
	const { isRight } = await COMPARISONS.TWO_FACTOR_AUTHENTICATION(parts, key, proof);
	if (await isRepeated()) return "repeated";
	return attemptOperation(parts, who.playerId, proof, () =>
		database.transaction(async (tx) => {
			if (!(await isRight(tx))) return (await isRepeated(tx)) ? "repeated" : "wrong";
			await putConfirmation(tx, key, usedNow(given, now()));
			return "right";
		}),
	);
}

/** Wrong PINs are counted together for all operations. A right proof also restores the operation's sends. */
export async function attemptOperation(
	parts: Parts,
	playerId: Id,
	{ operation, method, code }: Pick<Proof, "operation" | "method" | "code">,
	compare: () => Promise<Compared>,
): Promise<Proved> {
	const budget = method === "PIN_CODE" ? PIN_ATTEMPTS : attemptsOf(operation);
	const proved = await attempt(parts, playerId, budget, async () => (code === WRONG_CODE ? "wrong" : compare()));
	if (proved === "right") await restore(parts.database.reader, playerId, [sendsOf(operation).name]);
	return proved;
}
