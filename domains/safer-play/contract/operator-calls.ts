import {
	defineCall,
	describesPlayer,
	EnumOf,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	personalData,
	Reason,
	type Role,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { BREAK_KINDS, BREAK_SOURCES, EXCLUSION_TERMS } from "./breaks.ts";
import { saferPlayErrors } from "./errors.ts";
import { IdText, SaferPlayState } from "./schemas.ts";

const { PLAYER_NOT_FOUND, LONGER_BREAK_STANDS, NO_EXCLUSION, EXCLUSION_NOT_OVER } = saferPlayErrors;

/** Operators who look after players. */
export const SAFER_PLAY_ROLE: Role = "players";

const Maybe = OneOf([Integer(), Null()]);
const OnePlayer = Struct({ player: IdText });

export const BreakView = Struct({
	breakId: IdText,
	kind: EnumOf(BREAK_KINDS),
	fromMs: Integer(),
	untilMs: Maybe,
	by: EnumOf(["player", "operator", "system"]),
	source: Optional(EnumOf(BREAK_SOURCES)),
	reason: Optional(Text()),
	/** For an exclusion that an operator has ended: when play opens. */
	endsAtMs: Maybe,
});

/** One player as shown to an operator. */
export const GuardedPlayer = Struct(
	{
		id: IdText,
		name: Text(),
		email: Text(personalData("email")),
		state: SaferPlayState,
		breaks: ListOf(BreakView),
	},
	describesPlayer("id"),
);
export type GuardedPlayer = Static<typeof GuardedPlayer>;

export const listGuardedPlayers = defineCall({
	name: "listGuardedPlayers",
	method: "GET",
	path: "/api/v1/operator/safer-play",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: SAFER_PLAY_ROLE,
	summary: "Players with limits or breaks, the latest change first; `find` is an e-mail or a player's id.",
	audits: { action: "saferPlay.searched", query: ["find"] },
	query: Struct({
		find: Optional(Text({ maxLength: 254 })),
		...pageQuery,
	}),
	reply: Struct({
		items: ListOf(
			Struct(
				{
					id: IdText,
					name: Text(),
					email: Text(personalData("email")),
					restriction: OneOf([Text(), Null()]),
					untilMs: Maybe,
					limits: Integer(),
					changedAtMs: Maybe,
				},
				describesPlayer("id"),
			),
		),
		...pageReply,
	}),
	errors: {},
});

export const readGuardedPlayer = defineCall({
	name: "readGuardedPlayer",
	method: "GET",
	path: "/api/v1/operator/safer-play/:player",
	who: "operator",
	level: "twoFactors",
	role: SAFER_PLAY_ROLE,
	summary: "One player's limits, breaks and history.",
	audits: { action: "saferPlay.viewed", player: "reply.id" },
	params: OnePlayer,
	reply: GuardedPlayer,
	errors: { PLAYER_NOT_FOUND },
});

export const imposeBreak = defineCall({
	name: "imposeBreak",
	method: "POST",
	path: "/api/v1/operator/safer-play/:player/breaks",
	who: "operator",
	level: "recentTwoFactors",
	role: SAFER_PLAY_ROLE,
	summary:
		"Imposes a time-out (with `days`) or an exclusion (with `term`) from now on, for a reason that goes to the audit log.",
	params: OnePlayer,
	body: OneOf([
		Struct({ kind: EnumOf(["timeOut"]), days: Integer({ minimum: 1, maximum: 30 }), reason: Reason }),
		Struct({ kind: EnumOf(["exclusion"]), term: EnumOf(EXCLUSION_TERMS), reason: Reason }),
	]),
	reply: GuardedPlayer,
	errors: { PLAYER_NOT_FOUND, LONGER_BREAK_STANDS },
});

export const endExclusion = defineCall({
	name: "endExclusion",
	method: "POST",
	path: "/api/v1/operator/safer-play/:player/exclusion/end",
	who: "operator",
	level: "recentTwoFactors",
	role: SAFER_PLAY_ROLE,
	summary: "Ends an exclusion whose time is over, at the player's request; play is open a day later.",
	params: OnePlayer,
	body: Struct({ reason: Reason }),
	reply: GuardedPlayer,
	errors: { PLAYER_NOT_FOUND, NO_EXCLUSION, EXCLUSION_NOT_OVER },
});
