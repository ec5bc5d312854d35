import { defineCall, Flag, Integer, ListOf, Struct, Text, Unknown } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { Session, stakingRefusals } from "./call-parts.ts";
import { playErrors } from "./errors.ts";
import { GameId, IdText } from "./schemas.ts";
import { TableNumber, TableStakeAnswer, TableStakeView, TableView } from "./table-schemas.ts";

const { GAME_NOT_FOUND, BET_NOT_ALLOWED, BET_NOT_OFFERED, STAKE_NOT_OFFERED, BETTING_CLOSED, SEAT_TAKEN } = playErrors;
const { STAKE_NOT_FOUND, CASH_OUT_EARLY, CASH_OUT_LATE, CASH_OUT_NOT_OFFERED, TABLE_ROUND_VOID } = playErrors;

export const readTable = defineCall({
	name: "readTable",
	method: "GET",
	path: "/api/v1/play/tables/:gameId",
	who: "anyone",
	level: "visitor",
	summary:
		"The round of a table that many players share, who is in it, the last results, and the chain they come from.",
	params: Struct({ gameId: GameId }),
	reply: TableView,
	errors: { GAME_NOT_FOUND },
	pollMs: 10 * SECOND_MS,
});

export const placeTableStake = defineCall({
	name: "placeTableStake",
	method: "POST",
	path: "/api/v1/play/:session/table-stakes",
	who: "player",
	level: "session",
	limit: "round",
	summary: "Takes a stake in a round of a table while bets are taken. The same stakeId answers the same stake.",
	params: Session,
	body: Struct({
		gameId: GameId,
		number: TableNumber,
		seat: Integer({ minimum: 1, maximum: 4, description: "Which of the player's bets in the round it is." }),
		stakeId: IdText,
		bet: Unknown(),
		isNameHidden: Flag({ description: "Whether others see no name beside it." }),
	}),
	reply: TableStakeAnswer,
	errors: { ...stakingRefusals, BET_NOT_ALLOWED, BET_NOT_OFFERED, STAKE_NOT_OFFERED, BETTING_CLOSED, SEAT_TAKEN },
});

export const cashOutTableStake = defineCall({
	name: "cashOutTableStake",
	method: "POST",
	path: "/api/v1/play/:session/table-stakes/:stakeId/cash-out",
	who: "player",
	level: "session",
	limit: "round",
	summary:
		"Leaves a running round at the multiplier of the moment in which this is received. Asked again, it answers the same.",
	params: Struct({ session: Text(), stakeId: IdText }),
	reply: TableStakeAnswer,
	errors: { STAKE_NOT_FOUND, CASH_OUT_EARLY, CASH_OUT_LATE, CASH_OUT_NOT_OFFERED, TABLE_ROUND_VOID },
});

export const listTableStakes = defineCall({
	name: "listTableStakes",
	method: "GET",
	path: "/api/v1/play/:session/tables/:gameId/rounds/:number/stakes",
	who: "player",
	level: "session",
	summary: "The player's own stakes in a round of a table.",
	params: Struct({ session: Text(), gameId: GameId, number: Text({ pattern: "^[1-9][0-9]{0,14}$" }) }),
	reply: Struct({ stakes: ListOf(TableStakeView) }),
	errors: { GAME_NOT_FOUND },
});

/** The public topic of the tables that many players share. */
export const TABLES_TOPIC = "tables";

/** Its kinds: a round of a table has entered another phase (`TableRoundView`); who is in it has changed (`TableSeats`). */
export const TABLE_ROUND = "round";
export const TABLE_SEATS = "seats";
