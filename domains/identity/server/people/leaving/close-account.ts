import { type Id, idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney, toWire } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { clearSid, type ReplyTools, type SignedInVisit } from "@baize/platform-server";
import { accountClosed, type ClosingReason, type PendingBusiness, type Proof } from "../../../contract/index.ts";
import { ACCOUNT_CLOSED } from "../../mails/account-closed.ts";
import { normalized } from "../../normalized.ts";
import type { Parts, PendingElsewhere } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { sendMailTo } from "../../send-mail-to.ts";
import { endSessions } from "../../session/end-sessions.ts";
import { prove } from "../../session/prove.ts";
import { addClosing, changePerson, changePlayer, lockPerson } from "../account-store.ts";
import { removeEmailChange, removeRecoveries } from "../link-store.ts";

const NOTHING: PendingElsewhere = { balances: [], openBets: 0, pendingWithdrawals: 0 };

const pendingBusinessOf = async ({ pendingBusinessOf: read }: Parts, playerId: Id): Promise<PendingElsewhere> =>
	read ? read(playerId) : NOTHING;

/** What is still pending, before a player closes the account. */
export async function readPendingBusiness(parts: Parts, playerId: Id, locale: Locale): Promise<PendingBusiness> {
	const { balances, openBets, pendingWithdrawals } = await pendingBusinessOf(parts, playerId);
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

type Input = { reason: ClosingReason; note?: string; leavesBalance: boolean; proof: Proof };

/**
 * Closes the account. The player can no longer log in, and gets no offers; data is retained as the law requires. A
 * remaining balance belongs to the player: they withdraw it first, or confirm that they know of it.
 */
export async function closeAccount(
	parts: Parts,
	{ reason, note, leavesBalance, proof }: Input,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<undefined> {
	const { database, clock, outbox, audit } = parts;
	const { playerId } = visit.session;
	const { balances, openBets } = await readPendingBusiness(parts, playerId, visit.locale);
	if (balances.length > 0 && !leavesBalance)
		throw refuseAccount("BALANCE_LEFT", {
			balances: balances.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
		});
	const person = await prove(parts, visit, proof, ["closeAccount", reason]);
	await database.transaction(async (tx) => {
		// Of two concurrent closings the second finds nothing left to close.
		if ((await lockPerson(tx, playerId))?.status !== "active") throw refuseAccount("ACCOUNT_CLOSED_ALREADY");
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
		await sendMailTo(parts, tx, person, ACCOUNT_CLOSED, pages.help);
	});
	clearSid(reply, "players");
	return undefined;
}
