import { defineCall, Flag, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { Amount, WithdrawalMethodText } from "../schemas.ts";
import { Impediment, PayoutTimes } from "./schemas.ts";

export const Preflight = Struct({
	/** False if the request would be refused. */
	canRequest: Flag(),
	impediments: ListOf(Impediment),
	/** How long it would take from the end of its hold; absent while no method is chosen. */
	times: Optional(PayoutTimes),
});
export type PreflightView = Static<typeof Preflight>;

/** A POST, because an account number belongs in no address. */
export const checkWithdrawal = defineCall({
	name: "checkWithdrawal",
	method: "POST",
	path: "/api/v1/cashier/:session/withdrawals/check",
	who: "player",
	level: "session",
	limit: "payment",
	summary:
		"Everything that would hold a withdrawal up, at once, each with its way out. The request is judged by the same rule; nothing moves here.",
	params: Struct({ session: Text() }),
	body: Struct({
		method: Optional(WithdrawalMethodText),
		amountMinor: Optional(Amount),
		destination: Optional(Text({ minLength: 4, maxLength: 64 })),
	}),
	reply: Preflight,
	errors: {},
});
