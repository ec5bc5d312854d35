import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Reader, SignedInVisit, Tx } from "@baize/platform-server";
import { plainAccount } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { judgeOldClaim, mayUse } from "./bank-account-rules.ts";
import {
	addClaim,
	claimsOfAccount,
	claimsOfPlayer,
	lockClaimsOfAccount,
	setClaimStatus,
} from "./bank-account-store.ts";

// One bank account serves one player, unless an operator allows another.

const USED = ["own", "allowed", "duplicate"];

/** The players whom an account serves or has served. */
export async function playersOfAccount(parts: Pick<Parts, "secrets">, reader: Reader, account: string): Promise<Id[]> {
	const claims = await claimsOfAccount(reader, bankAccountFingerprint(parts, account));
	return claims.filter(({ status }) => USED.includes(status)).map(({ player_id }) => player_id);
}

/**
 * Whether a player may link an account or be paid to it. A refused account of another player is recorded for operators,
 * who may allow it. After several refusals the player gets no more answers for a while, so that no one can find out
 * which accounts belong to players.
 */
export async function checkBankAccount(parts: Parts, playerId: Id, account: string): Promise<"free" | "taken"> {
	const { attempts, database } = parts;
	const { reader } = database;
	const budget = ["takenAccountOfPlayer", idText(playerId)] as const;
	if (await attempts.isAnySpent(reader, [[...budget]])) throw refuse("TOO_MANY_REQUESTS");
	const fingerprint = bankAccountFingerprint(parts, account);
	if (mayUse(await claimsOfAccount(reader, fingerprint), playerId)) return "free";
	await attempts.spend(reader, ...budget);
	await database.transaction(async (tx) => {
		const claim = newClaim(parts, fingerprint, playerId, account);
		if (!(await addClaim(tx, { ...claim, status: "refused" }))) return;
		const details = { lastFour: claim.last_four };
		await parts.audit.record(tx, { action: "bankAccount.refused", actorId: playerId, playerId, details });
	});
	return "taken";
}

/** In the transaction that links it or pays to it: from now on it serves this player. False where it serves another. */
export async function claimBankAccount(parts: Parts, tx: Tx, playerId: Id, account: string): Promise<boolean> {
	const fingerprint = bankAccountFingerprint(parts, account);
	if (await addClaim(tx, { ...newClaim(parts, fingerprint, playerId, account), status: "own" })) return true;
	return mayUse(await claimsOfAccount(tx, fingerprint), playerId);
}

const newClaim = ({ ids, clock }: Parts, fingerprint: Buffer, playerId: Id, account: string) => ({
	fingerprint,
	player_id: playerId,
	claim_id: ids(),
	last_four: plainAccount(account).slice(-4),
	since: new Date(clock.nowMs()),
});

/** For an account from before accounts were exclusive. Operators are notified where two players have it. */
export async function registerOldAccount(
	parts: Parts,
	tx: Tx,
	playerId: Id,
	{ account, since }: { account: string; since: Date },
): Promise<void> {
	const fingerprint = bankAccountFingerprint(parts, account);
	const claims = await lockClaimsOfAccount(tx, fingerprint);
	const verdict = judgeOldClaim(claims, playerId, since);
	if (verdict === "known") return;
	const owner = claims.find(({ status }) => status === "own");
	if (verdict === "takeOver") await setClaimStatus(tx, owner!, "duplicate");
	const status = verdict === "duplicate" ? "duplicate" : "own";
	await addClaim(tx, { ...newClaim(parts, fingerprint, playerId, account), since, status });
	if (verdict === "own") return;
	const flagged = verdict === "takeOver" ? owner!.player_id : playerId;
	const details = { lastFour: plainAccount(account).slice(-4) };
	await parts.audit.record(tx, { action: "bankAccount.duplicateFound", playerId: flagged, details });
}

/** An operator allows an account for this player, too. */
export async function allowBankAccount(
	parts: Parts,
	{ player, claim, reason }: { player: string; claim: string; reason: string },
	{ session, ip }: SignedInVisit,
): Promise<void> {
	const playerId = readId(player) ?? 0n;
	await parts.database.transaction(async (tx) => {
		const found = (await claimsOfPlayer(tx, playerId)).find(({ claim_id }) => claim_id === readId(claim));
		if (!found) throw refuseAccount("PLAYER_UNKNOWN");
		const locked = (await lockClaimsOfAccount(tx, found.fingerprint)).find(({ player_id }) => player_id === playerId);
		if (locked?.status !== "refused" && locked?.status !== "duplicate") throw refuseAccount("PLAYER_STATE");
		await setClaimStatus(tx, locked, "allowed");
		const details = { lastFour: locked.last_four, before: locked.status, reason };
		const entry = { action: "bankAccount.allowed", actorId: session.playerId, playerId, target: claim, ip };
		await parts.audit.record(tx, { ...entry, details });
	});
}
