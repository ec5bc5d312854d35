import {
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Literal,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { BREAK_KINDS } from "./breaks.ts";
import { LIMIT_KINDS, LIMIT_WINDOWS } from "./limits.ts";

export const IdText = Text({ pattern: ID_PATTERN });
const Maybe = OneOf([Integer(), Null()]);

/** An amount in minor units; for `time`, milliseconds. */
export const LimitAmount = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const LimitName = { kind: EnumOf(LIMIT_KINDS), window: EnumOf(LIMIT_WINDOWS) };

export const LimitRow = Struct({
	...LimitName,
	amount: OneOf([Integer(), Null()], { description: "The player's own; null for none." }),
	legalMax: OneOf([Integer(), Null()], {
		description: "The legal maximum; null for none. The lower of the two applies.",
	}),
	used: OneOf([Integer(), Null()], { description: "Of the window, as of now; null if no limit applies." }),
	emptyAtMs: OneOf([Integer(), Null()], { description: "When nothing that is used now counts any more." }),
	/** A raise (or with a null amount a removal), and when it may be confirmed. */
	pending: OneOf([Struct({ amount: Maybe, fromMs: Integer() }), Null()]),
});
export type LimitRow = Static<typeof LimitRow>;

/** A change: `what` says which of the shapes it is. Amounts as in the limits; null is none. */
export const ChangeRow = Struct({
	changeId: IdText,
	atMs: Integer(),
	by: EnumOf(["player", "operator", "system"]),
	what: EnumOf(["limit", "raiseAsked", "raiseDropped", "realityCheck", "break", "breakEnded"]),
	limit: Optional(Struct({ ...LimitName, before: Maybe, after: Maybe })),
	realityCheckMs: Optional(Integer()),
	break: Optional(Struct({ kind: EnumOf(BREAK_KINDS), untilMs: Maybe })),
});
export type ChangeRow = Static<typeof ChangeRow>;

export const RestrictionView = OneOf([
	Struct({
		kind: EnumOf(["EXCLUDED", "TIMED_OUT"]),
		untilMs: Maybe,
		/** It was found on another account or in a register of self-exclusions. */
		isCarried: Optional(Literal(true)),
	}),
	Null(),
]);

/** Whether money may be staked: a break or an exclusion, and what else stops play at this place and for this player. */
export const PlayStatus = Struct({
	restriction: RestrictionView,
	block: OneOf([EnumOf(["place", "document", "terms"]), Null()]),
});
export type PlayStatus = Static<typeof PlayStatus>;

export const Organisation = Struct({ name: Text(), phone: Optional(Text()), url: Text() });

/** Everything that a player's pages of safer play show. */
export const SaferPlayState = Struct({
	currency: Text(),
	zone: Text({ description: "The time zone of the months." }),
	nowMs: Integer(),
	limits: ListOf(LimitRow),
	realityCheckMs: Integer(),
	maxRealityCheckMs: Integer(),
	restriction: RestrictionView,
	history: ListOf(ChangeRow),
	organisations: ListOf(Organisation),
	offersLimits: Flag({ description: "Whether the player is still to be offered a limit before the first deposit." }),
});
export type SaferPlayState = Static<typeof SaferPlayState>;

/** Time and money of the current play; `startedAtMs` is null between plays. */
export const PlayClock = Struct({
	startedAtMs: Maybe,
	/** The last stake, to the minute: after a pause of more than 15 minutes play is over. */
	lastStakeAtMs: Maybe,
	netMinor: Integer({ description: "What came back less what was staked; a bet counts as lost until it is settled." }),
	currency: Text(),
	/** When play waits for an answer. */
	realityCheckAtMs: Maybe,
	realityCheckMs: Integer(),
	restriction: RestrictionView,
});
export type PlayClock = Static<typeof PlayClock>;
