import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { formatMoney, toWire } from "@baize/kernel/money";
import { withNotMe } from "@baize/notifications/server";
import { pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { CASHIER_TOPIC, TRANSFER_MESSAGE, type TransferChanged } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { TransferRow } from "../tables.ts";
import { inboxTemplate, mailTemplate, messagesAbout, type TransferTextName } from "./messages.ts";
import { readTransferIn } from "./store.ts";

/** Open pages of both sides at once, then their inboxes and mails. */
export async function notifyPlayers(deps: CashierDeps, tx: Tx, change: TransferChanged): Promise<void> {
	const { transferId, state } = change;
	const [senderId, receiverId] = [readId(change.senderId)!, readId(change.receiverId)!];
	for (const playerId of [senderId, receiverId])
		deps.stream.publish(`${CASHIER_TOPIC}:${playerId}`, TRANSFER_MESSAGE, { transferId, state });
	const row = await readTransferIn(tx, { bucket: bucketOf(senderId), id: readId(transferId)! });
	if (!row) return;
	const { sender, receiver } = messagesAbout(change);
	const reason = asSentence(change.reason ?? "");
	if (sender) await notify(deps, tx, row, { playerId: senderId, name: row.receiver_label, text: sender, reason });
	if (receiver) await notify(deps, tx, row, { playerId: receiverId, name: row.sender_label, text: receiver, reason });
}

type Message = { playerId: Id; name: string; text: TransferTextName; reason: string };

async function notify(
	deps: CashierDeps,
	tx: Tx,
	row: TransferRow,
	{ playerId, name, text, reason }: Message,
): Promise<void> {
	const id = idText(row.id);
	const amount = { amountMinor: toWire(row.amount), currency: row.currency };
	const fills = { amount, name, id, ...(text === "stopped" ? { reason } : {}) };
	await deps.notifications.postMessage(tx, playerId, inboxTemplate(text), fills, { link: pages.playerTransfer });
	const player = await deps.players.readPlayer(tx, playerId);
	if (!player) return;
	const { email: to, language: locale } = player;
	const values = {
		amount: formatMoney(row.amount, row.currency, locale),
		name,
		id,
		reason,
		link: deps.publicUrl + pathIn(locale, pages.playerTransfer),
	};
	const template = mailTemplate(text);
	if (text !== "sent") return deps.notifications.sendMail(tx, { to, template, locale, values });
	// The owner of the account can report that it was another person; the transfer is then not handed out.
	const notMe = await deps.notMeLink(tx, { playerId, email: to, locale, notice: "withdrawalRequested" });
	await deps.notifications.sendMail(tx, { to, template: withNotMe(template), locale, values: { ...values, notMe } });
}

/** An operator's text stands in the middle of another text, so it must end like a sentence. */
const asSentence = (text: string): string => (text === "" || /[.!?؟]$/.test(text) ? text : `${text}.`);
