import type { Minor } from "@baize/kernel/money";
import { type Account, KIND_SPECS, shareIn } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";

/** What an operation of a player is for the player's affiliate. All can be below zero. */
export type Movement = {
	/** What the games and the bets kept: stakes less wins, bonus money in both. */
	casinoMinor: Minor;
	sportsMinor: Minor;
	/** What the operator gave: bonuses, free bets and spins, points, rewards; less what came back of it. */
	bonusMinor: Minor;
	/** In ten-thousandths of a minor unit: what stakes added to jackpots and their reserves. */
	jackpotParts: bigint;
	depositedMinor: Minor;
	withdrawnMinor: Minor;
	chargedBackMinor: Minor;
};

type Moved = Pick<FollowedOperation, "kind" | "gameId" | "stakeMinor" | "winMinor" | "parts">;
/** What a game's stakes add to a jackpot, in ten-thousandths. */
export type JackpotRate = (gameNumber: number) => bigint;

/** By the legs of its kind, so that a new kind is counted as what it moves. */
export function movementOf(operation: Moved, jackpotRate: JackpotRate): Movement {
	const { kind, gameId, stakeMinor, winMinor } = operation;
	const isPaid = kind === "withdrawalPaid";
	const isCharge = kind === "chargeback";
	return {
		casinoMinor: addedTo("operatorCasino", operation),
		sportsMinor: addedTo("operatorSports", operation),
		bonusMinor: -(addedTo("operatorPromotions", operation) + removedIn(operation)),
		// As the jackpots count: nothing but a round that is decided at once contributes.
		jackpotParts: kind === "casinoRound" ? stakeMinor * jackpotRate(gameId) : 0n,
		depositedMinor: kind === "deposit" ? winMinor : 0n,
		withdrawnMinor: isPaid ? stakeMinor : 0n,
		chargedBackMinor: isCharge ? stakeMinor + winMinor : kind === "chargebackWon" ? -winMinor : 0n,
	};
}

function addedTo(account: Account, { kind, stakeMinor, winMinor }: Moved): Minor {
	const share = shareIn(account, KIND_SPECS[kind]);
	return BigInt(share.stake) * stakeMinor + BigInt(share.win) * winMinor;
}

/** What went to the operator in place of the player's cash, because the bonus was removed before, or came back of it. */
function removedIn({ kind, parts }: Moved): Minor {
	if (!parts) return 0n;
	const share = shareIn("cash", KIND_SPECS[kind]);
	return BigInt(share.stake) * parts.stakeRemovedMinor + BigInt(share.win) * parts.winRemovedMinor;
}

export const NO_MOVEMENT: Movement = {
	casinoMinor: 0n,
	sportsMinor: 0n,
	bonusMinor: 0n,
	jackpotParts: 0n,
	depositedMinor: 0n,
	withdrawnMinor: 0n,
	chargedBackMinor: 0n,
};

export const isNothing = (movement: Movement): boolean => Object.values(movement).every((amount) => amount === 0n);
