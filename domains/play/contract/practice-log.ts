import { defineCall, Integer, ListOf, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { AmountMinor, GameId, IdText } from "./schemas.ts";

/** A practice round in the list. It moved no money. */
export const PracticeRoundRow = Struct({
	roundId: IdText,
	gameId: GameId,
	title: Text(),
	atMs: Integer(),
	stakeMinor: AmountMinor,
	winMinor: AmountMinor,
	currency: Text(),
});
export type PracticeRoundRow = Static<typeof PracticeRoundRow>;

export const listPracticeRounds = defineCall({
	name: "listPracticeRounds",
	method: "GET",
	path: "/api/v1/play/:session/practice-rounds",
	who: "player",
	level: "session",
	summary: "The player's practice rounds of the last 30 days, newest first, as far as they were logged.",
	params: Struct({ session: Text() }),
	query: Struct({
		before: Optional(Text({ pattern: ID_PATTERN })),
		limit: Optional(Integer({ minimum: 1, maximum: 50 })),
	}),
	/** `before` requests the next page; null on the last. */
	reply: Struct({ rounds: ListOf(PracticeRoundRow), before: OneOf([Text(), Null()]) }),
	errors: {},
});
