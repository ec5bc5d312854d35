import { WITHDRAWAL_PROOFS } from "@baize/factors/contract";
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
import { ID_PATTERN } from "@baize/kernel/id";
import { ClosedBy, PayInstructions } from "./deposit-routes.ts";
import { LANE_RULE_NAMES, LANES } from "./lanes/lanes.data.ts";
import { HOLD_CAUSES } from "./payout-holds.data.ts";
import { Impediment, PayoutTimes, ReturnsTo } from "./preflight/schemas.ts";
import { SavedCards } from "./saved-cards/schemas.ts";

export const IdText = Text({ pattern: ID_PATTERN });
export const Amount = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Made by the page before its first attempt and sent again with every further one. */
export const RequestId = Text({ pattern: "^[0-9A-Za-z_-]{8,64}$" });
const TimeMs = Integer();

export const DepositStateText = OneOf([
	Literal("created"),
	Literal("pending"),
	Literal("settled"),
	Literal("declined"),
	Literal("expired"),
	Literal("failed"),
]);
export const WithdrawalStateText = OneOf([
	Literal("requested"),
	Literal("approved"),
	Literal("paying"),
	Literal("paid"),
	Literal("rejected"),
	Literal("cancelled"),
	Literal("failed"),
	Literal("refused"),
]);
export const DepositMethodText = OneOf([Literal("card"), Literal("crypto"), Literal("bankTransfer")]);
export const WithdrawalMethodText = OneOf([Literal("card"), Literal("bankTransfer"), Literal("crypto")]);

/** What happened to a payment, and which actor did it. */
export const Step = Struct({
	state: Text(),
	atMs: TimeMs,
	by: OneOf([Literal("player"), Literal("operator"), Literal("provider"), Literal("site")]),
	reason: Optional(Text()),
});

export const PaymentLimits = Struct({
	minMinor: Integer(),
	maxMinor: Integer(),
	stepMinor: Integer(),
	quickMinor: ListOf(Integer()),
});

/**
 * Whether the player's document lets the money move; `status` is the document's status if it must be verified first.
 */
export const DocumentGate = Struct({
	verdict: OneOf([Literal("clear"), Literal("blocked"), Literal("required")]),
	status: Optional(Text()),
});

export const DepositOptions = Struct({
	/** The owner. What a page stores about a payment belongs to this player only. */
	playerId: IdText,
	currency: Text(),
	document: DocumentGate,
	/** What is owed after a chargeback; a deposit repays it first. */
	debtMinor: Integer(),
	/** Empty if nothing is offered in this currency. */
	methods: ListOf(
		Struct({
			method: DepositMethodText,
			limits: PaymentLimits,
			feeMinor: Integer(),
			settlesMs: Integer(),
			/** The provider can keep the card for later deposits, if the player agrees. */
			keepsCards: Optional(Flag()),
			/** Its companies say that payments fail or are late at present. Such methods come last. */
			isDisturbed: Optional(Flag()),
		}),
	),
	/** The one that was used last first; empty while cards are not offered. */
	savedCards: SavedCards,
	/** The methods that take nothing from this player at present, each with all its reasons. */
	closed: ListOf(Struct({ method: DepositMethodText, reasons: ListOf(ClosedBy) })),
});

export const Deposit = Struct({
	depositId: IdText,
	state: DepositStateText,
	method: DepositMethodText,
	amountMinor: Integer(),
	currency: Text(),
	/** Where the player pays; only while the deposit is pending. */
	payUrl: Optional(Text()),
	/** How the player pays where no provider has a page for it; only while the deposit is pending. */
	instructions: Optional(PayInstructions),
	/** The card with only its last four digits shown, once the provider has reported it. */
	source: Optional(Text()),
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	expiresAtMs: TimeMs,
	steps: ListOf(Step),
});

export const HOLD_REASONS = [...HOLD_CAUSES, "frozen"] as const;
/** Why a withdrawal waits, and until when. A freeze ends when an operator lifts it, so it has no time. */
export const Hold = Struct({ untilMs: Optional(TimeMs), reasons: ListOf(EnumOf(HOLD_REASONS)) });

export const WithdrawalOptions = Struct({
	playerId: IdText,
	currency: Text(),
	withdrawableMinor: Integer(),
	reviewMs: Integer(),
	document: DocumentGate,
	/**
	 * The player has reported that another person used the account: no withdrawals until an operator has looked at it.
	 */
	isFrozen: Flag(),
	/** What stands against any withdrawal, whatever is chosen: all at once, each with its way out. */
	impediments: ListOf(Impediment),
	/** The cards that money must go back to before any goes to a bank account, and how much. */
	returnsTo: ReturnsTo,
	/** The methods that can prove a withdrawal; empty if the player has set up none yet. */
	proofMethods: ListOf(EnumOf(WITHDRAWAL_PROOFS)),
	methods: ListOf(
		Struct({
			method: WithdrawalMethodText,
			limits: PaymentLimits,
			feeMinor: Integer(),
			payoutMs: Integer(),
			/** How long withdrawals of this kind take, as the last ones took. */
			times: PayoutTimes,
			/**
			 * The cards that may be paid to, the bank accounts saved in the player's profile, or the addresses that were paid
			 * before; another account or address is typed.
			 * `hold`: the hold that a withdrawal there would get, as known now.
			 */
			destinations: ListOf(Struct({ destination: Text(), label: Text(), hold: Optional(Hold) })),
			/** For an account or address that is typed and has never been paid to. */
			newDestinationHold: Optional(Hold),
		}),
	),
});

export const Withdrawal = Struct({
	withdrawalId: IdText,
	state: WithdrawalStateText,
	method: WithdrawalMethodText,
	amountMinor: Integer(),
	currency: Text(),
	/** Only the last four characters are shown. */
	destination: Text(),
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	steps: ListOf(Step),
	/** When the next step is expected; absent when the withdrawal is over. */
	nextStepByMs: Optional(TimeMs),
	hold: Optional(Hold),
	/** How long its steps usually take; absent when it is over. */
	times: Optional(PayoutTimes),
	canCancel: Flag(),
});

export const HistoryRow = Struct({
	paymentId: IdText,
	kind: OneOf([Literal("deposit"), Literal("withdrawal")]),
	state: Text(),
	method: Text(),
	amountMinor: Integer(),
	currency: Text(),
	counterpart: Optional(Text()),
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	changedAtMs: TimeMs,
	isOnHold: Optional(Flag()),
});

export const QueuedWithdrawal = Struct(
	{
		id: IdText,
		playerId: IdText,
		playerName: Optional(Text()),
		state: WithdrawalStateText,
		method: WithdrawalMethodText,
		amountMinor: Integer(),
		currency: Text(),
		/** Only the last four characters are shown: an operator must see the destination. */
		destination: Text(),
		reason: Optional(Text()),
		createdAtMs: TimeMs,
		changedAtMs: TimeMs,
		nextStepByMs: Optional(TimeMs),
		/** It cannot be approved yet. */
		hold: Optional(Hold),
		/** Another check of the player is not decided yet. Only operators see it; the player reads "in review". */
		isInReview: Optional(Flag()),
		steps: ListOf(Step),
		/** How closely it is looked at, and by which rules. */
		lane: EnumOf(LANES),
		laneRules: ListOf(EnumOf(LANE_RULE_NAMES)),
		/** How many operators must approve it. */
		approvalsNeeded: Integer(),
		/** The operator who has taken it to decide about it. */
		claim: Optional(Struct({ by: IdText, byName: Optional(Text()), untilMs: TimeMs, isOwn: Flag() })),
		/** The first of two approvals: another operator gives the second. */
		approvedOnce: Optional(Struct({ by: IdText, byName: Optional(Text()), atMs: TimeMs, isOwn: Flag() })),
		/** Where the player's money came from, and what has not gone back there; without a label what cannot go back. */
		sources: Optional(ListOf(Struct({ label: Optional(Text()), cameMinor: Integer(), leftMinor: Integer() }))),
		/** The player's total deposits and payouts so far, for the operator's decision. */
		totals: Optional(Struct({ depositedMinor: Integer(), paidOutMinor: Integer() })),
	},
	describesPlayer("playerId"),
);

export type HoldView = Static<typeof Hold>;
export type LimitsView = Static<typeof PaymentLimits>;
export type StepView = Static<typeof Step>;
export type DocumentGateView = Static<typeof DocumentGate>;
export type DepositOptionsView = Static<typeof DepositOptions>;
export type DepositView = Static<typeof Deposit>;
export type WithdrawalOptionsView = Static<typeof WithdrawalOptions>;
export type WithdrawalView = Static<typeof Withdrawal>;
export type HistoryRowView = Static<typeof HistoryRow>;
export type QueuedWithdrawalView = Static<typeof QueuedWithdrawal>;
