import { type Id, idText } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import {
	DOCUMENT_MESSAGE,
	type DocumentAction,
	type DocumentStatus,
	documentDecided,
	type FieldReason,
	nextStatus,
	type PHONE_MESSAGE,
	TRIES,
	VERIFICATION_TOPIC,
} from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { type Finding, type InboxMessage, messageOf } from "../messages/inbox-messages.ts";
import { refuse } from "../refuse.ts";
import { changeDocument, type DocumentRow } from "./document-store.ts";

type Move = { action: DocumentAction; reasons?: readonly FieldReason[]; reason?: string };

/**
 * Moves a locked document to its next status: the row, the player's notification, and the caches of pages. Refuses with
 * DOCUMENT_STATE if the action is not allowed any more, because another decision was first.
 */
export async function moveDocument(
	deps: VerificationDeps,
	tx: Tx,
	row: DocumentRow,
	move: Move,
): Promise<DocumentStatus> {
	const { action, reasons = [], reason } = move;
	const status = nextStatus(action, row.status);
	if (!status) throw refuse("DOCUMENT_STATE", { status: row.status });
	const invalidCount = invalidCountAfter(action, row.invalid_count);
	await changeDocument(tx, row.player_id, {
		status,
		reasons,
		reason: reason ?? null,
		invalid_count: invalidCount,
		changed_at: deps.now(),
	});
	if (action !== "submit")
		await notifyPlayer(deps, tx, row, { status, reasons, reason, triesLeft: TRIES - invalidCount });
	notifyPages(deps, tx, row.player_id, DOCUMENT_MESSAGE);
	return status;
}

/**
 * The inbox message is posted in the transaction of the decision, so exactly once; the mail follows the event, like
 * other listeners.
 */
async function notifyPlayer(
	deps: VerificationDeps,
	tx: Tx,
	{ player_id }: DocumentRow,
	finding: Finding,
): Promise<void> {
	const { status, reasons, reason, triesLeft } = finding;
	const message = messageOf(finding);
	if (message) await post(deps, tx, player_id, message);
	await deps.outbox.announce(tx, documentDecided, {
		playerId: idText(player_id),
		status,
		reasons: [...reasons],
		...(reason ? { reason } : {}),
		...(status === "INVALID" ? { triesLeft } : {}),
	});
}

function invalidCountAfter(action: DocumentAction, before: number): number {
	if (action === "reject") return before + 1;
	return action === "verify" || action === "requestAgain" ? 0 : before;
}

export const post = ({ notifications }: VerificationDeps, tx: Tx, playerId: Id, message: InboxMessage): Promise<void> =>
	notifications.postMessage(tx, playerId, message.template, message.fills, { link: message.link });

/** The player's open pages read the status again at once. */
export const notifyPages = (
	{ statusCache, stream }: VerificationDeps,
	tx: Tx,
	playerId: Id,
	kind: typeof DOCUMENT_MESSAGE | typeof PHONE_MESSAGE,
): void =>
	onceCommitted(tx, () => {
		statusCache.invalidate(playerId);
		stream.publish(`${VERIFICATION_TOPIC}:${playerId}`, kind, {});
	});
