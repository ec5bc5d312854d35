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
	VERIFICATION_TOPIC,
} from "../contract/index.ts";
import { changeDocument, type DocumentRow } from "./document-store.ts";
import type { House } from "./house.ts";
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
	await changeDocument(tx, row.player_id, {
		status,
		reasons,
		reason: reason ?? null,
		invalid_count: invalidCountAfter(action, row.invalid_count),
		changed_at: house.now(),
	});
	if (action !== "submit")
		await house.outbox.announce(tx, documentDecided, {
			playerId: idText(row.player_id),
			status,
			reasons: [...reasons],
			...(reason ? { reason } : {}),
		});
	tellPages(house, tx, row.player_id, DOCUMENT_MESSAGE);
	return status;
}

function invalidCountAfter(action: DocumentAction, before: number): number {
	if (action === "reject") return before + 1;
	return action === "verify" || action === "askAgain" ? 0 : before;
}

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
