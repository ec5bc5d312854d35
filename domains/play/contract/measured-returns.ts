import { defineCall, Integer, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { playErrors } from "./errors.ts";
import { GameId } from "./schemas.ts";

const X1e6 = Integer({ minimum: 0 });

/** What rounds for money have returned, in millionths, and between what so many rounds are to be expected to return. */
const MeasuredRounds = Struct({
	rounds: Integer({ minimum: 0 }),
	/** Null without a stake. */
	returnX1e6: OneOf([X1e6, Null()]),
	/** Four standard errors around the exact return; null where what is chosen decides how far payouts are spread. */
	band: OneOf([Struct({ lowX1e6: X1e6, highX1e6: X1e6 }), Null()]),
});
export type MeasuredRounds = Static<typeof MeasuredRounds>;

export const readMeasuredReturn = defineCall({
	name: "readMeasuredReturn",
	method: "GET",
	path: "/api/v1/play/games/:game/measured-return",
	who: "anyone",
	level: "visitor",
	summary:
		"What all rounds of a title have returned so far, in the player's currency or that of practice, and what the player's own last ones have.",
	params: Struct({ game: GameId }),
	reply: Struct({
		currency: Text(),
		all: MeasuredRounds,
		/** Among the last thousand movements of the player's money; null for a visitor. */
		own: OneOf([MeasuredRounds, Null()]),
	}),
	errors: { GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND },
});
export type MeasuredAnswer = Static<(typeof readMeasuredReturn)["reply"]>;
