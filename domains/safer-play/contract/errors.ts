import { Integer, Literal, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const Moment = OneOf([Integer(), Null()]);
const until = Struct({ untilMs: Moment });
const exclusion = Struct({ untilMs: Moment, isCarried: Optional(Literal(true)) });

/** Why no money is taken to play or to be paid in: for every call that takes it. Nothing was taken. SAFE-01 */
export const stakeRefusals = defineErrors({
	/**
	 * One of the player's limits, or of the law's: which, how much of it is left, and when there is room for what was
	 * asked; null where nobody knows. Of time, `remainingMinor` is 0.
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
	/** The player has excluded himself, was excluded, or is excluded elsewhere (`isCarried`). */
	EXCLUDED: { status: 403, text: "saferPlay.errors.excluded", details: exclusion },
	/** The player has taken a break. */
	TIMED_OUT: { status: 403, text: "saferPlay.errors.timedOut", details: until },
	/** Play waits until the player has read how long it has been and has answered. */
	REALITY_CHECK_DUE: { status: 409, text: "saferPlay.errors.realityCheckDue" },
});

export const { LIMIT_REACHED, EXCLUDED, TIMED_OUT, REALITY_CHECK_DUE } = stakeRefusals;

/** Of these a deposit may meet. */
export const depositRefusals = { LIMIT_REACHED, EXCLUDED, TIMED_OUT };

export const saferPlayErrors = defineErrors({
	...stakeRefusals,
	/** Below the least limit there is, above the law's, or no number of whole minutes. `most` is null where nothing is. */
	LIMIT_OUT_OF_RANGE: {
		status: 422,
		text: "saferPlay.errors.limitOutOfRange",
		details: Struct({ least: Integer(), most: OneOf([Integer(), Null()]) }),
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
		details: Struct({ mostMs: Integer() }),
	},
	/** A break that is longer already stands. It stays as it is. */
	LONGER_BREAK_STANDS: { status: 409, text: "saferPlay.errors.longerBreakStands", details: until },
	PLAYER_NOT_FOUND: { status: 404, text: "saferPlay.errors.playerNotFound" },
	/** There is no exclusion to end. */
	NO_EXCLUSION: { status: 409, text: "saferPlay.errors.noExclusion" },
	/** Its time is not over, or it is permanent. */
	EXCLUSION_NOT_OVER: { status: 409, text: "saferPlay.errors.exclusionNotOver", details: until },
});
