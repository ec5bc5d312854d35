import { Integer, Literal, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const Moment = OneOf([Integer(), Null()]);
const until = Struct({ untilMs: Moment });
const exclusion = Struct({ untilMs: Moment, isCarried: Optional(Literal(true)) });

/** Why no stake or deposit is taken: for every call that takes one. Nothing was taken. SAFE-01 */
export const stakeRefusals = defineErrors({
	/**
	 * One of the player's limits or a legal limit: which, how much of it is left, and when there is enough headroom; null
	 * if unknown. For time, `remainingMinor` is 0.
	 */
	LIMIT_REACHED: {
		status: 409,
		text: "saferPlay.errors.limitReached",
		details: Struct({
			limit: Text(),
			window: Text(),
			remainingMinor: Integer(),
			resetsAtMs: Moment,
			currency: Text(),
		}),
	},
	/** The player is excluded: by their own choice, by an operator, or elsewhere (`isCarried`). */
	EXCLUDED: { status: 403, text: "saferPlay.errors.excluded", details: exclusion },
	/** The player has taken a break. */
	TIMED_OUT: { status: 403, text: "saferPlay.errors.timedOut", details: until },
	/** Play waits until the player has read the reality check and has answered it. */
	REALITY_CHECK_DUE: { status: 409, text: "saferPlay.errors.realityCheckDue" },
	/** The terms of the bonus that the player plays with take no stake so high, or none on this game (0). */
	BONUS_STAKE_CEILING: {
		status: 409,
		text: "saferPlay.errors.bonusStakeCeiling",
		details: Struct({ maxMinor: Integer(), currency: Text() }),
	},
});

export const { LIMIT_REACHED, EXCLUDED, TIMED_OUT, REALITY_CHECK_DUE } = stakeRefusals;

/** Those of them that a deposit may cause. */
export const depositRefusals = { LIMIT_REACHED, EXCLUDED, TIMED_OUT };

export const saferPlayErrors = defineErrors({
	...stakeRefusals,
	/**
	 * Below the lowest possible limit, above the legal one, or not a whole number of minutes. `max` is null if there is
	 * no maximum.
	 */
	LIMIT_OUT_OF_RANGE: {
		status: 422,
		text: "saferPlay.errors.limitOutOfRange",
		details: Struct({ min: Integer(), max: OneOf([Integer(), Null()]) }),
	},
	/** There is no raise to confirm or to drop: it was dropped, replaced or confirmed meanwhile. */
	NO_PENDING_CHANGE: { status: 409, text: "saferPlay.errors.noPendingChange" },
	CHANGE_TOO_EARLY: {
		status: 409,
		text: "saferPlay.errors.changeTooEarly",
		details: Struct({ fromMs: Integer() }),
	},
	REALITY_CHECK_OUT_OF_RANGE: {
		status: 422,
		text: "saferPlay.errors.realityCheckOutOfRange",
		details: Struct({ maxMs: Integer() }),
	},
	/** The player already has a longer break, which stays unchanged. */
	LONGER_BREAK_STANDS: { status: 409, text: "saferPlay.errors.longerBreakStands", details: until },
	PLAYER_NOT_FOUND: { status: 404, text: "saferPlay.errors.playerNotFound" },
	/** There is no exclusion to end. */
	NO_EXCLUSION: { status: 409, text: "saferPlay.errors.noExclusion" },
	/** Its time is not over, or it is permanent. */
	EXCLUSION_NOT_OVER: { status: 409, text: "saferPlay.errors.exclusionNotOver", details: until },
});
