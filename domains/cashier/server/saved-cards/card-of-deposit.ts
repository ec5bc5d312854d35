import { check } from "@baize/kernel/check";
import { type Id, readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { DepositRow, SavedCardRow } from "../tables.ts";
import { readCard } from "./card-store.ts";
import { isExpired } from "./expiry.ts";
import { refuseCard } from "./remove-card.ts";

/** The card that a new deposit is to be paid with. */
export async function requireCard(
	{ clock }: CashierDeps,
	reader: Reader,
	playerId: Id,
	cardId: string,
): Promise<SavedCardRow> {
	const card = await readCard(reader, playerId, readId(cardId) ?? 0n);
	if (!card || card.removed_at) throw refuseCard("SAVED_CARD_UNKNOWN");
	if (isExpired(card.expires, clock.nowMs())) throw refuseCard("SAVED_CARD_EXPIRED");
	return card;
}

/** What the provider is asked to do about the card. */
export async function cardTermsOf(
	{ database, cardSealer }: CashierDeps,
	row: DepositRow,
): Promise<{ keepsCard?: true; keptToken?: string }> {
	if (row.keeps_card) return { keepsCard: true };
	if (row.saved_card_id === null) return {};
	const card = await readCard(database.reader, row.player_id, row.saved_card_id);
	check(card, "the card of a deposit in progress was removed");
	return { keptToken: cardSealer.openText(card.sealed, card.id) };
}
