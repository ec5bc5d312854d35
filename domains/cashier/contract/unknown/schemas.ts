import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { IdText } from "../schemas.ts";
import { UNKNOWN_ACTIONS, UNKNOWN_REASONS, UNKNOWN_STATES } from "./unknown.data.ts";

/** What an operator proposes or has done. */
export const UnknownProposal = Struct({
	action: EnumOf([...UNKNOWN_ACTIONS, "answered"] as const),
	amountMinor: Optional(Integer()),
	evidence: Text(),
	by: Optional(IdText),
	byName: Optional(Text()),
	confirmedByName: Optional(Text()),
	/** Proposed by the operator who reads it: another one must confirm. */
	isOwn: Flag(),
});

/** What a provider wrote about the payment. */
export const ProviderAnswer = Struct({
	provider: Text(),
	origin: Text(),
	raw: Text(),
	times: Integer(),
	firstAtMs: Integer(),
	lastAtMs: Integer(),
});

const common = {
	id: IdText,
	kind: OneOf([Literal("deposit"), Literal("withdrawal")]),
	why: EnumOf(UNKNOWN_REASONS),
	state: EnumOf(UNKNOWN_STATES),
	provider: Text(),
	playerId: Optional(IdText),
	playerName: Optional(Text()),
	paymentId: Optional(IdText),
	/** What the provider reported; absent if it has reported nothing. */
	outcome: Optional(Text()),
	reportedMinor: Optional(Integer()),
	reportedCurrency: Optional(Text()),
	expectedMinor: Optional(Integer()),
	expectedCurrency: Optional(Text()),
	/** How often it was reported. */
	times: Integer(),
	openedAtMs: Integer(),
	lastAtMs: Integer(),
};

export const UnknownRow = Struct(common, describesPlayer("playerId"));

export const UnknownPayment = Struct(
	{
		...common,
		/** The state of our payment. */
		paymentState: Optional(Text()),
		proposal: Optional(UnknownProposal),
		/** What may be done about it now. */
		actions: ListOf(EnumOf(UNKNOWN_ACTIONS)),
		canAsk: Flag(),
		answers: ListOf(ProviderAnswer),
	},
	describesPlayer("playerId"),
);

export type UnknownRowView = Static<typeof UnknownRow>;
export type UnknownPaymentView = Static<typeof UnknownPayment>;
export type ProviderAnswerView = Static<typeof ProviderAnswer>;
