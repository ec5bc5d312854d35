import {
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

/** Open until another operator decides; expired where what it was judged on has changed, or no one has decided in time. */
export const PROPOSAL_STATES = ["open", "approved", "refused", "withdrawn", "expired"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** After so many days it is to be proposed anew. */
export const PROPOSAL_DAYS = 7;

const IdText = Text({ pattern: ID_PATTERN });

/**
 * One thing that an approval changes, before and after; `what` is the key of its text, and `about` names one of several.
 * An amount has a currency; other values are the keys of texts, or shown as they are.
 */
export const EffectLine = Struct({
	what: Text(),
	about: Optional(Text()),
	currency: Optional(Text()),
	before: Optional(Text()),
	after: Optional(Text()),
	beforeMinor: Optional(Integer()),
	afterMinor: Optional(Integer()),
});
export type EffectLine = Static<typeof EffectLine>;

const listed = {
	id: IdText,
	/** What is proposed; each domain names its own. */
	kind: Text(),
	/** What it is about: a product, a statement's line, a player. */
	subject: Text(),
	state: EnumOf([...PROPOSAL_STATES]),
	reason: Text(),
	byName: Text(),
	proposedAtMs: Integer(),
	/** Proposed by the operator who reads it: another one must approve it. */
	isOwn: Flag(),
	decidedByName: Optional(Text()),
	decidedAtMs: Optional(Integer()),
	decisionReason: Optional(Text()),
};

export const ProposalRow = Struct(listed);
export type ProposalRow = Static<typeof ProposalRow>;

export const ProposalView = Struct({
	...listed,
	/** Whose money or account it is about; absent where it is about no player. */
	playerId: Optional(IdText),
	/** While it is open, as it would be now; else as it was when it was proposed. */
	effect: ListOf(EffectLine),
	/** What it was judged on is as it was: it can be approved. */
	isCurrent: Flag(),
});
export type ProposalView = Static<typeof ProposalView>;

/** An open proposal, as the page of its subject names it. */
export const OpenProposal = Struct({ id: IdText, byName: Text() });
export type OpenProposal = Static<typeof OpenProposal>;

export const ProposalsQuery = Struct({
	...pageQuery,
	state: Optional(EnumOf([...PROPOSAL_STATES])),
	kind: Optional(Text({ pattern: "^[a-zA-Z]{1,40}$" })),
});
export const ProposalsPage = Struct({ proposals: ListOf(ProposalRow), ...pageReply });
