import { type Id, idText } from "@baize/kernel/id";
import type { Handler, Reader } from "@baize/platform-server";
import type { CardClosed, listSavedCards, SavedCard } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { SavedCardRow } from "../tables.ts";
import { readCards } from "./card-store.ts";
import { isExpired } from "./expiry.ts";

export const listingSavedCards =
	(deps: CashierDeps): Handler<typeof listSavedCards> =>
	async (_input, { session }) => ({
		savedCards: await savedCardsOf(deps, deps.database.reader, session.playerId, session.currency),
	});

/** The player's cards, the one that was used last first. */
export async function savedCardsOf(
	deps: CashierDeps,
	reader: Reader,
	playerId: Id,
	currency: string,
): Promise<SavedCard[]> {
	const found = await readCards(reader, playerId);
	const country = (await deps.players.readPlayer(reader, playerId))?.country ?? "";
	const taking = deps.providers.routeOf({ kind: "deposit", method: "card", currency, country }, 0n);
	return found.map((row) => {
		const isTaken = taking.some((provider) => provider.name === row.provider && provider.capabilities().keepsCards);
		return cardView(row, isExpired(row.expires, deps.clock.nowMs()) ? "expired" : isTaken ? undefined : "unavailable");
	});
}

const cardView = (row: SavedCardRow, closed: CardClosed | undefined): SavedCard => ({
	cardId: idText(row.id),
	brand: row.brand,
	lastFour: row.last_four,
	expires: row.expires,
	savedAtMs: row.saved_at.getTime(),
	usedAtMs: row.used_at.getTime(),
	...(closed ? { closed } : {}),
});

/** Without what depends on the moment, for the copy of the player's data. */
export const exportSavedCards = async (deps: CashierDeps, playerId: Id): Promise<SavedCard[]> =>
	(await readCards(deps.database.reader, playerId)).map((row) => cardView(row, undefined));
