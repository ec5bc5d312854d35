import { type Id, idText } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { accountClosed, type ClosingReason } from "../../contract/index.ts";
import { ACCOUNT_CLOSED } from "../mails/player-mails.ts";
import { normalized } from "../normalized.ts";
import type { Parts } from "../ports.ts";
import { sendMailTo } from "../send-mail-to.ts";
import { endSessions } from "../session/end-sessions.ts";
import { addClosing, changePerson, changePlayer, lockPerson } from "./account-store.ts";
import { removeEmailChange, removeRecoveries } from "./link-store.ts";

export type Closing = {
	reason: ClosingReason;
	note?: string | undefined;
	/** What is left, for the audit log. */
	left: Readonly<Record<string, unknown>>;
	ip: string;
};

/**
 * The player can no longer log in, and gets no offers; data is retained as the law requires. False where the account is
 * closed already: of two concurrent closings the second finds nothing left to close.
 */
export async function closeAccount(parts: Parts, tx: Tx, playerId: Id, closing: Closing): Promise<boolean> {
	const { clock, outbox, audit } = parts;
	const { reason, note, left, ip } = closing;
	const person = await lockPerson(tx, playerId);
	if (person?.status !== "active") return false;
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
	const details = { reason, ...left };
	await audit.record(tx, { action: "player.closed", actorId: playerId, playerId, details, ip });
	await outbox.announce(tx, accountClosed, { playerId: idText(playerId), reason });
	await sendMailTo(parts, tx, person, ACCOUNT_CLOSED, pages.help);
	return true;
}
