import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { defineJob, type Handler, type Tx } from "@baize/platform-server";
import { type removeSavedCard, savedCardErrors } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { deleteRemoved, markRemoved, readCard, readCards } from "./card-store.ts";

export const refuseCard = refuser(savedCardErrors);

/** Has a provider forget a card, and removes its row; its payload is {player, card: ids as text}. */
export const FORGET_CARD_JOB = defineJob("cashier.forgetCard", "player");

export const removingSavedCard =
	(deps: CashierDeps): Handler<typeof removeSavedCard> =>
	async ({ params }, { session: { playerId }, ip }) => {
		await deps.database.transaction(async (tx) => {
			if (!(await dropCard(deps, tx, playerId, readId(params.card) ?? 0n))) throw refuseCard("SAVED_CARD_UNKNOWN");
			await deps.audit.record(tx, { action: "savedCard.removed", actorId: playerId, playerId, ip });
		});
		return undefined;
	};

/** The card is not the player's any more with this transaction; the provider is notified by a job. */
export async function dropCard(deps: CashierDeps, tx: Tx, playerId: Id, id: Id): Promise<boolean> {
	if (!(await markRemoved(tx, playerId, id, deps.now()))) return false;
	await deps.outbox.enqueue(tx, FORGET_CARD_JOB, { player: idText(playerId), card: idText(id) });
	return true;
}

/** Of a closed account no card is kept. */
export async function dropCards(deps: CashierDeps, tx: Tx, playerId: Id): Promise<void> {
	for (const { id } of await readCards(tx, playerId)) await dropCard(deps, tx, playerId, id);
}

/** If the provider does not answer, the job fails and runs again: forgetting may be repeated. */
export async function forgetCard(deps: CashierDeps, payload: Record<string, unknown>): Promise<void> {
	const { reader } = deps.database;
	const playerId = readId(String(payload.player));
	const id = readId(String(payload.card));
	if (playerId === null || id === null) return;
	const card = await readCard(reader, playerId, id);
	if (!card?.removed_at) return;
	// A provider that is not configured any more cannot be charged by its token either.
	await deps.providers.named(card.provider)?.forgetCard?.(deps.cardSealer.openText(card.sealed, id));
	await deleteRemoved(reader, card);
}
