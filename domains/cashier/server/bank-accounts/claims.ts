import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import { plainAccount } from "../../contract/index.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { judgeOldClaim, mayUse } from "./claim-rules.ts";
import { addClaim, claimsOfAccount, claimsOfPlayer, lockClaimsOfAccount, setClaimStatus } from "./claim-store.ts";
import type { BankAccountsPorts } from "./ports.ts";
import { refusePlayer } from "./refuse.ts";

// One bank account serves one player, unless an operator allows another.

/**
 * Whether a player may link an account or be paid to it. A refused account of another player is recorded for operators,
 * who may allow it. After several refusals the player gets no more answers for a while, so that no one can find out
 * which accounts belong to players.
 */
export async function checkBankAccount(
	ports: BankAccountsPorts,
	playerId: Id,
	account: string,
): Promise<"free" | "taken"> {
	const { database, identity } = ports;
	const { attempts } = identity;
	const { reader } = database;
	const budget = ["takenAccountOfPlayer", idText(playerId)] as const;
	if (await attempts.isAnySpent(reader, [[...budget]])) throw refuse("TOO_MANY_REQUESTS");
	const fingerprint = bankAccountFingerprint(ports, account);
	if (mayUse(await claimsOfAccount(reader, fingerprint), playerId)) return "free";
	await attempts.spend(reader, ...budget);
	await database.transaction(async (tx) => {
		const claim = newClaim(ports, fingerprint, playerId, account);
		if (!(await addClaim(tx, { ...claim, status: "refused" }))) return;
		const details = { lastFour: claim.last_four };
		await ports.audit.record(tx, { action: "bankAccount.refused", actorId: playerId, playerId, details });
	});
	return "taken";
}

/** In the transaction that links it or pays to it: from now on it serves this player. False where it serves another. */
export async function claimBankAccount(
	ports: BankAccountsPorts,
	tx: Tx,
	playerId: Id,
	account: string,
): Promise<boolean> {
	const fingerprint = bankAccountFingerprint(ports, account);
	if (await addClaim(tx, { ...newClaim(ports, fingerprint, playerId, account), status: "own" })) return true;
	return mayUse(await claimsOfAccount(tx, fingerprint), playerId);
}

const newClaim = ({ ids, clock }: BankAccountsPorts, fingerprint: Buffer, playerId: Id, account: string) => ({
	fingerprint,
	player_id: playerId,
	claim_id: ids(),
	last_four: plainAccount(account).slice(-4),
	since: new Date(clock.nowMs()),
});

/** For an account from before accounts were exclusive. Operators are notified where two players have it. */
export async function registerOldAccount(
	ports: BankAccountsPorts,
	tx: Tx,
	playerId: Id,
	{ account, since }: { account: string; since: Date },
): Promise<void> {
	const fingerprint = bankAccountFingerprint(ports, account);
	const claims = await lockClaimsOfAccount(tx, fingerprint);
	const verdict = judgeOldClaim(claims, playerId, since);
	if (verdict === "known") return;
	const owner = claims.find(({ status }) => status === "own");
	if (verdict === "takeOver") await setClaimStatus(tx, owner!, "duplicate");
	const status = verdict === "duplicate" ? "duplicate" : "own";
	await addClaim(tx, { ...newClaim(ports, fingerprint, playerId, account), since, status });
	if (verdict === "own") return;
	const flagged = verdict === "takeOver" ? owner!.player_id : playerId;
	const details = { lastFour: plainAccount(account).slice(-4) };
	await ports.audit.record(tx, { action: "bankAccount.duplicateFound", playerId: flagged, details });
}

/** An operator allows an account for this player, too. */
export async function allowBankAccount(
	ports: BankAccountsPorts,
	{ player, claim, reason }: { player: string; claim: string; reason: string },
	{ session, ip }: SignedInVisit,
): Promise<void> {
	const playerId = readId(player) ?? 0n;
	await ports.database.transaction(async (tx) => {
		const found = (await claimsOfPlayer(tx, playerId)).find(({ claim_id }) => claim_id === readId(claim));
		if (!found) throw refusePlayer("PLAYER_UNKNOWN");
		const locked = (await lockClaimsOfAccount(tx, found.fingerprint)).find(({ player_id }) => player_id === playerId);
		if (locked?.status !== "refused" && locked?.status !== "duplicate") throw refusePlayer("PLAYER_STATE");
		await setClaimStatus(tx, locked, "allowed");
		const details = { lastFour: locked.last_four, before: locked.status, reason };
		const entry = { action: "bankAccount.allowed", actorId: session.playerId, playerId, target: claim, ip };
		await ports.audit.record(tx, { ...entry, details });
	});
}
