import type { Id } from "@baize/kernel/id";
import { withNotMe } from "@baize/notifications/server";
import { pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { LINKED_ACCOUNT_ADDED } from "../messages/mails.ts";
import type { BankAccountsPorts } from "./ports.ts";

/** Notifies the player of a new account for payouts, with a link to report that it was someone else. */
export async function sendAddedNotice(
	{ identity, notifications, publicUrl }: BankAccountsPorts,
	tx: Tx,
	playerId: Id,
	lastFour: string,
): Promise<void> {
	const player = await identity.readPlayer(tx, playerId);
	if (!player) return;
	const { email: to, language: locale } = player;
	const notMe = await identity.notMeLink(tx, { playerId, email: to, locale, notice: "bankAccountAdded" });
	const values = { lastFour, link: publicUrl + pathIn(locale, pages.profile), notMe };
	await notifications.sendMail(tx, { to, template: withNotMe(LINKED_ACCOUNT_ADDED), locale, values });
}
