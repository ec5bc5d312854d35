import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Blocked, Done, Further, Moved } from "@baize/wallet/server";
import type { StoredBet } from "./read-bets.ts";
import type { MoveIn } from "./types.ts";

type StakedBet = Pick<StoredBet, "betId" | "type" | "cashMinor" | "gameNumber" | "currency">;

/** A round that the provider gives takes no stake, and has no operation. */
export const hasStake = ({ type, cashMinor }: Pick<StakedBet, "type" | "cashMinor">): boolean =>
	type === "WITHDRAW" || cashMinor > 0n;

export function doneOf(moved: Moved | Blocked): Done {
	check(moved.status === "done" && !moved.replayed, "what a bet is open for is posted once");
	return moved;
}

/** Pays a win while the bet stays open. */
export const payOpenBet = (ports: MoveIn, playerId: Id, bet: StakedBet, winMinor: Minor): Promise<Done> =>
	changeBet(ports, playerId, bet, (change) => ports.wallet.winRound(ports.tx, { ...change, winMinor }));

/** Settles the bet; nothing can be paid on it afterwards. */
export const closeBet = (ports: MoveIn, playerId: Id, bet: StakedBet, winMinor: Minor): Promise<Done> =>
	changeBet(ports, playerId, bet, (change) => ports.wallet.settleRound(ports.tx, { ...change, winMinor }));

/** Returns the stake to where it came from. */
export const returnBet = (ports: MoveIn, playerId: Id, bet: StakedBet): Promise<Done> =>
	changeBet(ports, playerId, bet, (change) =>
		ports.wallet.voidRound(ports.tx, { ...change, stakeMinor: bet.cashMinor }),
	);

type Change = { playerId: Id; currency: string; roundId: Id; gameId: number; further?: Further };

async function changeBet(
	{ tx, wallet, ids }: MoveIn,
	playerId: Id,
	{ betId, gameNumber, currency }: StakedBet,
	post: (change: Change) => Promise<Moved>,
): Promise<Done> {
	const standing = await wallet.standing(tx, playerId, betId);
	check(standing, "a bet has its operation in the ledger");
	const further = standing.revision === 0 ? {} : { further: { opId: ids(), revision: standing.revision + 1 } };
	return doneOf(await post({ playerId, currency, roundId: betId, gameId: gameNumber, ...further }));
}
