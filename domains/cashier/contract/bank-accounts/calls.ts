import { IdText, PROOF_ERRORS, Proof } from "@baize/identity/contract";
import { defineCall, ListOf, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { bankAccountErrors } from "./errors.ts";
import { AccountLabel, LinkedAccount } from "./schemas.ts";

const { PROOF_REQUIRED } = COMMON_ERRORS;
const OfSession = Struct({ session: Text() });

export const listLinkedAccounts = defineCall({
	name: "listLinkedAccounts",
	method: "GET",
	path: "/api/v1/identity/:session/linked-accounts",
	who: "player",
	level: "session",
	summary: "Lists the bank accounts that the player has stored for payouts.",
	params: OfSession,
	reply: Struct({ linkedAccounts: ListOf(LinkedAccount) }),
	errors: {},
});

export const addLinkedAccount = defineCall({
	name: "addLinkedAccount",
	method: "POST",
	path: "/api/v1/identity/:session/linked-accounts",
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Stores a bank account of the player's own, for payouts.",
	params: OfSession,
	body: Struct({ account: Text({ maxLength: 60 }), label: AccountLabel, proof: Proof }),
	reply: LinkedAccount,
	errors: {
		...PROOF_ERRORS,
		LINKED_ACCOUNTS_FULL: bankAccountErrors.LINKED_ACCOUNTS_FULL,
		BANK_ACCOUNT_TAKEN: bankAccountErrors.BANK_ACCOUNT_TAKEN,
	},
});

export const removeLinkedAccount = defineCall({
	name: "removeLinkedAccount",
	method: "DELETE",
	path: "/api/v1/identity/:session/linked-accounts/:account",
	who: "player",
	level: "recent",
	summary: "Removes a bank account.",
	params: Struct({ session: Text(), account: IdText }),
	errors: { PROOF_REQUIRED, LINKED_ACCOUNT_UNKNOWN: bankAccountErrors.LINKED_ACCOUNT_UNKNOWN },
});
