import { bucketOf, type Id, readId } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import type { Reader, SignedInVisit } from "@baize/platform-server";
import {
	isBankAccount,
	type LinkedAccount,
	MAX_LINKED_ACCOUNTS,
	type Proof,
	plainAccount,
} from "../../../contract/index.ts";
import { findDuplicates } from "../../duplicates/find-duplicates.ts";
import { fingerprintInstrument } from "../../duplicates/fingerprints.ts";
import { LINKED_ACCOUNT_ADDED } from "../../mails/linked-account-added.ts";
import { normalized } from "../../normalized.ts";
import type { Parts } from "../../ports.ts";
import { refuseFields } from "../../refusals.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { linkedAccountSealer } from "../../sealed-columns.ts";
import { sendNotice } from "../../send-mail-to.ts";
import { prove } from "../../session/prove.ts";
import { lockPerson } from "../account-store.ts";
import { linkedAccountView } from "../profile/read-account.ts";
import { addLinkedAccountRow, readLinkedAccounts, removeLinkedAccountRow } from "./account-data-store.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { checkBankAccount, claimBankAccount } from "./bank-accounts.ts";

type Input = { account: string; label: string; proof: Proof };

/** A player who claims another player's account may be the same person. */
const noteTaken = (parts: Parts, playerId: Id, account: string): Promise<void> =>
	parts.database.transaction(async (tx) => {
		await fingerprintInstrument(parts, tx, playerId, { kind: "bankAccount", value: account });
		await findDuplicates(parts, tx, playerId);
	});

/** Stores a bank account for payouts. It requires the password, because money may go there. */
export async function addLinkedAccount(parts: Parts, input: Input, visit: SignedInVisit): Promise<LinkedAccount> {
	const { database, clock, ids, audit } = parts;
	const { playerId } = visit.session;
	if (!isBankAccount(input.account)) throw refuseFields([{ field: "account", cause: "noAccount" }]);
	const account = plainAccount(input.account);
	const person = await prove(parts, visit, input.proof, ["addLinkedAccount", account]);
	if ((await checkBankAccount(parts, playerId, account)) === "taken") {
		await noteTaken(parts, playerId, account);
		throw refuseAccount("BANK_ACCOUNT_TAKEN");
	}
	return database.transaction(async (tx) => {
		// Before any person is locked: another player who claims the same account waits here, and must not hold their own
		// row meanwhile, because the search for duplicates locks it.
		if (!(await claimBankAccount(parts, tx, playerId, account))) throw refuseAccount("BANK_ACCOUNT_TAKEN");
		await lockPerson(tx, playerId);
		const known = await readLinkedAccounts(tx, playerId);
		if (known.length >= MAX_LINKED_ACCOUNTS) throw refuseAccount("LINKED_ACCOUNTS_FULL");
		const sealer = linkedAccountSealer(parts);
		if (known.some((row) => sealer.openText(row.sealed, row.account_id) === account))
			throw refuseFields([{ field: "account", cause: "known" }]);
		const accountId = ids();
		const row = {
			account_id: accountId,
			player_id: playerId,
			bucket: bucketOf(playerId),
			sealed: sealer.sealText(account, accountId),
			last_four: account.slice(-4),
			label: normalized(input.label),
			added_at: new Date(clock.nowMs()),
			fingerprint: bankAccountFingerprint(parts, account),
		};
		await addLinkedAccountRow(tx, row);
		await fingerprintInstrument(parts, tx, playerId, { kind: "bankAccount", value: account });
		await findDuplicates(parts, tx, playerId);
		await audit.record(tx, {
			action: "linkedAccount.added",
			actorId: playerId,
			playerId,
			target: row.last_four,
			ip: visit.ip,
		});
		await sendNotice(parts, tx, person, {
			notice: "bankAccountAdded",
			template: LINKED_ACCOUNT_ADDED,
			path: pages.profile,
			values: { lastFour: row.last_four },
		});
		return linkedAccountView(row);
	});
}

export async function removeLinkedAccount(
	parts: Parts,
	account: string,
	{ session, ip }: SignedInVisit,
): Promise<undefined> {
	const { playerId } = session;
	await parts.database.transaction(async (tx) => {
		if (!(await removeLinkedAccountRow(tx, playerId, readId(account) ?? 0n)))
			throw refuseAccount("LINKED_ACCOUNT_UNKNOWN");
		await parts.audit.record(tx, { action: "linkedAccount.removed", actorId: playerId, playerId, ip });
	});
	return undefined;
}

/** A player's accounts with their numbers, for the domain that pays to them. */
export type PayableAccount = { id: Id; label: string; lastFour: string; account: string; addedAt: Date };

export async function payableAccounts(
	parts: Pick<Parts, "secrets">,
	reader: Reader,
	playerId: Id,
): Promise<PayableAccount[]> {
	const found = await readLinkedAccounts(reader, playerId);
	const sealer = linkedAccountSealer(parts);
	return found.map(({ account_id: id, label, last_four: lastFour, sealed, added_at: addedAt }) => ({
		id,
		addedAt,
		label,
		lastFour,
		account: sealer.openText(sealed, id),
	}));
}
