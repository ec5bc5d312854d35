import { DEPOSIT_METHODS, WITHDRAWAL_METHODS } from "./methods.ts";

/**
 * A row of the table of method groups: to whom a method is shown. What is left out matches everything. `customers` are
 * kinds of customer as the payments profile names them: "depositor", or "" before the first deposit.
 */
export type MethodGroupRow = {
	kind: "deposit" | "withdrawal";
	code: string;
	method: string;
	brands?: readonly string[];
	channels?: readonly string[];
	devices?: readonly string[];
	customers?: readonly string[];
};

/** Every brand and channel has the same methods; cards and coins are paid to those who have paid in by them. spec §7 */
export const METHOD_GROUPS: readonly MethodGroupRow[] = [
	{ kind: "deposit", code: DEPOSIT_METHODS.card.group, method: "card" },
	{ kind: "deposit", code: DEPOSIT_METHODS.crypto.group, method: "crypto" },
	{ kind: "deposit", code: DEPOSIT_METHODS.bankTransfer.group, method: "bankTransfer" },
	{ kind: "withdrawal", code: WITHDRAWAL_METHODS.card.group, method: "card", customers: ["depositor"] },
	{ kind: "withdrawal", code: WITHDRAWAL_METHODS.bankTransfer.group, method: "bankTransfer" },
	{ kind: "withdrawal", code: WITHDRAWAL_METHODS.crypto.group, method: "crypto", customers: ["depositor"] },
];
