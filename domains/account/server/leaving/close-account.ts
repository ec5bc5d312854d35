import type { ClosingReason, Proof } from "@baize/identity/contract";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney, toWire } from "@baize/kernel/money";
import { clearSid, type ReplyTools, type Session, type SignedInVisit } from "@baize/platform-server";
import type { PendingBusiness } from "../../contract/index.ts";
import type { AccountPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";

/** What is still pending, before a player closes the account. */
export async function readPendingBusiness(
	{ wallet, play, sports, cashier }: Pick<AccountPorts, "wallet" | "play" | "sports" | "cashier">,
	{ playerId, currency }: Pick<Session, "playerId" | "currency">,
	locale: Locale,
): Promise<PendingBusiness> {
	const [amountMinor, openRounds, openBets, pendingWithdrawals] = await Promise.all([
		wallet.withdrawable(playerId, currency),
		play.openRounds(playerId),
		sports.openBets(playerId),
		cashier.openWithdrawals(playerId),
	]);
	const balance = { currency, amountMinor: toWire(amountMinor), formatted: formatMoney(amountMinor, currency, locale) };
	return { balances: amountMinor > 0n ? [balance] : [], openRounds, openBets, pendingWithdrawals };
}

type Input = { reason: ClosingReason; note?: string; leavesBalance: boolean; proof: Proof };

/**
 * A remaining balance belongs to the player: they withdraw it first, or confirm that they know of it. A round that waits
 * for its player's decisions is finished first: no other may take them.
 */
export async function closeAccount(
	ports: AccountPorts,
	{ reason, note, leavesBalance, proof }: Input,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<undefined> {
	const { database, identity } = ports;
	const { playerId } = visit.session;
	const { balances, openRounds, openBets } = await readPendingBusiness(ports, visit.session, visit.locale);
	if (openRounds > 0) throw refuse("ROUNDS_OPEN", { openRounds });
	if (balances.length > 0 && !leavesBalance)
		throw refuse("BALANCE_LEFT", {
			balances: balances.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
		});
	await identity.prove(visit, proof, ["closeAccount", reason]);
	const amounts = Object.fromEntries(balances.map(({ currency, formatted }) => [currency, formatted]));
	const closing = { reason, note, left: { openBets, ...amounts }, ip: visit.ip };
	await database.transaction(async (tx) => {
		if (!(await identity.closeAccount(tx, playerId, closing))) throw refuse("ACCOUNT_CLOSED_ALREADY");
	});
	clearSid(reply, "players");
	return undefined;
}
