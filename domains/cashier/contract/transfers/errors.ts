import { EnumOf, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { TRANSFER_STANDINGS } from "./states.ts";

/** What a request may cause around transfers to other players, beside the refusals of the whole cashier. */
export const transferErrors = defineErrors({
	TRANSFERS_NOT_OFFERED: { status: 403, text: "transfers.errors.notOffered" },
	/**
	 * The one answer for all that is about the receiver: no such player, the sender themselves or another account of
	 * theirs, another currency, a break or an exclusion. It does not reveal whether there is an account.
	 */
	TRANSFER_RECEIVER: { status: 422, text: "transfers.errors.receiver" },
	/** Of the last 24 hours: the sum, the number of transfers, or of those that named a player who receives none. */
	TRANSFER_DAY_LIMIT: {
		status: 409,
		text: "transfers.errors.dayLimit",
		details: Struct({ limit: EnumOf(["sum", "count", "receivers"] as const), leftMinor: Integer(), currency: Text() }),
	},
	/** Money that came from a card goes back to it, and not to another player: how much of the balance may be sent. */
	TRANSFER_SOURCE: {
		status: 409,
		text: "transfers.errors.source",
		details: Struct({ sendableMinor: Integer(), currency: Text() }),
	},
	TRANSFER_NOT_FOUND: { status: 404, text: "transfers.errors.notFound" },
	/** Its present state, given in the details, does not allow this. */
	TRANSFER_STATE: {
		status: 409,
		text: "transfers.errors.state",
		details: Struct({ state: EnumOf(TRANSFER_STANDINGS) }),
	},
	/** It can be taken later; without a time while an operator looks at it. */
	TRANSFER_HELD: {
		status: 409,
		text: "transfers.errors.held",
		details: Struct({ untilMs: Optional(Integer()) }),
	},
});
