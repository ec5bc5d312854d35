import { defineCall, Integer, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { GameId } from "./schemas.ts";

const AmountMinor = Integer({ minimum: 0 });

/** The last wins of all players in a currency, and everything that was staked and won there in the last hour. */
export const LastWins = Struct({
	currency: Text(),
	/** Newest first, whatever their size. */
	wins: ListOf(
		Struct({
			gameId: GameId,
			title: Text(),
			winner: Text({ description: "The masked nickname; empty for a player without one." }),
			stakeMinor: AmountMinor,
			winMinor: AmountMinor,
			atMs: Integer(),
		}),
	),
	/** Both are 0 where fewer than five players have played. */
	stakedMinor: AmountMinor,
	wonMinor: AmountMinor,
});
export type LastWins = Static<typeof LastWins>;

export const listLastWins = defineCall({
	name: "listLastWins",
	method: "GET",
	path: "/api/v1/play/last-wins",
	who: "anyone",
	level: "visitor",
	summary: "The last wins of all players in a currency, by time, with all that was staked and won in the last hour.",
	query: Struct({ currency: Text({ pattern: "^[A-Za-z]{3,5}$" }) }),
	reply: LastWins,
	errors: {},
});
