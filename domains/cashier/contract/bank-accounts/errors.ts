import { defineErrors } from "@baize/kernel/error";

/** Errors about the bank accounts that players keep for payouts. */
export const bankAccountErrors = defineErrors({
	LINKED_ACCOUNT_UNKNOWN: { status: 404, text: "bankAccounts.errors.linkedAccountUnknown" },
	LINKED_ACCOUNTS_FULL: { status: 409, text: "bankAccounts.errors.linkedAccountsFull" },
	/** Another player is already paid to this account. An operator can allow both. */
	BANK_ACCOUNT_TAKEN: { status: 409, text: "bankAccounts.errors.bankAccountTaken" },
});
