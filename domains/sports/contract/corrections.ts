import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Role,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { BET_STATUSES, IdText, ResultSchema } from "./schemas.ts";

export const CORRECTION_STATES = ["open", "done"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** kept: the bets stay as they were settled. adjusted: money was given or taken by adjustments, each of two operators. */
export const CORRECTION_DECISIONS = ["kept", "adjusted"] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

export const correctionErrors = defineErrors({
	CORRECTION_UNKNOWN: { status: 404, text: "sports.errors.correctionUnknown" },
	/** Another operator was faster. */
	CORRECTION_STATE: { status: 409, text: "sports.errors.correctionState" },
});
const { CORRECTION_UNKNOWN, CORRECTION_STATE } = correctionErrors;

const head = {
	id: IdText,
	eventId: IdText,
	eventName: Text(),
	source: Text(),
	settled: ResultSchema,
	reported: ResultSchema,
	notedAtMs: Integer(),
	state: EnumOf(CORRECTION_STATES),
};
export const CorrectionRow = Struct(head);
export type CorrectionRow = Static<typeof CorrectionRow>;

/**
 * A settled bet that would have ended otherwise. A difference below zero is what was paid too much. `status` and
 * `paidMinor` are as the bet counts now, with what was adjusted for earlier corrections.
 */
export const ChangedBet = Struct({
	betId: IdText,
	playerId: IdText,
	currency: Text(),
	stakeMinor: Integer(),
	isFreeBet: Flag(),
	/** It was paid otherwise when it was settled. */
	isAdjusted: Flag(),
	status: EnumOf(BET_STATUSES),
	paidMinor: Integer(),
	newStatus: EnumOf(BET_STATUSES),
	newPayoutMinor: Integer(),
	differenceMinor: Integer(),
});
export type ChangedBet = Static<typeof ChangedBet>;

export const Correction = Struct({
	...head,
	/** What its bets count by now: the result that they were adjusted to last, or else what they were settled by. */
	counted: ResultSchema,
	/** What the feed has reported since. */
	newer: Optional(ResultSchema),
	/** The first of them, by player; `hasMore` says that there are others. Empty once the event is deleted. */
	bets: ListOf(ChangedBet),
	hasMore: Flag(),
	/** Bets that wait for other events. They will be settled by the first result. */
	openBets: Integer(),
	decision: Optional(Struct({ what: EnumOf(CORRECTION_DECISIONS), by: IdText, atMs: Integer(), reason: Text() })),
});
export type CorrectionView = Static<typeof Correction>;

const ROLE: Role = "sports";
const OPERATOR = { who: "operator", role: ROLE } as const;
const Params = Struct({ correction: IdText });

export const listCorrections = defineCall({
	...OPERATOR,
	name: "listCorrections",
	method: "GET",
	path: "/api/v1/operator/corrected-results",
	level: "twoFactors",
	limit: "search",
	summary: "Results that a feed has reported otherwise after the bets were settled; the oldest first.",
	audits: "nothing",
	query: Struct({ state: Optional(EnumOf(CORRECTION_STATES)), ...pageQuery }),
	reply: Struct({ items: ListOf(CorrectionRow), ...pageReply }),
	errors: {},
});

export const readCorrection = defineCall({
	...OPERATOR,
	name: "readCorrection",
	method: "GET",
	path: "/api/v1/operator/corrected-results/:correction",
	level: "twoFactors",
	summary: "One corrected result with the bets that would have ended otherwise, and by how much.",
	params: Params,
	audits: { action: "correctedResult.viewed", target: "params.correction" },
	reply: Correction,
	errors: { CORRECTION_UNKNOWN },
});

export const decideCorrection = defineCall({
	...OPERATOR,
	name: "decideCorrection",
	method: "POST",
	path: "/api/v1/operator/corrected-results/:correction/decide",
	level: "recentTwoFactors",
	summary: "Closes a corrected result with what was decided about its bets. It moves no money itself.",
	params: Params,
	body: Struct({ decision: EnumOf(CORRECTION_DECISIONS), reason: Reason }),
	reply: Correction,
	errors: { CORRECTION_UNKNOWN, CORRECTION_STATE },
});
