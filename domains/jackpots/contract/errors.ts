import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const jackpotsErrors = defineErrors({
	/** There is no such pot, or the game carries none. */
	JACKPOT_NOT_FOUND: { status: 404, text: "jackpots.errors.jackpotNotFound" },
});
