import { type Id, idText } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import {
	DOCUMENT_MESSAGE,
	type DocumentAction,
	type DocumentStatus,
	documentDecided,
	nextStatus,
	type PHONE_MESSAGE,
	type Reason,
	TRIES,
	VERIFICATION_TOPIC,
} from "../contract/index.ts";
import { changeDocument, type DocumentRow } from "./document-store.ts";
import type { House } from "./house.ts";
import { type Finding, type InboxMessage, messageOf } from "./inbox-messages.ts";
import { refuse } from "./refuse.ts";

type Move = { action: DocumentAction; reasons?: readonly Reason[]; reason?: string };

/**
 * Brings a locked document to its next status: the row, what the player is told, and what pages remember. Refuses with
 * DOCUMENT_STATE where the action is not allowed any more, because somebody else was first.
 */
export async function moveDocument(house: House, tx: Tx, row: DocumentRow, move: Move): Promise<DocumentStatus> {
	const { action, reasons = [], reason } = move;
	const status = nextStatus(action, row.status);
	if (!status) throw refuse("DOCUMENT_STATE", { status: row.status });
	const invalidCount = invalidCountAfter(action, row.invalid_count);
	await changeDocument(tx, row.player_id, {
		status,
		reasons,
		reason: reason ?? null,
		invalid_count: invalidCount,
		changed_at: house.now(),
	});
	if (action !== "submit")
		await tellPlayer(house, tx, row, { status, reasons, reason, triesLeft: TRIES - invalidCount });
	tellPages(house, tx, row.player_id, DOCUMENT_MESSAGE);
	return status;
}

/** The inbox has it with the decision itself, so exactly once; the mail follows the event, as do other listeners. */
async function tellPlayer(house: House, tx: Tx, { player_id }: DocumentRow, finding: Finding): Promise<void> {
	const { status, reasons, reason, triesLeft } = finding;
	const message = messageOf(finding);
	if (message) await post(house, tx, player_id, message);
	await house.outbox.announce(tx, documentDecided, {
		playerId: idText(player_id),
		status,
		reasons: [...reasons],
		...(reason ? { reason } : {}),
		...(status === "INVALID" ? { triesLeft } : {}),
	});
}

function invalidCountAfter(action: DocumentAction, before: number): number {
	if (action === "reject") return before + 1;
	return action === "verify" || action === "askAgain" ? 0 : before;
}

export const post = ({ notifications }: House, tx: Tx, playerId: Id, message: InboxMessage): Promise<void> =>
	notifications.postMessage(tx, playerId, message.template, message.fills, { link: message.link });

/** The player's open pages ask again at once, and find what is true now. */
export const tellPages = (
	{ memory, stream }: House,
	tx: Tx,
	playerId: Id,
	kind: typeof DOCUMENT_MESSAGE | typeof PHONE_MESSAGE,
): void =>
	onceCommitted(tx, () => {
		memory.changed(playerId);
		stream.publish(`${VERIFICATION_TOPIC}:${playerId}`, kind, {});
	});
