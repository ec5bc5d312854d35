import type { Entry } from "@baize/general-ledger/contract";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";

type Adjusted = { id: Id; currency: string; amountMinor: Minor };

/** What a player is given, the operator owes the player, at the operator's cost; what is taken is the same the other way. */
export const adjustmentEntry = ({ id, currency, amountMinor }: Adjusted): Entry => ({
	id,
	cause: "adjustment",
	reference: idText(id),
	lines: [
		{ account: "adjustments", currency, amountMinor },
		{ account: "playersExternal", currency, amountMinor: -amountMinor },
	],
});
