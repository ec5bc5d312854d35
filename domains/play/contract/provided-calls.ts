import { defineCall, EnumOf, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { stakeRefusals } from "@baize/safer-play/contract";
import { launchRefusals, playErrors } from "./errors.ts";
import { GameId, IdText } from "./schemas.ts";

// Games of other makers, which are played in a frame of our page and with the wallet through the PAM API.

export const readProvidedGame = defineCall({
	name: "readProvidedGame",
	method: "GET",
	path: "/api/v1/play/provided-games/:gameId",
	who: "anyone",
	level: "visitor",
	summary: "Who makes a game, and on which origins its pages are.",
	params: Struct({ gameId: GameId }),
	reply: Struct({ maker: Text(), origins: ListOf(Text()) }),
	errors: { GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND },
});

export const launchProvidedGame = defineCall({
	name: "launchProvidedGame",
	method: "POST",
	path: "/api/v1/play/:session/provided-games",
	who: "player",
	level: "session",
	summary: "Begins a session of a game of another maker, for money; answers the address of its page.",
	params: Struct({ session: Text() }),
	body: Struct({ gameId: GameId }),
	reply: Struct({ url: Text() }),
	errors: { ...launchRefusals, ...stakeRefusals },
});

/** A bet in a game of another maker, with what it has won so far. */
export const ProvidedRound = Struct({
	betId: IdText,
	atMs: Integer(),
	title: Text(),
	provider: Text(),
	/** The provider's name of the round, by which it answers questions. */
	round: OneOf([Text(), Null()]),
	state: EnumOf(["open", "settled", "cancelled"]),
	stakeMinor: Integer(),
	winMinor: Integer(),
});
export type ProvidedRound = Static<typeof ProvidedRound>;

export const listProvidedRounds = defineCall({
	name: "listProvidedRounds",
	method: "GET",
	path: "/api/v1/play/:session/provided-rounds",
	who: "player",
	level: "session",
	cost: 3,
	summary: "The player's latest bets in games of other makers, newest first.",
	params: Struct({ session: Text() }),
	reply: Struct({ rounds: ListOf(ProvidedRound) }),
	errors: {},
});

/** What a provider has moved, as the copy of a player's data has it. */
export type ProvidedMove = {
	id: string;
	type: string;
	state: string;
	provider: string;
	round: string | null;
	game: string | null;
	amountMinor: number;
	currency: string;
	at: string;
};
