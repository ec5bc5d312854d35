import { check } from "@baize/kernel/check";
import type { PamErrorName } from "../pam/errors.ts";
import { endBets } from "./end-bets.ts";
import { closeBet, doneOf, hasStake } from "./post.ts";
import { readRound } from "./read-bets.ts";
import { type Bet, type BetAsked, decideBet } from "./rules.ts";
import { wasCancelledEarly } from "./store.ts";
import { type Asked, type MoveIn, NotMoved, type Step } from "./types.ts";

/** Takes the stake. A bet that the wallet refuses stays refused: the provider has shown its player so. */
export async function takeBet(ports: MoveIn, asked: Asked): Promise<Step> {
	const { tx, opId, wallet } = ports;
	const { transaction, playerId, policies, noBet } = asked;
	const { provider, currency, cashMinor: stakeMinor } = transaction;
	const at = { provider, playerId };
	const round = await readRound(tx, at, transaction.round, { opId });
	const wasCancelled = await wasCancelledEarly(tx, at, transaction);
	const decision = decideBet(transaction satisfies BetAsked, { round, wasCancelled }, policies);
	if (decision.does === "cancelled") {
		const cashAfterMinor = await wallet.cash(playerId, currency);
		return { state: "cancelled", cashAfterMinor, error: decision.error, isOver: false };
	}
	if (noBet) throw new NotMoved(noBet);
	if (decision.does === "refuse") throw new NotMoved(decision.error);
	const { gameNumber } = asked;
	check(gameNumber !== undefined, "a bet has a session, which has a game");
	const bet = { betId: opId, type: transaction.type as Bet["type"], cashMinor: stakeMinor, gameNumber, currency };
	if (!hasStake(bet)) {
		if (decision.isAtEnd) await endBets(ports, playerId, round.bets);
		const cashAfterMinor = await wallet.cash(playerId, currency);
		return { state: decision.isAtEnd ? "settled" : "open", cashAfterMinor };
	}
	const taken = await wallet.stakeRound(tx, { playerId, currency, roundId: opId, gameId: gameNumber, stakeMinor });
	if (taken.status === "insufficient") return refused("cashOverdraft", taken.cashMinor);
	if (taken.status === "blocked") return refused("betNotAllowed", await wallet.cash(playerId, currency));
	const { cashAfterMinor } = doneOf(taken);
	if (!decision.isAtEnd) return { state: "open", cashAfterMinor };
	await endBets(ports, playerId, round.bets);
	return { state: "settled", cashAfterMinor: (await closeBet(ports, playerId, bet, 0n)).cashAfterMinor };
}

const refused = (error: PamErrorName, cashAfterMinor: bigint): Step => ({
	state: "refused",
	cashAfterMinor,
	error,
	isOver: false,
});
