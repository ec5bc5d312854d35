import { type Id, idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney, toWire } from "@baize/kernel/money";
import { clearSid, type ReplyTools, type SignedInVisit } from "@baize/platform-server";
import { type Affairs, accountClosed, type ClosingReason, type Proof } from "../contract/index.ts";
import { addClosing, changePerson, changePlayer, holdPerson } from "./account-store.ts";
import { endSessions } from "./end-sessions.ts";
import { removeEmailChange, removeRecoveries } from "./link-store.ts";
import { ACCOUNT_CLOSED } from "./mails/account-closed.ts";
import { normalized } from "./normalized.ts";
import type { AffairsElsewhere, Parts } from "./ports.ts";
import { prove } from "./prove.ts";
import { refuseAccount } from "./refuse-account.ts";
import { writeTo } from "./write-to.ts";

const NOTHING: AffairsElsewhere = { balances: [], openBets: 0, pendingWithdrawals: 0 };

const affairsOf = async ({ affairsOf: ask }: Parts, playerId: Id): Promise<AffairsElsewhere> =>
	ask ? ask(playerId) : NOTHING;

/** What is still under way, before somebody closes the account. */
export async function readAffairs(parts: Parts, playerId: Id, locale: Locale): Promise<Affairs> {
	const { balances, openBets, pendingWithdrawals } = await affairsOf(parts, playerId);
	return {
		balances: balances
			.filter(({ amountMinor }) => amountMinor > 0n)
			.map(({ currency, amountMinor }) => ({
				currency,
				amountMinor: toWire(amountMinor),
				formatted: formatMoney(amountMinor, currency, locale),
			})),
		openBets,
		pendingWithdrawals,
	};
}

type Wish = { reason: ClosingReason; note?: string; leavesBalance: boolean; proof: Proof };

/**
 * Closes the account. Nobody logs in to it any more, and nothing is written about offers; what the law makes us keep is
 * kept. Money that is left is the player's: he withdraws it first, or says that he knows of it.
 */
export async function closeAccount(
	parts: Parts,
	{ reason, note, leavesBalance, proof }: Wish,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<undefined> {
	const { database, clock, outbox, audit } = parts;
	const { playerId } = visit.session;
	const { balances, openBets } = await readAffairs(parts, playerId, visit.locale);
	if (balances.length > 0 && !leavesBalance)
		throw refuseAccount("BALANCE_LEFT", {
			balances: balances.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
		});
	const person = await prove(parts, visit, proof, ["closeAccount", reason]);
	await database.transaction(async (tx) => {
		// Of two closings at once the second has nothing left to close.
		if ((await holdPerson(tx, playerId))?.status !== "active") throw refuseAccount("ACCOUNT_CLOSED_ALREADY");
		await addClosing(tx, playerId, {
			closed_at: new Date(clock.nowMs()),
			reason,
			note: (note && normalized(note)) || null,
		});
		await changePerson(tx, playerId, { status: "disabled" });
		await changePlayer(tx, playerId, { marketing_since: null });
		await removeRecoveries(tx, playerId);
		await removeEmailChange(tx, playerId);
		await endSessions(parts, tx, playerId);
		const left = Object.fromEntries(balances.map(({ currency, formatted }) => [currency, formatted]));
		const details = { reason, openBets, ...left };
		await audit.record(tx, { action: "player.closed", actorId: playerId, playerId, details, ip: visit.ip });
		await outbox.announce(tx, accountClosed, { playerId: idText(playerId), reason });
		await writeTo(parts, tx, person, ACCOUNT_CLOSED, "/help");
	});
	clearSid(reply, "players");
	return undefined;
}
