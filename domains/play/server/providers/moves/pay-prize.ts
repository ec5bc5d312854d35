import { check } from "@baize/kernel/check";
import { endBets } from "./end-bets.ts";
import { readBetsNamed, readRound } from "./read-bets.ts";
import { countWin } from "./store.ts";
import { type Asked, type MoveIn, NotMoved, type Step } from "./types.ts";

/** Pays what a provider gives, at the cost of the operator's promotions: no stake of the player's has led to it. */
export async function payPrize(ports: MoveIn, asked: Asked): Promise<Step> {
	const { tx, opId, wallet } = ports;
	const { transaction, playerId, policies, noWin, gameNumber = 0 } = asked;
	const { provider, currency, cashMinor, promoMinor, bonusMinor, betRef } = transaction;
	if (noWin) throw new NotMoved(noWin);
	if (policies.promoWin === "refuse" || bonusMinor > 0n) throw new NotMoved("undefined");
	const at = { provider, playerId };
	const named = betRef === null ? [] : (await readBetsNamed(tx, at, betRef, { opId })).bets;
	const round = await readRound(tx, at, transaction.round, { opId });
	const meant = named.length > 0 ? named : round.bets.filter(({ type }) => type === "PROMOWITHDRAW");
	if (meant.length > 0 && meant.every(({ state }) => state === "cancelled")) throw new NotMoved("cancelled");
	const bet = meant.find(({ state }) => state === "open");
	if (round.isOver || (meant.length > 0 && !bet)) throw new NotMoved("settled");
	const gameId = bet?.gameNumber ?? gameNumber;
	if (bet) await countWin(tx, { playerId, opId: bet.betId });
	if (transaction.isOver) await endBets(ports, playerId, round.bets);
	const amountMinor = cashMinor + promoMinor;
	const done = { state: "done", betId: bet?.betId ?? null, gameNumber: gameId } as const;
	if (amountMinor === 0n) return { ...done, cashAfterMinor: await wallet.cash(playerId, currency) };
	const paid = await wallet.payPrize(tx, { playerId, currency, reference: opId, gameId, amountMinor });
	check(paid.status === "done", "what is given needs no money of the player's");
	return { ...done, cashAfterMinor: paid.cashAfterMinor };
}
