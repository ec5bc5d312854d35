import type { Id } from "@baize/kernel/id";
import type { BankAccountStatus } from "./claim-store.ts";

type Claim = { player_id: Id; status: BankAccountStatus; since: Date };

/** Whether a player may be paid to an account: it is unclaimed, already theirs, or allowed for them as well. */
export function mayUse(claims: readonly Claim[], playerId: Id): boolean {
	const own = claims.find(({ player_id }) => player_id === playerId);
	if (own) return own.status === "own" || own.status === "allowed";
	return !claims.some(({ status }) => status === "own");
}

/**
 * How an account that was linked before accounts were exclusive is settled: it belongs to the player who had it first.
 * "takeOver": it is this player's own, and the player who had it so far becomes a duplicate.
 */
export function judgeOldClaim(
	claims: readonly Claim[],
	playerId: Id,
	since: Date,
): "own" | "known" | "duplicate" | "takeOver" {
	if (claims.some(({ player_id }) => player_id === playerId)) return "known";
	const owner = claims.find(({ status }) => status === "own");
	if (!owner) return "own";
	return since < owner.since ? "takeOver" : "duplicate";
}
