/**
 * Why a person must look at a payment. amount, currency: the report is about another one. contradiction: the provider
 * contradicts what it reported before. secondPayment: a deposit that is settled was paid once more. noAnswer: nothing
 * is known after a quarter of an hour. limits: money came that the player's limits or breaks no longer allow.
 * chargeback: from before chargebacks had a queue of
 * their own. noPayment: it is about no payment of ours. overpaid, underpaid: the payer sent more or less than was asked for.
 */
export const UNKNOWN_REASONS = [
	"amount",
	"currency",
	"contradiction",
	"secondPayment",
	"noAnswer",
	"limits",
	"chargeback",
	"noPayment",
	"overpaid",
	"underpaid",
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

export const UNKNOWN_STATES = ["open", "proposed", "done"] as const;
export type UnknownState = (typeof UNKNOWN_STATES)[number];

/**
 * What an operator may do. credit: the money goes into the balance: that of a deposit, or of a withdrawal that was not
 * paid. takeBack: money of a deposit leaves the balance again. markPaid: a withdrawal was paid. return: the money is
 * paid back to the payer. close: nothing is to be done.
 */
export const UNKNOWN_ACTIONS = ["credit", "takeBack", "markPaid", "return", "close"] as const;
export type UnknownAction = (typeof UNKNOWN_ACTIONS)[number];

/** What moves money, the player's or back to the payer, needs a second operator. */
export const NEEDS_SECOND: ReadonlySet<UnknownAction> = new Set(["credit", "takeBack", "markPaid", "return"]);

const DEPOSIT_MONEY: readonly UnknownAction[] = ["credit", "return", "close"];
const PAYOUT: readonly UnknownAction[] = ["markPaid", "credit", "close"];

/** What may be done about each, by kind and reason. */
export const ACTIONS_FOR: Readonly<Record<"deposit" | "withdrawal", Record<UnknownReason, readonly UnknownAction[]>>> =
	{
		deposit: {
			amount: DEPOSIT_MONEY,
			currency: DEPOSIT_MONEY,
			contradiction: ["takeBack", "close"],
			secondPayment: DEPOSIT_MONEY,
			noAnswer: ["credit", "close"],
			limits: DEPOSIT_MONEY,
			chargeback: ["takeBack", "close"],
			noPayment: ["return", "close"],
			overpaid: DEPOSIT_MONEY,
			underpaid: DEPOSIT_MONEY,
		},
		withdrawal: {
			amount: PAYOUT,
			currency: PAYOUT,
			contradiction: PAYOUT,
			secondPayment: ["close"],
			noAnswer: PAYOUT,
			limits: ["close"],
			chargeback: ["close"],
			noPayment: ["close"],
			overpaid: ["close"],
			underpaid: ["close"],
		},
	};
