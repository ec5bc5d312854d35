import {
	defineCall,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";

/** A bet in a game of another maker that its provider has neither ended nor cancelled. */
const OpenProvidedBet = Struct({
	/** Ours; the provider knows the bet by `transaction`. */
	id: Text(),
	atMs: Integer(),
	playerId: Text(),
	title: Text(),
	provider: Text(),
	transaction: Text(),
	/** The provider's name of the round. */
	round: OneOf([Text(), Null()]),
	stakeMinor: Integer(),
	currency: Text(),
});
export type OpenProvidedBet = Static<typeof OpenProvidedBet>;

export const listOpenProvidedBets = defineCall({
	name: "listOpenProvidedBets",
	method: "GET",
	path: "/api/v1/operator/provided-bets",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ["games", "audit"],
	summary: "Bets in games of other makers that wait for their provider, the oldest first.",
	audits: "nothing",
	query: Struct({
		...pageQuery,
		provider: Optional(Text({ maxLength: 60 })),
	}),
	reply: Struct({ bets: ListOf(OpenProvidedBet), ...pageReply }),
	errors: {},
});
