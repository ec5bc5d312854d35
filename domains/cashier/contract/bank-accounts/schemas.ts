import { IdText, LINE_PATTERN } from "@baize/identity/contract";
import { EnumOf, Integer, ListOf, personalData, type Static, Struct, Text } from "@baize/kernel/call";

/** A bank account of the player's own, for payouts; only the last four characters of its number are returned. */
export const LinkedAccount = Struct({
	id: IdText,
	label: Text(),
	lastFour: Text(personalData("accountEnd")),
	addedAtMs: Integer(),
});
export type LinkedAccount = Static<typeof LinkedAccount>;
export const MAX_LINKED_ACCOUNTS = 5;

export const AccountLabel = Text({ pattern: LINE_PATTERN, maxLength: 40 });

export const BANK_ACCOUNT_STATUSES = ["own", "allowed", "refused", "duplicate"] as const;
const BankAccountStatus = EnumOf(BANK_ACCOUNT_STATUSES);

/** A bank account that the player has or tried to link, and the other players who have it. */
export const BankAccountClaim = Struct({
	claimId: IdText,
	lastFour: Text(personalData("accountEnd")),
	status: BankAccountStatus,
	sinceMs: Integer(),
	others: ListOf(Struct({ playerId: IdText, displayName: Text(), status: BankAccountStatus })),
});
export type BankAccountClaim = Static<typeof BankAccountClaim>;
