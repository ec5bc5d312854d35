import { endBets } from "./end-bets.ts";
import { hasStake, returnBet } from "./post.ts";
import { readBetsNamed, readRound, type StoredBet } from "./read-bets.ts";
import { decideCancel } from "./rules.ts";
import { updateMove } from "./store.ts";
import { type Asked, type MoveIn, NotMoved, type Step } from "./types.ts";

/** Returns the stake of a bet, also of a player who may not play now, and whatever has become of the session. */
export async function cancelBet(ports: MoveIn, asked: Asked): Promise<Step> {
	const { tx, opId, wallet } = ports;
	const { transaction, playerId, policies } = asked;
	const { provider, currency, betRef, transactionId } = transaction;
	const found = await readBetsNamed(tx, { provider, playerId }, betRef ?? transactionId, { opId });
	const decision = decideCancel(transaction, { meant: found.bets, isOfOther: found.isOfOther }, policies);
	if (decision.does === "refuse") throw new NotMoved(decision.error);
	if (decision.does === "remember") {
		const cashAfterMinor = await wallet.cash(playerId, currency);
		return { state: "early", cashAfterMinor, error: decision.error, isOver: false };
	}
	const bet = decision.bet as StoredBet;
	const { betId, gameNumber } = bet;
	if (decision.does === "acknowledge")
		return { state: "done", cashAfterMinor: await wallet.cash(playerId, currency), betId, gameNumber, isOver: false };
	await updateMove(tx, { playerId, opId: betId }, { state: "cancelled" });
	if (decision.isAtEnd) {
		const { bets } = await readRound(tx, { provider, playerId }, bet.round, { opId });
		await endBets(ports, playerId, bets);
	}
	const cashAfterMinor = hasStake(bet)
		? (await returnBet(ports, playerId, bet)).cashAfterMinor
		: await wallet.cash(playerId, currency);
	return { state: "done", cashAfterMinor, betId, gameNumber };
}
