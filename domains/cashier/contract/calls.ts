import { factorsErrors, ProofHeaders } from "@baize/factors/contract";
import {
	DictionaryOf,
	defineCall,
	Flag,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	Struct,
	Text,
} from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { depositRefusals } from "@baize/safer-play/contract";
import { cashierErrors } from "./errors.ts";
import { savedCardErrors } from "./saved-cards/errors.ts";
import {
	Amount,
	Deposit,
	DepositMethodText,
	DepositOptions,
	HistoryRow,
	IdText,
	RequestId,
	Withdrawal,
	WithdrawalMethodText,
	WithdrawalOptions,
} from "./schemas.ts";

const {
	AMOUNT_OUTSIDE_LIMITS,
	CASHIER_CLOSED,
	DEPOSIT_NOT_ALLOWED_HERE,
	TERMS_DUE,
	METHOD_NOT_OFFERED,
	DESTINATION_UNKNOWN,
	IDEMPOTENCY_CONFLICT,
	INSUFFICIENT_FUNDS,
	PAYOUTS_FROZEN,
	MONEY_RETURNS_FIRST,
	DEBT_OPEN,
	BANK_ACCOUNT_TAKEN,
	DEPOSIT_REFUSED,
	DEPOSIT_UNKNOWN,
	ACCOUNT_ON_HOLD,
	DOCUMENT_BLOCKED,
	DOCUMENT_REQUIRED,
	PAYMENT_NOT_FOUND,
	WITHDRAWAL_STATE,
	CANCEL_NOT_OFFERED,
	CALLBACK_REFUSED,
	CALLBACK_UNREADABLE,
	CALLBACK_AMOUNT,
	CALLBACK_STATE,
} = cashierErrors;
const { OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;

const {
	MFA_REQUIRED,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_ALREADY_USED,
	MFA_ACCOUNT_BLOCKED,
	MFA_CONFIGURATION_ERROR,
	MFA_ERROR_VALIDATING_OPERATION,
} = factorsErrors;

const Session = Struct({ session: Text() });

export const readDepositOptions = defineCall({
	name: "readDepositOptions",
	method: "GET",
	path: "/api/v1/cashier/:session/deposit-options",
	who: "player",
	level: "session",
	summary: "The ways to pay in, with limits, fees and times.",
	params: Session,
	reply: DepositOptions,
	errors: {},
});

export const startDeposit = defineCall({
	name: "startDeposit",
	method: "POST",
	path: "/api/v1/cashier/:session/deposits",
	who: "player",
	level: "session",
	limit: "payment",
	summary: "Begins a deposit and answers where it is paid. The same requestId answers the same deposit.",
	params: Session,
	body: Struct({
		method: DepositMethodText,
		amountMinor: Amount,
		requestId: RequestId,
		/** A card of the options. Its provider asks the payer for the security code or more before it charges. */
		savedCard: Optional(IdText),
		/** The player agrees that the card is kept for later deposits. */
		keepsCard: Optional(Flag()),
	}),
	reply: Struct({ depositId: IdText, payUrl: Text() }),
	errors: {
		AMOUNT_OUTSIDE_LIMITS,
		CASHIER_CLOSED,
		DEPOSIT_NOT_ALLOWED_HERE,
		TERMS_DUE,
		METHOD_NOT_OFFERED,
		IDEMPOTENCY_CONFLICT,
		DEPOSIT_REFUSED,
		DEPOSIT_UNKNOWN,
		ACCOUNT_ON_HOLD,
		DOCUMENT_BLOCKED,
		DOCUMENT_REQUIRED,
		...savedCardErrors,
		...depositRefusals,
		OUTSIDE_UNAVAILABLE,
	},
});

export const readDeposit = defineCall({
	name: "readDeposit",
	method: "GET",
	path: "/api/v1/cashier/:session/deposits/:deposit",
	who: "player",
	level: "session",
	summary: "One deposit with its steps.",
	params: Struct({ session: Text(), deposit: IdText }),
	reply: Deposit,
	errors: { PAYMENT_NOT_FOUND },
	pollMs: 2_000,
});

export const readWithdrawalOptions = defineCall({
	name: "readWithdrawalOptions",
	method: "GET",
	path: "/api/v1/cashier/:session/withdrawal-options",
	who: "player",
	level: "session",
	summary: "The ways to be paid, with what may be withdrawn, limits, fees and times.",
	params: Session,
	reply: WithdrawalOptions,
	errors: {},
});

export const requestWithdrawal = defineCall({
	name: "requestWithdrawal",
	method: "POST",
	path: "/api/v1/cashier/:session/withdrawals",
	who: "player",
	level: "proof",
	limit: "payment",
	summary:
		"Requests a payout; the money moves to pendingWithdrawal at once. It needs a proof by one of the methods in the options, requested before as the operation withdraw.",
	params: Session,
	headers: ProofHeaders,
	body: Struct({
		method: WithdrawalMethodText,
		amountMinor: Amount,
		/** A card from the options, or a bank account. */
		destination: Text({ minLength: 4, maxLength: 64 }),
		requestId: RequestId,
	}),
	reply: Withdrawal,
	errors: {
		AMOUNT_OUTSIDE_LIMITS,
		CASHIER_CLOSED,
		METHOD_NOT_OFFERED,
		DESTINATION_UNKNOWN,
		IDEMPOTENCY_CONFLICT,
		INSUFFICIENT_FUNDS,
		PAYOUTS_FROZEN,
		MONEY_RETURNS_FIRST,
		DEBT_OPEN,
		BANK_ACCOUNT_TAKEN,
		MFA_REQUIRED,
		MFA_INVALID_CONFIRMATION_CODE,
		MFA_ALREADY_USED,
		MFA_ACCOUNT_BLOCKED,
		MFA_CONFIGURATION_ERROR,
		MFA_ERROR_VALIDATING_OPERATION,
		DOCUMENT_BLOCKED,
		DOCUMENT_REQUIRED,
	},
});

export const listWithdrawals = defineCall({
	name: "listWithdrawals",
	method: "GET",
	path: "/api/v1/cashier/:session/withdrawals",
	who: "player",
	level: "session",
	summary: "The player's withdrawals, newest first; with `open` only those still in progress.",
	params: Session,
	query: Struct({
		open: Optional(Flag()),
		before: Optional(IdText),
		limit: Optional(Integer({ minimum: 1, maximum: 100 })),
	}),
	reply: Struct({ withdrawals: ListOf(Withdrawal) }),
	errors: {},
	pollMs: 30_000,
});

export const readWithdrawal = defineCall({
	name: "readWithdrawal",
	method: "GET",
	path: "/api/v1/cashier/:session/withdrawals/:withdrawal",
	who: "player",
	level: "session",
	summary: "One withdrawal with its steps, and what can be done with it.",
	params: Struct({ session: Text(), withdrawal: IdText }),
	reply: Withdrawal,
	errors: { PAYMENT_NOT_FOUND },
	pollMs: 30_000,
});

export const cancelWithdrawal = defineCall({
	name: "cancelWithdrawal",
	method: "POST",
	path: "/api/v1/cashier/:session/withdrawals/:withdrawal/cancel",
	who: "player",
	level: "session",
	summary: "Takes a request back before an operator has approved it; the money returns at once.",
	params: Struct({ session: Text(), withdrawal: IdText }),
	reply: Withdrawal,
	errors: { PAYMENT_NOT_FOUND, WITHDRAWAL_STATE, CANCEL_NOT_OFFERED },
});

/** The end of the year 9999. */
const LAST_MS = 253_402_300_799_999;
const MomentMs = Integer({ minimum: 0, maximum: LAST_MS });

export const listPayments = defineCall({
	name: "listPayments",
	method: "GET",
	path: "/api/v1/cashier/:session/history",
	who: "player",
	level: "session",
	cost: 5,
	summary: "Deposits and withdrawals in one list, newest first.",
	params: Session,
	query: Struct({
		kind: Optional(OneOf([Literal("deposit"), Literal("withdrawal")])),
		state: Optional(Text({ maxLength: 16 })),
		/** Begun at or after, and before. */
		fromMs: Optional(MomentMs),
		untilMs: Optional(MomentMs),
		before: Optional(IdText),
		limit: Optional(Integer({ minimum: 1, maximum: 100 })),
	}),
	reply: Struct({ payments: ListOf(HistoryRow), hasMore: Flag() }),
	errors: {},
});

export const receiveCallback = defineCall({
	name: "receiveCallback",
	method: "POST",
	path: "/api/v1/cashier/callbacks/:provider",
	who: "anyone",
	level: "visitor",
	summary: "A provider's notification about the outcome of a payment, signed over the bytes of the body.",
	params: Struct({ provider: Text() }),
	headers: DictionaryOf(Text(), Text()),
	reply: Struct({ received: Literal(true) }),
	errors: { PAYMENT_NOT_FOUND, CALLBACK_REFUSED, CALLBACK_UNREADABLE, CALLBACK_AMOUNT, CALLBACK_STATE },
	unknownProperties: "ignore",
	needsRawBody: true,
});

/**
 * How a player pays: `cp` the methods that have brought money in, `ct` the kind of customer ("depositor", or empty
 * before the first deposit), `ftd` whether there has been a first deposit. spec §3, §7
 */
export const readPaymentsProfile = defineCall({
	name: "readPaymentsProfile",
	method: "GET",
	path: "/services/payment/profiles/:session/info",
	who: "player",
	level: "session",
	summary: "The payments profile.",
	params: Session,
	reply: Struct({ cp: ListOf(Text()), ct: Text(), ftd: Flag() }),
	errors: {},
	unknownProperties: "ignore",
});

/** The groups of methods on offer; paymentType W selects withdrawals. spec §7 */
export const listMethodGroups = defineCall({
	name: "listMethodGroups",
	method: "GET",
	path: "/services/routing/config/payment-methods/method-groups",
	who: "anyone",
	level: "visitor",
	summary: "The groups of payment methods.",
	query: Struct({
		brand: Optional(Text()),
		channel: Optional(Text()),
		cp: Optional(Text()),
		ct: Optional(Text()),
		currency: Text(),
		device: Optional(Text()),
		paymentType: Text(),
		region: Optional(Text()),
	}),
	reply: ListOf(Struct({ code: Text(), methods: ListOf(Text()) })),
	errors: {},
	unknownProperties: "ignore",
});
