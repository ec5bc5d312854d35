import { Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** Errors about copies of a player's data, and about closing the account. */
export const leavingErrors = defineErrors({
	EXPORT_UNKNOWN: { status: 404, text: "leaving.errors.exportUnknown" },
	EXPORT_NOT_READY: { status: 409, text: "leaving.errors.exportNotReady" },
	/** One export at a time: another is being made. */
	EXPORT_UNDER_WAY: { status: 409, text: "leaving.errors.exportUnderWay" },
	/** Money is left, and the player has not confirmed that it may remain. */
	BALANCE_LEFT: {
		status: 409,
		text: "leaving.errors.balanceLeft",
		details: Struct({ balances: ListOf(Struct({ currency: Text(), amountMinor: Integer() })) }),
	},
	/** Rounds wait for the player's decisions: they are finished first. */
	ROUNDS_OPEN: { status: 409, text: "leaving.errors.roundsOpen", details: Struct({ openRounds: Integer() }) },
	/** The account was closed already: the second of two concurrent closings. */
	ACCOUNT_CLOSED_ALREADY: { status: 409, text: "leaving.errors.accountClosedAlready" },
});
