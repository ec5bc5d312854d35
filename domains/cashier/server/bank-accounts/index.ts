import type { Id } from "@baize/kernel/id";
import { type Binding, bind, type Reader, type Tx } from "@baize/platform-server";
import type { LinkedAccount } from "../../contract/index.ts";
import * as calls from "../../contract/index.ts";
import { playersToReview } from "./claim-store.ts";
import { allowBankAccount, checkBankAccount, claimBankAccount, registerOldAccount } from "./claims.ts";
import { fingerprintAccounts } from "./fingerprint-accounts.ts";
import {
	addLinkedAccount,
	listLinkedAccounts,
	type PayableAccount,
	payableAccounts,
	removeLinkedAccount,
} from "./linked-accounts.ts";
import { readBankAccounts } from "./player-bank-accounts.ts";
import type { BankAccountsPorts } from "./ports.ts";

export { seedBankAccount } from "./demo-bank-account.ts";
export type { PayableAccount } from "./linked-accounts.ts";
export type { BankAccountsPorts } from "./ports.ts";

/** The bank accounts of players. One account serves one player, unless an operator allows another. */
export type BankAccounts = {
	/** The accounts that a player has linked, as the player sees them. */
	linkedAccounts(reader: Reader, playerId: Id): Promise<LinkedAccount[]>;
	/** The same with their numbers, to be paid to. */
	payableAccounts(reader: Reader, playerId: Id): Promise<PayableAccount[]>;
	/** Whether the player may be paid to it; TOO_MANY_REQUESTS where they have tried many accounts of others. */
	check(playerId: Id, account: string): Promise<"free" | "taken">;
	/** In the transaction that pays there: from now on it serves this player; false where it serves another. */
	claim(tx: Tx, playerId: Id, account: string): Promise<boolean>;
	/** For an account that was used before accounts were claimed. */
	registerOld(tx: Tx, playerId: Id, used: { account: string; since: Date }): Promise<void>;
	/** Claims the accounts that players linked before accounts were claimed; a periodic job. */
	fingerprintAccounts(): Promise<void>;
	bindings: Binding[];
};

export function openBankAccounts(ports: BankAccountsPorts): BankAccounts {
	ports.identity.addPlayerFilter("bankAccountShared", playersToReview);
	return {
		linkedAccounts: listLinkedAccounts,
		payableAccounts: (reader, playerId) => payableAccounts(ports, reader, playerId),
		check: (playerId, account) => checkBankAccount(ports, playerId, account),
		claim: (tx, playerId, account) => claimBankAccount(ports, tx, playerId, account),
		registerOld: (tx, playerId, used) => registerOldAccount(ports, tx, playerId, used),
		fingerprintAccounts: () => fingerprintAccounts(ports),
		bindings: bindings(ports),
	};
}

const bindings = (ports: BankAccountsPorts): Binding[] => [
	bind(calls.listLinkedAccounts, async (_input, { session }) => ({
		linkedAccounts: await listLinkedAccounts(ports.database.reader, session.playerId),
	})),
	bind(calls.addLinkedAccount, ({ body }, visit) => addLinkedAccount(ports, body, visit)),
	bind(calls.removeLinkedAccount, ({ params }, visit) => removeLinkedAccount(ports, params.account, visit)),
	bind(calls.readBankAccounts, ({ params }) => readBankAccounts(ports, params.player)),
	bind(calls.allowBankAccount, async ({ params, body }, visit) => {
		await allowBankAccount(ports, { ...params, ...body }, visit);
		return readBankAccounts(ports, params.player);
	}),
];
