import { endBets } from "./end-bets.ts";
import { closeBet, payOpenBet } from "./post.ts";
import { readBetsNamed, readRound, type StoredBet } from "./read-bets.ts";
import { decideWin } from "./rules.ts";
import { countWin, updateMove } from "./store.ts";
import { type Asked, type MoveIn, NotMoved, type Step } from "./types.ts";

/** Pays a win on the bet that it names, or on the first open one of its round. */
export async function payWin(ports: MoveIn, asked: Asked): Promise<Step> {
	const { tx, opId, wallet } = ports;
	const { transaction, playerId, policies, noWin } = asked;
	const { provider, currency, cashMinor: winMinor, betRef } = transaction;
	const at = { provider, playerId };
	const named = betRef === null ? [] : (await readBetsNamed(tx, at, betRef, { opId })).bets.filter(isPaid);
	const roundName = transaction.round ?? named[0]?.round ?? null;
	const round = await readRound(tx, at, roundName, { opId });
	const meant = named.length > 0 ? named : round.bets.filter(isPaid);
	if (noWin) throw new NotMoved(noWin);
	const decision = decideWin(transaction, { meant, round }, policies);
	if (decision.does === "refuse") throw new NotMoved(decision.error);
	const bet = decision.bet as StoredBet;
	let cashAfterMinor = await endBets(ports, playerId, decision.others as readonly StoredBet[]);
	if (decision.ends) {
		await updateMove(tx, { playerId, opId: bet.betId }, { state: "settled" });
		cashAfterMinor = (await closeBet(ports, playerId, bet, winMinor)).cashAfterMinor;
	} else if (winMinor > 0n) cashAfterMinor = (await payOpenBet(ports, playerId, bet, winMinor)).cashAfterMinor;
	await countWin(tx, { playerId, opId: bet.betId });
	cashAfterMinor ??= await wallet.cash(playerId, currency);
	const { betId, gameNumber } = bet;
	return { state: "done", cashAfterMinor, betId, gameNumber, isOver: decision.isAtEnd };
}

const isPaid = ({ type }: StoredBet): boolean => type === "WITHDRAW";
