import { defineCall, EnumOf, Integer, Null, OneOf, Struct, Text } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { EXCLUSION_TERMS } from "./breaks.ts";
import { saferPlayErrors } from "./errors.ts";
import { LimitAmount, LimitName, PlayClock, PlayStatus, SaferPlayState } from "./schemas.ts";

const { LIMIT_OUT_OF_RANGE, NO_PENDING_CHANGE, CHANGE_TOO_EARLY, REALITY_CHECK_OUT_OF_RANGE, LONGER_BREAK_STANDS } =
	saferPlayErrors;
const { EXCLUDED, TIMED_OUT } = saferPlayErrors;

const Session = Struct({ session: Text() });

export const readSaferPlay = defineCall({
	name: "readSaferPlay",
	method: "GET",
	path: "/api/v1/safer-play/:session",
	who: "player",
	level: "session",
	summary: "The player's limits, how much of them is used, what is pending, breaks, and the history of changes.",
	params: Session,
	reply: SaferPlayState,
	errors: {},
});

export const setLimit = defineCall({
	name: "setLimit",
	method: "PUT",
	path: "/api/v1/safer-play/:session/limits",
	who: "player",
	level: "session",
	summary:
		"Sets a limit: a lower one applies at once; a higher one or none is pending for 24 hours and must then be confirmed.",
	params: Session,
	body: Struct({ ...LimitName, amount: OneOf([LimitAmount, Null()]) }),
	reply: SaferPlayState,
	errors: { LIMIT_OUT_OF_RANGE, EXCLUDED, TIMED_OUT },
});

export const confirmLimit = defineCall({
	name: "confirmLimit",
	method: "POST",
	path: "/api/v1/safer-play/:session/limits/confirm",
	who: "player",
	level: "session",
	summary: "Confirms a raise whose 24 hours are over. `amount` is what the player confirms; null is no limit.",
	params: Session,
	body: Struct({ ...LimitName, amount: OneOf([LimitAmount, Null()]) }),
	reply: SaferPlayState,
	errors: { NO_PENDING_CHANGE, CHANGE_TOO_EARLY, LIMIT_OUT_OF_RANGE, EXCLUDED, TIMED_OUT },
});

export const dropLimitChange = defineCall({
	name: "dropLimitChange",
	method: "POST",
	path: "/api/v1/safer-play/:session/limits/drop",
	who: "player",
	level: "session",
	summary: "Drops a pending raise: the limit stays as it is.",
	params: Session,
	body: Struct(LimitName),
	reply: SaferPlayState,
	errors: { NO_PENDING_CHANGE },
});

export const setRealityCheck = defineCall({
	name: "setRealityCheck",
	method: "PUT",
	path: "/api/v1/safer-play/:session/reality-check",
	who: "player",
	level: "session",
	summary: "Chooses how often play is interrupted by the time and what it came to.",
	params: Session,
	body: Struct({ intervalMs: Integer() }),
	reply: SaferPlayState,
	errors: { REALITY_CHECK_OUT_OF_RANGE },
});

export const declineLimits = defineCall({
	name: "declineLimits",
	method: "POST",
	path: "/api/v1/safer-play/:session/limits/decline",
	who: "player",
	level: "session",
	summary: "The player was offered limits before the first deposit and wants none.",
	params: Session,
	body: Struct({}),
	reply: SaferPlayState,
	errors: {},
});

export const takeTimeOut = defineCall({
	name: "takeTimeOut",
	method: "POST",
	path: "/api/v1/safer-play/:session/time-out",
	who: "player",
	level: "session",
	summary: "No stakes and no deposits for some days, from now on. It cannot be taken back.",
	params: Session,
	body: Struct({ days: Integer({ minimum: 1, maximum: 30 }) }),
	reply: SaferPlayState,
	errors: { LONGER_BREAK_STANDS },
});

export const excludeMyself = defineCall({
	name: "excludeMyself",
	method: "POST",
	path: "/api/v1/safer-play/:session/exclusion",
	who: "player",
	level: "session",
	summary: "No stakes, no deposits and no marketing for a long time, from now on. It cannot be taken back.",
	params: Session,
	body: Struct({ term: EnumOf(EXCLUSION_TERMS) }),
	reply: SaferPlayState,
	errors: { LONGER_BREAK_STANDS },
});

/** Polled by pages with real-money play in view, and read again whenever the balance has moved. */
export const readPlayStatus = defineCall({
	name: "readPlayStatus",
	method: "GET",
	path: "/api/v1/safer-play/:session/status",
	who: "player",
	level: "session",
	summary: "What stops the player from staking money here and now: a break, an exclusion, the place or a document.",
	params: Session,
	reply: PlayStatus,
	errors: {},
	pollMs: 60 * SECOND_MS,
});

export const readPlayClock = defineCall({
	name: "readPlayClock",
	method: "GET",
	path: "/api/v1/safer-play/:session/clock",
	who: "player",
	level: "session",
	summary: "How long the present play has lasted and what it came to, and when it will be interrupted.",
	params: Session,
	reply: PlayClock,
	errors: {},
	pollMs: 30 * SECOND_MS,
});

export const answerRealityCheck = defineCall({
	name: "answerRealityCheck",
	method: "POST",
	path: "/api/v1/safer-play/:session/reality-check/answer",
	who: "player",
	level: "session",
	summary:
		"The player has read the time and what it came to. Play goes on, or ends; the next check is a whole interval away.",
	params: Session,
	body: Struct({ choice: EnumOf(["goOn", "stop"]) }),
	reply: PlayClock,
	errors: {},
});

/** The player's private stream topic and the kind of its only message: something of safer play has changed. */
export const SAFER_PLAY_TOPIC = "saferplay";
export const SAFER_PLAY_MESSAGE = "changed";
