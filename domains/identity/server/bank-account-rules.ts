import type { Id } from "@baize/kernel/id";
import type { BankAccountStatus } from "./bank-account-store.ts";

type Claim = { player_id: Id; status: BankAccountStatus; since: Date };

/** Whether a player may be paid to an account: it serves nobody yet, this player, or this one as well. */
export function mayUse(claims: readonly Claim[], playerId: Id): boolean {
	const own = claims.find(({ player_id }) => player_id === playerId);
	if (own) return own.status === "own" || own.status === "allowed";
	return !claims.some(({ status }) => status === "own");
}

/**
 * What becomes of an account that a player had before there was one player for each: it is whose it was first. "takeOver":
 * it is the player's own, and who had it so far has a duplicate.
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
