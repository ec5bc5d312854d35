import { EnumOf, Flag, Integer, ListOf, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { Medium } from "../media/schemas.ts";
import { TOKEN_PATTERN } from "../tokens.ts";
import { FunnelCounts, FunnelDay } from "./funnel.ts";
import { MONTH_PATTERN } from "./month.ts";
import { PLAN_IDS } from "./plans.data.ts";
import { Postbacks } from "./postbacks.ts";

export const STATEMENT_STATES = ["shown", "approved", "confirmed", "paid", "nothing"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

const Amount = Integer();
const IdText = Text({ pattern: ID_PATTERN });
const Time = OneOf([Text(), Null()]);
export const AffiliateToken = Text({ pattern: TOKEN_PATTERN });
export const MonthName = Text({ pattern: MONTH_PATTERN });

/** Each line of a month: what games and bets kept, what is taken off, what is shared, and what is earned. */
export const StatementLines = Struct({
	currency: Text(),
	month: MonthName,
	plan: EnumOf(PLAN_IDS),
	casinoMinor: Amount,
	sportsMinor: Amount,
	bonusMinor: Amount,
	jackpotMinor: Amount,
	dutyMinor: Amount,
	feesMinor: Amount,
	chargedBackMinor: Amount,
	netMinor: Amount,
	fencedMinor: Amount,
	carriedInMinor: Amount,
	sharedMinor: Amount,
	perTenThousand: Integer(),
	shareMinor: Amount,
	playersPaidFor: Integer(),
	perPlayerMinor: Amount,
	subMinor: Amount,
	totalMinor: Amount,
	carriedOutMinor: Amount,
});
export type StatementLines = Static<typeof StatementLines>;

export const AffiliateStatement = Struct({
	id: IdText,
	affiliateId: AffiliateToken,
	state: EnumOf(STATEMENT_STATES),
	lines: StatementLines,
	/** For sorting and lists. */
	month: MonthName,
	currency: Text(),
	totalMinor: Amount,
	computedAt: Text(),
	approvedByName: Optional(Text()),
	/** The reading operator has approved it, so another one confirms. */
	isApprovedByReader: Flag(),
	confirmedByName: Optional(Text()),
	paidAt: Time,
	payment: OneOf([Text(), Null()]),
});
export type AffiliateStatement = Static<typeof AffiliateStatement>;

export const PlanAssignment = Struct({
	id: IdText,
	plan: EnumOf(PLAN_IDS),
	fromMonth: MonthName,
	parentId: OneOf([AffiliateToken, Null()]),
	reason: Text(),
	state: EnumOf(["proposed", "confirmed", "withdrawn"]),
	proposedByName: Optional(Text()),
	isOwn: Flag(),
	decidedByName: Optional(Text()),
});
export type PlanAssignment = Static<typeof PlanAssignment>;

export const AffiliateRecord = Struct({
	/** The token of the affiliate's links. */
	id: AffiliateToken,
	name: Text(),
	email: Text(),
	website: Text(),
	since: Text(),
	/** The player who reads the affiliate's report. */
	playerId: OneOf([IdText, Null()]),
	plans: ListOf(PlanAssignment),
	/** What the present month has brought so far, by currency. */
	open: ListOf(StatementLines),
	funnel: FunnelCounts,
	postbacks: Postbacks,
});
export type AffiliateRecord = Static<typeof AffiliateRecord>;

export const AffiliateListRow = Struct({
	id: AffiliateToken,
	name: Text(),
	website: Text(),
	since: Text(),
	plan: OneOf([EnumOf(PLAN_IDS), Null()]),
});
export type AffiliateListRow = Static<typeof AffiliateListRow>;

/** What an affiliate reads: no player stands in it. */
export const AffiliateReport = Struct({
	affiliateId: AffiliateToken,
	name: Text(),
	plan: OneOf([EnumOf(PLAN_IDS), Null()]),
	/** Since the affiliate's first day, and the newest days on which anything happened. */
	funnel: FunnelCounts,
	days: ListOf(FunnelDay),
	postbacks: Postbacks,
	/** What may be shown on the affiliate's site. */
	media: ListOf(Medium),
	open: ListOf(StatementLines),
	statements: ListOf(Struct({ id: IdText, state: EnumOf(STATEMENT_STATES), lines: StatementLines, paidAt: Time })),
});
export type AffiliateReport = Static<typeof AffiliateReport>;
