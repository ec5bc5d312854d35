import { WITHDRAWAL_PROOFS } from "@baize/factors/contract";
import {
	describesPlayer,
	Flag,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	WordOf,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { HOLD_CAUSES } from "./payout-holds.data.ts";

export const IdText = Text({ pattern: ID_PATTERN });
export const Amount = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Made by the page before its first attempt and kept for every further one. */
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
export const DepositMethodText = OneOf([Literal("card")]);
export const WithdrawalMethodText = OneOf([Literal("card"), Literal("bankTransfer")]);

/** What has happened to a payment, and who did it. */
export const Step = Struct({
	state: Text(),
	atMs: TimeMs,
	by: OneOf([Literal("player"), Literal("operator"), Literal("provider"), Literal("house")]),
	reason: Optional(Text()),
});

export const PaymentLimits = Struct({
	minMinor: Integer(),
	maxMinor: Integer(),
	stepMinor: Integer(),
	quickMinor: ListOf(Integer()),
});

/** Whether the player's document lets the money move; `status` is what it has come to, where it has to be verified first. */
export const DocumentGate = Struct({
	verdict: OneOf([Literal("clear"), Literal("blocked"), Literal("required")]),
	status: Optional(Text()),
});

export const DepositOptions = Struct({
	/** Whose they are: what a page keeps of a payment is this player's only. */
	playerId: IdText,
	currency: Text(),
	document: DocumentGate,
	/** Empty where nothing is offered in this currency. */
	methods: ListOf(
		Struct({ method: DepositMethodText, limits: PaymentLimits, feeMinor: Integer(), settlesMs: Integer() }),
	),
});

export const Deposit = Struct({
	depositId: IdText,
	state: DepositStateText,
	method: DepositMethodText,
	amountMinor: Integer(),
	currency: Text(),
	/** Where the player pays; while it is pending. */
	payUrl: Optional(Text()),
	/** The card, all but its last four digits hidden, once the provider has named it. */
	source: Optional(Text()),
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	expiresAtMs: TimeMs,
	steps: ListOf(Step),
});

export const HOLD_REASONS = [...HOLD_CAUSES, "frozen"] as const;
/** Why a withdrawal stands still, and until when it does; a freeze ends when an operator lifts it, so it has no time. */
export const Hold = Struct({ untilMs: Optional(TimeMs), reasons: ListOf(WordOf(HOLD_REASONS)) });

export const WithdrawalOptions = Struct({
	playerId: IdText,
	currency: Text(),
	withdrawableMinor: Integer(),
	reviewMs: Integer(),
	document: DocumentGate,
	/** The player has told us that it was somebody else: nothing can be withdrawn until an operator has looked at it. */
	isFrozen: Flag(),
	/** By what a withdrawal is proved; empty where the player has set nothing up yet. */
	proofMethods: ListOf(WordOf(WITHDRAWAL_PROOFS)),
	methods: ListOf(
		Struct({
			method: WithdrawalMethodText,
			limits: PaymentLimits,
			feeMinor: Integer(),
			payoutMs: Integer(),
			/**
			 * The cards that may be paid to, or the bank accounts that the player keeps; another account is typed. `hold`: a
			 * withdrawal there would be held, by what is known now.
			 */
			destinations: ListOf(Struct({ destination: Text(), label: Text(), hold: Optional(Hold) })),
			/** Of an account that is typed and has never been paid to. */
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
	/** All but the last four characters hidden. */
	destination: Text(),
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	steps: ListOf(Step),
	/** By when the next step is expected; absent when it is over. */
	nextStepByMs: Optional(TimeMs),
	hold: Optional(Hold),
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
	isHeld: Optional(Flag()),
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
		/** All but its last four hidden: whoever pays must see where to. */
		destination: Text(),
		reason: Optional(Text()),
		createdAtMs: TimeMs,
		changedAtMs: TimeMs,
		nextStepByMs: Optional(TimeMs),
		/** It cannot be approved yet. */
		hold: Optional(Hold),
		steps: ListOf(Step),
		/** What the player has paid in and been paid so far: what an operator weighs. */
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
