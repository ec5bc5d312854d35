import { defineCall, EnumOf, Integer, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { Why } from "@baize/kernel/why";
import { FUNDS } from "@baize/ledger/contract";

export const explainedFundSchema = Struct({
	fund: EnumOf(FUNDS),
	amountMinor: Integer(),
	whys: ListOf(Why, { description: "Empty for cash that can be withdrawn." }),
});
export type ExplainedFundView = Static<typeof explainedFundSchema>;

export const readFundWhys = defineCall({
	name: "readFundWhys",
	method: "GET",
	path: "/api/v1/wallet/:session/funds",
	who: "player",
	level: "session",
	cost: 3,
	summary: "Each fund that has money in it, and why it cannot be withdrawn now.",
	params: Struct({ session: Text() }),
	reply: Struct({ currency: Text(), funds: ListOf(explainedFundSchema) }),
	errors: {},
	pollMs: 30 * SECOND_MS,
	unknownProperties: "refuse",
});
