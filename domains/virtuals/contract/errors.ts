import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

export const virtualsErrors = defineErrors({
	RACE_UNKNOWN: { status: 404, text: "virtuals.errors.raceUnknown" },
	/** A race's progress is not available while bets on it are taken, or before it is drawn. */
	RACE_NOT_DRAWN: {
		status: 409,
		text: "virtuals.errors.raceNotDrawn",
		details: Struct({ closesAtMs: Integer() }),
	},
});
