import { accountErrors, CHANGES_PLAYERS, READS_PLAYERS } from "@baize/identity/contract";
import {
	Decimal,
	defineCall,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { loyaltyErrors } from "./errors.ts";
import { EntryView, IdText, RequestId } from "./schemas.ts";

const { NOT_ENOUGH_POINTS, IDEMPOTENCY_CONFLICT } = loyaltyErrors;
const { PLAYER_UNKNOWN } = accountErrors;
const onePlayer = Struct({ player: IdText });

/** The most that one adjustment moves. */
export const MAX_ADJUSTMENT_POINTS = 100_000;

export const PlayerPoints = Struct({
	playerId: IdText,
	currency: Text(),
	availablePoints: Decimal(),
	tierPoints: Decimal(),
	tierName: Text(),
	excluded: Flag(),
	/** The newest ones. */
	entries: ListOf(Struct({ ...EntryView.properties, reason: OneOf([Text(), Null()]) })),
});
export type PlayerPoints = Static<typeof PlayerPoints>;

export const readPlayerPoints = defineCall({
	name: "readPlayerPoints",
	method: "GET",
	path: "/api/v1/operator/players/:player/points",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "Reads a player's points, tier and newest entries.",
	audits: { action: "loyalty.viewed", player: "reply.playerId" },
	params: onePlayer,
	reply: PlayerPoints,
	errors: { PLAYER_UNKNOWN },
});

export const adjustPoints = defineCall({
	name: "adjustPoints",
	method: "POST",
	path: "/api/v1/operator/players/:player/points/adjustments",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Gives a player points, or takes some, for a reason that goes to the audit log. They count for no tier.",
	params: onePlayer,
	body: Struct({
		requestId: RequestId,
		/** Below zero: taken. Never more than the player has. */
		points: OneOf([
			Integer({ minimum: 1, maximum: MAX_ADJUSTMENT_POINTS }),
			Integer({ minimum: -MAX_ADJUSTMENT_POINTS, maximum: -1 }),
		]),
		reason: Reason,
	}),
	reply: PlayerPoints,
	errors: { PLAYER_UNKNOWN, NOT_ENOUGH_POINTS, IDEMPOTENCY_CONFLICT },
});
