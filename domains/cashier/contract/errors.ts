import { Integer, ListOf, Literal, OneOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { depositRefusals } from "@baize/safer-play/contract";

const limits = Struct({ minMinor: Integer(), maxMinor: Integer(), stepMinor: Integer(), currency: Text() });
const state = Struct({ state: Text() });

/** What a request from outside may cause in the cashier. */
export const cashierErrors = defineErrors({
	AMOUNT_OUTSIDE_LIMITS: { status: 422, text: "cashier.errors.amountOutsideLimits", details: limits },
	/** An operator has closed this part temporarily. Payments in progress continue. */
	CASHIER_CLOSED: {
		status: 403,
		text: "cashier.errors.closed",
		details: Struct({ kind: OneOf([Literal("deposit"), Literal("withdrawal")]) }),
	},
	/** The law forbids real-money play where the player is or lives, so no deposit is taken. */
	DEPOSIT_NOT_ALLOWED_HERE: { status: 451, text: "cashier.errors.depositNotAllowedHere" },
	/** The terms have changed; the player must accept them first. */
	TERMS_DUE: { status: 403, text: "cashier.errors.termsDue" },
	METHOD_NOT_OFFERED: { status: 422, text: "cashier.errors.methodNotOffered" },
	DESTINATION_UNKNOWN: { status: 422, text: "cashier.errors.destinationUnknown" },
	/** Another player is paid to this bank account. An operator can allow both. */
	BANK_ACCOUNT_TAKEN: { status: 409, text: "cashier.errors.bankAccountTaken" },
	/** The same requestId came with another amount, method or destination. Nothing moved. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "cashier.errors.idempotencyConflict" },
	INSUFFICIENT_FUNDS: {
		status: 409,
		text: "cashier.errors.insufficientFunds",
		details: Struct({ withdrawableMinor: Integer(), currency: Text() }),
	},
	/** A limit or a break blocks the deposit; the payment provider was not contacted. */
	...depositRefusals,
	/** The account may be a second account of the same person; an operator must check it first. */
	ACCOUNT_ON_HOLD: { status: 403, text: "cashier.errors.accountOnHold" },
	/**
	 * Whether the provider has begun the deposit is not known. The same request finds it again; the deposit is in the
	 * details.
	 */
	DEPOSIT_UNKNOWN: { status: 503, text: "cashier.errors.depositUnknown", details: Struct({ depositId: Text() }) },
	DEPOSIT_REFUSED: { status: 409, text: "cashier.errors.depositRefused" },
	/** Neither deposits nor withdrawals while the document is blocked. */
	DOCUMENT_BLOCKED: { status: 403, text: "cashier.errors.documentBlocked" },
	/** The document must be verified first; the details give its status. */
	DOCUMENT_REQUIRED: { status: 403, text: "cashier.errors.documentRequired", details: Struct({ status: Text() }) },
	PAYMENT_NOT_FOUND: { status: 404, text: "cashier.errors.paymentNotFound" },
	/** The payment's present state, given in the details, does not allow this action. */
	WITHDRAWAL_STATE: { status: 409, text: "cashier.errors.withdrawalState", details: state },
	/**
	 * The withdrawal is on hold: until when and why. An operator with the role must end the hold first, with a reason.
	 */
	WITHDRAWAL_HELD: {
		status: 409,
		text: "cashier.errors.withdrawalHeld",
		details: Struct({ untilMs: Integer(), reasons: ListOf(Text()) }),
	},
	/** Another operator has taken the withdrawal to decide about it: who, and until when. */
	WITHDRAWAL_CLAIMED: {
		status: 409,
		text: "cashier.errors.withdrawalClaimed",
		details: Struct({ name: Text(), untilMs: Integer() }),
	},
	/**
	 * The player has reported that another person used the account, or an operator has stopped payouts. Nothing was
	 * moved.
	 */
	PAYOUTS_FROZEN: { status: 403, text: "cashier.errors.payoutsFrozen" },
	/**
	 * Money goes back to where it came from first. sourceFirst: this much must go to the card named before any goes to a
	 * bank account. aboveSource: no more than this came from the card and has not gone back. aboveCoins: no more than this
	 * came by coins and has not gone back by them.
	 */
	MONEY_RETURNS_FIRST: {
		status: 409,
		text: "cashier.errors.moneyReturnsFirst",
		details: Struct({
			rule: OneOf([Literal("sourceFirst"), Literal("aboveSource"), Literal("aboveCoins")]),
			label: Text(),
			leftMinor: Integer(),
			currency: Text(),
		}),
	},
	/** A deposit was charged back and had been spent: what is owed is repaid first. */
	DEBT_OPEN: {
		status: 409,
		text: "cashier.errors.debtOpen",
		details: Struct({ debtMinor: Integer(), currency: Text() }),
	},
	/** Another check of the player is not decided yet: an operator cannot approve the withdrawal before. */
	WITHDRAWAL_IN_REVIEW: { status: 409, text: "cashier.errors.withdrawalInReview" },
	CANCEL_NOT_OFFERED: { status: 403, text: "cashier.errors.cancelNotOffered" },
	CALLBACK_REFUSED: { status: 401, text: "cashier.errors.callbackRefused" },
	CALLBACK_UNREADABLE: { status: 400, text: "cashier.errors.callbackUnreadable" },
	CALLBACK_AMOUNT: { status: 409, text: "cashier.errors.callbackAmount" },
	/** The provider contradicts what it reported before, or reports something impossible. A person must look at it. */
	CALLBACK_STATE: { status: 409, text: "cashier.errors.callbackState", details: state },
});
