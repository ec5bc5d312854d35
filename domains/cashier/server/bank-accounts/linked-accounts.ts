import type { Proof } from "@baize/identity/contract";
import { normalized, refuseFields } from "@baize/identity/server";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import type { Reader, SignedInVisit, Tx } from "@baize/platform-server";
import { isBankAccount, type LinkedAccount, MAX_LINKED_ACCOUNTS, plainAccount } from "../../contract/index.ts";
import { linkedAccountSealer } from "../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { checkBankAccount, claimBankAccount } from "./claims.ts";
import {
	addLinkedAccountRow,
	type LinkedAccountRow,
	readLinkedAccounts,
	removeLinkedAccountRow,
} from "./linked-account-store.ts";
import { sendAddedNotice } from "./notice.ts";
import type { BankAccountsPorts } from "./ports.ts";
import { refuseBankAccount } from "./refuse.ts";

export async function listLinkedAccounts(reader: Reader, playerId: Id): Promise<LinkedAccount[]> {
	return (await readLinkedAccounts(reader, playerId)).map(linkedAccountView);
}

const linkedAccountView = ({
	account_id,
	label,
	last_four,
	added_at,
}: Omit<LinkedAccountRow, "fingerprint">): LinkedAccount => ({
	id: idText(account_id),
	label,
	lastFour: last_four,
	addedAtMs: added_at.getTime(),
});

type Input = { account: string; label: string; proof: Proof };

/** Stores a bank account for payouts. It requires the password, because money may go there. */
export async function addLinkedAccount(
	ports: BankAccountsPorts,
	input: Input,
	visit: SignedInVisit,
): Promise<LinkedAccount> {
	const { database, identity } = ports;
	const { playerId } = visit.session;
	if (!isBankAccount(input.account)) throw refuseFields([{ field: "account", cause: "noAccount" }]);
	const account = plainAccount(input.account);
	await identity.prove(visit, input.proof, ["addLinkedAccount", account]);
	if ((await checkBankAccount(ports, playerId, account)) === "taken") {
		// A player who claims another player's account may be the same person.
		await database.transaction((tx) => noteAccount(ports, tx, playerId, account));
		throw refuseBankAccount("BANK_ACCOUNT_TAKEN");
	}
	return database.transaction(async (tx) => {
		// Before any person is locked: another player who claims the same account waits here, and must not hold their own
		// row meanwhile, because the search for duplicates locks it.
		if (!(await claimBankAccount(ports, tx, playerId, account))) throw refuseBankAccount("BANK_ACCOUNT_TAKEN");
		await identity.lockPlayer(tx, playerId);
		await requireLinkable(ports, tx, playerId, account);
		return link(ports, tx, { account, label: normalized(input.label) }, visit);
	});
}

const noteAccount = ({ identity }: BankAccountsPorts, tx: Tx, playerId: Id, account: string): Promise<void> =>
	identity.noteInstrument(tx, playerId, { kind: "bankAccount", value: account });

async function requireLinkable(ports: BankAccountsPorts, tx: Tx, playerId: Id, account: string): Promise<void> {
	const known = await readLinkedAccounts(tx, playerId);
	if (known.length >= MAX_LINKED_ACCOUNTS) throw refuseBankAccount("LINKED_ACCOUNTS_FULL");
	const sealer = linkedAccountSealer(ports);
	if (known.some((row) => sealer.openText(row.sealed, row.account_id) === account))
		throw refuseFields([{ field: "account", cause: "known" }]);
}

async function link(
	ports: BankAccountsPorts,
	tx: Tx,
	{ account, label }: { account: string; label: string },
	{ session: { playerId }, ip }: SignedInVisit,
): Promise<LinkedAccount> {
	const { clock, ids, audit } = ports;
	const accountId = ids();
	const row = {
		account_id: accountId,
		player_id: playerId,
		bucket: bucketOf(playerId),
		sealed: linkedAccountSealer(ports).sealText(account, accountId),
		last_four: account.slice(-4),
		label,
		added_at: new Date(clock.nowMs()),
		fingerprint: bankAccountFingerprint(ports, account),
	};
	await addLinkedAccountRow(tx, row);
	await noteAccount(ports, tx, playerId, account);
	const entry = { action: "linkedAccount.added", actorId: playerId, playerId, target: row.last_four, ip };
	await audit.record(tx, entry);
	await sendAddedNotice(ports, tx, playerId, row.last_four);
	return linkedAccountView(row);
}

export async function removeLinkedAccount(
	{ database, audit }: BankAccountsPorts,
	account: string,
	{ session: { playerId }, ip }: SignedInVisit,
): Promise<undefined> {
	await database.transaction(async (tx) => {
		if (!(await removeLinkedAccountRow(tx, playerId, readId(account) ?? 0n)))
			throw refuseBankAccount("LINKED_ACCOUNT_UNKNOWN");
		await audit.record(tx, { action: "linkedAccount.removed", actorId: playerId, playerId, ip });
	});
	return undefined;
}

/** A player's account with its number, to be paid to. */
export type PayableAccount = { id: Id; label: string; lastFour: string; account: string; addedAt: Date };

export async function payableAccounts(
	ports: Pick<BankAccountsPorts, "secrets">,
	reader: Reader,
	playerId: Id,
): Promise<PayableAccount[]> {
	const found = await readLinkedAccounts(reader, playerId);
	const sealer = linkedAccountSealer(ports);
	return found.map(({ account_id: id, label, last_four: lastFour, sealed, added_at: addedAt }) => ({
		id,
		addedAt,
		label,
		lastFour,
		account: sealer.openText(sealed, id),
	}));
}
