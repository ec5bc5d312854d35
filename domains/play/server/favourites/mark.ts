import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { favouriteErrors, MAX_FAVOURITES } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import { deleteFavourite, insertFavourite, readFavourites } from "./store.ts";

const refuse = refuser(favouriteErrors);
type Ports = Pick<PlayPorts, "database" | "catalogue" | "clock">;

/** Marks games: one alone, or those that a visitor marked before they signed in. What is marked already stays. */
export async function markFavourites(
	{ database, catalogue, clock }: Ports,
	playerId: Id,
	gameIds: readonly string[],
): Promise<{ gameIds: string[] }> {
	if (!gameIds.every((gameId) => catalogue.game(gameId, DEFAULT_LOCALE))) throw refuse("GAME_NOT_FOUND");
	const known = await readFavourites(database.reader, playerId);
	const added = gameIds.filter((gameId) => !known.includes(gameId));
	if (known.length + added.length > MAX_FAVOURITES) throw refuse("TOO_MANY_FAVOURITES", { max: MAX_FAVOURITES });
	for (const gameId of added) await insertFavourite(database.reader, playerId, gameId, clock.nowMs());
	return { gameIds: await readFavourites(database.reader, playerId) };
}

export async function unmarkFavourite(
	{ database }: Pick<Ports, "database">,
	playerId: Id,
	gameId: string,
): Promise<{ gameIds: string[] }> {
	await deleteFavourite(database.reader, playerId, gameId);
	return { gameIds: await readFavourites(database.reader, playerId) };
}
