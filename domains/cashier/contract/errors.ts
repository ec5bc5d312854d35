import { Integer, ListOf, Literal, OneOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { depositRefusals } from "@baize/safer-play/contract";

const limits = Struct({ minMinor: Integer(), maxMinor: Integer(), stepMinor: Integer(), currency: Text() });
const state = Struct({ state: Text() });

/** What someone outside may cause in the cashier. */
export const cashierErrors = defineErrors({
	AMOUNT_OUTSIDE_LIMITS: { status: 422, text: "cashier.errors.amountOutsideLimits", details: limits },
	/** An operator has closed this part for the time being. Payments under way go on. */
	CASHIER_CLOSED: {
		status: 403,
		text: "cashier.errors.closed",
		details: Struct({ kind: OneOf([Literal("deposit"), Literal("withdrawal")]) }),
	},
	/** The law forbids play for money where the player is or lives, so no money for it is taken. */
	DEPOSIT_NOT_ALLOWED_HERE: { status: 451, text: "cashier.errors.depositNotAllowedHere" },
	/** The terms have changed; they are accepted first. */
	TERMS_DUE: { status: 403, text: "cashier.errors.termsDue" },
	METHOD_NOT_OFFERED: { status: 422, text: "cashier.errors.methodNotOffered" },
	DESTINATION_UNKNOWN: { status: 422, text: "cashier.errors.destinationUnknown" },
	/** Another player is paid to this bank account. An operator can allow it. */
	BANK_ACCOUNT_TAKEN: { status: 409, text: "cashier.errors.bankAccountTaken" },
	/** The same requestId came with another amount, method or destination. Nothing moved. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "cashier.errors.idempotencyConflict" },
	INSUFFICIENT_FUNDS: {
		status: 409,
		text: "cashier.errors.insufficientFunds",
		details: Struct({ withdrawableMinor: Integer(), currency: Text() }),
	},
	/** A limit or a break holds the deposit back; nothing was asked of the player's bank. */
	...depositRefusals,
	/** The account may be somebody's second one; an operator looks at it first. */
	ACCOUNT_ON_HOLD: { status: 403, text: "cashier.errors.accountOnHold" },
	DEPOSIT_REFUSED: { status: 409, text: "cashier.errors.depositRefused" },
	/** Neither in nor out while the document is blocked. */
	DOCUMENT_BLOCKED: { status: 403, text: "cashier.errors.documentBlocked" },
	/** The document is to be verified first; the details say what it has come to. */
	DOCUMENT_REQUIRED: { status: 403, text: "cashier.errors.documentRequired", details: Struct({ status: Text() }) },
	PAYMENT_NOT_FOUND: { status: 404, text: "cashier.errors.paymentNotFound" },
	/** The action is not allowed in the payment's present state, which the details name. */
	WITHDRAWAL_STATE: { status: 409, text: "cashier.errors.withdrawalState", details: state },
	/** The withdrawal is held: until then, and for these reasons. Whoever has the role ends the hold first, with a reason. */
	WITHDRAWAL_HELD: {
		status: 409,
		text: "cashier.errors.withdrawalHeld",
		details: Struct({ untilMs: Integer(), reasons: ListOf(Text()) }),
	},
	/** The player has told us that it was somebody else, or an operator has stopped payouts. Nothing was moved. */
	PAYOUTS_FROZEN: { status: 403, text: "cashier.errors.payoutsFrozen" },
	CANCEL_NOT_OFFERED: { status: 403, text: "cashier.errors.cancelNotOffered" },
	CALLBACK_REFUSED: { status: 401, text: "cashier.errors.callbackRefused" },
	CALLBACK_UNREADABLE: { status: 400, text: "cashier.errors.callbackUnreadable" },
	CALLBACK_AMOUNT: { status: 409, text: "cashier.errors.callbackAmount" },
	/** The provider says now other than what it said before, or than what can be. A person must look. */
	CALLBACK_STATE: { status: 409, text: "cashier.errors.callbackState", details: state },
});
