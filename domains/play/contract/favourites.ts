import { defineCall, Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { GameId } from "./schemas.ts";

// In their own file, so that the cards of games do not import the schemas of rounds.

export const MAX_FAVOURITES = 200;

const OWN = { who: "player", level: "session" } as const;
const Favourites = Struct({ gameIds: ListOf(GameId) });

/** Their texts are with the cards of games, which do not load those of the games themselves. */
export const favouriteErrors = defineErrors({
	GAME_NOT_FOUND: { status: 404, text: "ownGames.errors.gameNotFound" },
	TOO_MANY_FAVOURITES: {
		status: 422,
		text: "ownGames.errors.tooManyFavourites",
		details: Struct({ max: Integer() }),
	},
});

export const listFavourites = defineCall({
	...OWN,
	name: "listFavourites",
	method: "GET",
	path: "/api/v1/play/:session/favourites",
	summary: "The games that the player has marked, the last marked first.",
	params: Struct({ session: Text() }),
	reply: Favourites,
	errors: {},
});

export const addFavourite = defineCall({
	...OWN,
	name: "addFavourite",
	method: "PUT",
	path: "/api/v1/play/:session/favourites/:gameId",
	summary: "Marks a game. One that is marked already stays.",
	params: Struct({ session: Text(), gameId: GameId }),
	reply: Favourites,
	errors: favouriteErrors,
});

export const removeFavourite = defineCall({
	...OWN,
	name: "removeFavourite",
	method: "DELETE",
	path: "/api/v1/play/:session/favourites/:gameId",
	summary: "Removes the mark of a game; nothing happens where there is none.",
	params: Struct({ session: Text(), gameId: GameId }),
	reply: Favourites,
	errors: {},
});
