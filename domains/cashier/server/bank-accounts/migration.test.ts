import { aSignedIn, openTestApp, type SignedIn, TEST_SECRETS } from "@baize/identity/testing";
import { bucketOf, idText } from "@baize/kernel/id";
import { type Database, migrate, sqlFiles } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { plainAccount } from "../../contract/index.ts";
import { anIban, lastFourOf } from "../../testing/index.ts";
import { linkedAccountSealer } from "../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { type BankAccounts, openBankAccounts } from "./index.ts";

const FILES = sqlFiles(new URL("../../../", import.meta.url).pathname);
const MOVE = "identity/0082-bank-accounts-to-cashier";
/** The domains between which the tables have moved. */
const DOMAINS = ["account", "cashier", "identity"];
const clock = settableClock();

/** Makes the tables of these domains again, as the version before left them. */
async function backToVersionBefore({ reader }: Database): Promise<void> {
	for (const domain of DOMAINS) {
		await sql`drop schema ${sql.id(domain)} cascade`.execute(reader);
		await sql`delete from platform.kysely_migration where name like ${`${domain}/%`}`.execute(reader);
	}
	const before = FILES.migrations.filter(({ name }) => !name.startsWith("identity/") || name < MOVE);
	await migrate(reader, { ...FILES, migrations: before });
}

/** A linked account as the version before stored it. */
async function linkedBefore({ reader }: Database, { playerId }: SignedIn, iban: string): Promise<void> {
	const bucket = bucketOf(playerId);
	const [accountId, claimId] = [playerId + 1n, playerId + 2n];
	const sealed = linkedAccountSealer({ secrets: TEST_SECRETS }).sealText(plainAccount(iban), accountId);
	const fingerprint = bankAccountFingerprint({ secrets: TEST_SECRETS }, iban);
	const since = new Date(clock.nowMs());
	await sql`insert into identity.linked_account
			(account_id, player_id, bucket, sealed, last_four, label, added_at, fingerprint)
		values (${accountId}, ${playerId}, ${bucket}, ${sealed}, ${lastFourOf(iban)}, 'Savings', ${since}, ${fingerprint})`.execute(
		reader,
	);
	await sql`insert into identity.bank_account (fingerprint, bucket, player_id, claim_id, status, last_four, since)
		values (${fingerprint}, ${fingerprint[0]! % 64}, ${playerId}, ${claimId}, 'own', ${lastFourOf(iban)}, ${since})`.execute(
		reader,
	);
}

describe("[CASH-04] bank accounts that were linked while identity had their tables", () => {
	it("are there after the update: for their player, for payouts, for operators, and refused to others", async () => {
		let bankAccounts!: BankAccounts;
		const app = await openTestApp(clock, {}, ({ lower, identity }) => {
			bankAccounts = openBankAccounts({ ...lower, identity });
			return bankAccounts.bindings;
		});
		const { database, site } = app;
		await backToVersionBefore(database);
		const owner = await aSignedIn(app);
		const iban = anIban();
		await linkedBefore(database, owner, iban);
		await migrate(database.reader, FILES);

		const lastFour = lastFourOf(iban);
		const own = await site.get(`/api/v1/identity/${owner.handle}/linked-accounts`, { sid: owner.sid });
		expect(own.json().linkedAccounts).toMatchObject([{ label: "Savings", lastFour }]);
		const payable = await bankAccounts.payableAccounts(database.reader, owner.playerId);
		expect(payable).toMatchObject([{ account: plainAccount(iban) }]);
		const operator = await aSignedIn(app, { roles: ["players"] });
		const path = `/api/v1/operator/players/${idText(owner.playerId)}/bank-accounts`;
		expect((await site.get(path, { sid: operator.sid })).json()).toMatchObject({
			linkedAccounts: [{ lastFour }],
			claims: [{ lastFour, status: "own" }],
		});
		const other = await aSignedIn(app);
		expect(await bankAccounts.check(other.playerId, iban)).toBe("taken");
		expect(await bankAccounts.check(owner.playerId, iban)).toBe("free");
		await app.close();
	});
});
