import {
	aSignedIn,
	openTestApp,
	PASSWORD,
	type SignedIn,
	type Site,
	TEST_SECRETS,
	type TestApp,
} from "@baize/identity/testing";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainAccount } from "../../contract/index.ts";
import { anIban, lastFourOf } from "../../testing/index.ts";
import { linkedAccountSealer } from "../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { claimsOfAccount } from "./claim-store.ts";
import { type BankAccounts, openBankAccounts } from "./index.ts";
import { addLinkedAccountRow } from "./linked-account-store.ts";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let operator: SignedIn;
let bankAccounts: BankAccounts;

beforeAll(async () => {
	app = await openTestApp(clock, {}, ({ lower, identity }) => {
		bankAccounts = openBankAccounts({ ...lower, identity });
		return bankAccounts.bindings;
	});
	({ database, site } = app);
	operator = await aSignedIn(app, { roles: ["players"] });
});
afterAll(() => app.close());

const add = (of: SignedIn, account: string) =>
	site.post(
		`/api/v1/identity/${of.handle}/linked-accounts`,
		{ account, label: "Savings", proof: { password: PASSWORD } },
		{ sid: of.sid },
	);
const file = async ({ playerId }: SignedIn) =>
	(await site.get(`/api/v1/operator/players/${idText(playerId)}/bank-accounts`, { sid: operator.sid })).json();
const allow = (of: SignedIn, claimId: string, by = operator, reason = "A joint account: papers seen.") =>
	site.post(
		`/api/v1/operator/players/${idText(of.playerId)}/bank-accounts/${claimId}/allow`,
		{ reason },
		{ sid: by.sid },
	);
/** Until so many statements wait for a lock. */
async function waitUntilBlocked(count: number): Promise<void> {
	const query = sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`;
	await expect
		.poll(async () => (await query.execute(database.reader)).rows[0]?.waiting, { timeout: 15_000 })
		.toBe(count);
}

const statusesOf = async (account: string): Promise<Map<Id, string>> => {
	const claims = await claimsOfAccount(database.reader, bankAccountFingerprint({ secrets: TEST_SECRETS }, account));
	return new Map(claims.map(({ player_id, status }) => [player_id, status]));
};

describe("[CASH-04] one bank account serves one player", () => {
	it("also where its first player has removed it, and of two at once one has it", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		const { id } = (await add(first, iban)).json();
		await site.remove(`/api/v1/identity/${first.handle}/linked-accounts/${id}`, { sid: first.sid });
		expect((await add(second, iban)).json().errorCode).toBe("BANK_ACCOUNT_TAKEN");
		expect((await add(first, iban)).statusCode).toBe(200);
		const other = anIban();
		const answers = await Promise.all([add(first, other), add(second, other)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
	});

	it("goes to one of two players who are known to be alike and add it at once", async () => {
		const [older, younger] = [await aSignedIn(app), await aSignedIn(app)];
		const shared = anIban();
		await add(older, shared);
		await add(younger, shared);
		const wanted = anIban();
		let answers: Promise<{ statusCode: number }[]> | undefined;
		// Stops the older one's request between its claim and its search for duplicates, which locks the younger person.
		await database.transaction(async (tx) => {
			const instrument = { kind: "bankAccount", value: plainAccount(wanted) } as const;
			await app.identity.noteInstrument(tx, older.playerId, instrument);
			const first = add(older, wanted);
			await waitUntilBlocked(1);
			answers = Promise.all([first, add(younger, wanted)]);
			await waitUntilBlocked(2);
		});
		expect((await answers)!.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
	});

	it("stores no number: only a fingerprint, which another key does not produce", async () => {
		const iban = anIban();
		await add(await aSignedIn(app), iban);
		const { rows } = await sql<{ row: string }>`select b::text as row from cashier.bank_account b`.execute(
			database.reader,
		);
		expect(rows.map(({ row }) => row).join()).not.toContain(iban.replaceAll(" ", ""));
		const other = { keyFor: () => Buffer.alloc(32, 7) };
		expect(bankAccountFingerprint({ secrets: other }, iban)).not.toEqual(
			bankAccountFingerprint({ secrets: TEST_SECRETS }, iban),
		);
	});

	it("reveals at most ten accounts of others a day to one player, and then none", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const ibans = [anIban(), anIban(), anIban(), anIban()];
		for (const iban of ibans) await add(first, iban);
		for (let guess = 0; guess < 10; guess++)
			expect((await add(second, ibans[guess % 4]!)).json().errorCode).toBe("BANK_ACCOUNT_TAKEN");
		expect((await add(second, ibans[0]!)).statusCode).toBe(429);
		expect((await add(second, anIban())).statusCode).toBe(429);
	});

	it("shows that a player who wants another's account may be the same person", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		expect([(await add(first, iban)).statusCode, (await add(second, iban)).statusCode]).toEqual([200, 409]);
		const verdicts = [first, second].map(({ playerId }) => app.identity.checkDeposit(playerId));
		expect(await Promise.all(verdicts)).toEqual(["free", "held"]);
	});
});

describe("[BO-01] an operator", () => {
	it("shows operators which players wanted an account, and allows it with a reason in the audit log", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		await add(first, iban);
		await add(second, iban);
		const [claim] = (await file(second)).claims;
		expect(claim).toMatchObject({
			lastFour: lastFourOf(iban),
			status: "refused",
			others: [{ playerId: idText(first.playerId), displayName: "Pat Doe", status: "own" }],
		});
		const found = await site.get("/api/v1/operator/players?standing=bankAccountShared", { sid: operator.sid });
		expect(found.json().players.map(({ id }: { id: string }) => id)).toContain(idText(second.playerId));
		expect((await allow(second, claim.claimId)).json().claims[0].status).toBe("allowed");
		expect((await allow(second, claim.claimId)).json().errorCode).toBe("PLAYER_STATE");
		expect((await add(second, iban)).statusCode).toBe(200);
		const { rows } = await sql<{ action: string; details: object }>`select action, details from audit.entry
			where player_id = ${second.playerId} and action like 'bankAccount.%' order by entry_id`.execute(database.reader);
		expect(rows).toMatchObject([
			{ action: "bankAccount.refused" },
			{ action: "bankAccount.allowed", details: { reason: "A joint account: papers seen.", before: "refused" } },
		]);
	});

	it("without the role, or for another player's account, allows nothing", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		await add(first, iban);
		await add(second, iban);
		const { claimId } = (await file(second)).claims[0];
		const support = await aSignedIn(app, { roles: ["support"] });
		expect((await allow(second, claimId, support)).statusCode).toBe(403);
		expect((await allow(first, claimId)).statusCode).toBe(404);
		expect((await allow(second, claimId, operator, " ")).statusCode).toBe(422);
		expect((await add(second, iban)).json().errorCode).toBe("BANK_ACCOUNT_TAKEN");
	});
});

describe("[CASH-04] accounts from before there was one player for each", () => {
	async function linkedBefore({ playerId }: SignedIn, account: string, hoursAgo: number): Promise<void> {
		const plain = account.replaceAll(" ", "");
		await database.transaction((tx) =>
			addLinkedAccountRow(tx, {
				account_id: playerId + 1n,
				player_id: playerId,
				bucket: bucketOf(playerId),
				sealed: linkedAccountSealer({ secrets: TEST_SECRETS }).sealText(plain, playerId + 1n),
				last_four: plain.slice(-4),
				label: "Old",
				added_at: new Date(clock.nowMs() - hoursAgo * HOUR_MS),
			}),
		);
	}

	it("are found by a job: an account belongs to its first player, and operators are notified of the others", async () => {
		const [first, second, third] = [await aSignedIn(app), await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		await linkedBefore(third, iban, 1);
		await linkedBefore(second, iban, 2);
		await linkedBefore(first, iban, 3);
		await bankAccounts.fingerprintAccounts();
		await bankAccounts.fingerprintAccounts();
		expect(await statusesOf(iban)).toEqual(
			new Map([
				[first.playerId, "own"],
				[second.playerId, "duplicate"],
				[third.playerId, "duplicate"],
			]),
		);
		expect((await file(second)).claims[0]).toMatchObject({ status: "duplicate" });
		expect(await bankAccounts.check(second.playerId, iban)).toBe("taken");
		expect(await bankAccounts.check(first.playerId, iban)).toBe("free");
	});

	it("are theirs also where another player was quicker than the job", async () => {
		const [first, second] = [await aSignedIn(app), await aSignedIn(app)];
		const iban = anIban();
		await linkedBefore(first, iban, 3);
		expect((await add(second, iban)).statusCode).toBe(200);
		await bankAccounts.fingerprintAccounts();
		expect(await statusesOf(iban)).toEqual(
			new Map([
				[first.playerId, "own"],
				[second.playerId, "duplicate"],
			]),
		);
	});
});
