import { createCipheriv, createHmac, randomBytes } from "node:crypto";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { openKeyRing, openLog, readConfig, reseal, type SealedColumn } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEALED_COLUMNS } from "../modules.ts";
import {
	anAccount,
	aPhone,
	aWithdrawal,
	byApp,
	byPin,
	openTestSite,
	type Person,
	type TestSite,
	type Withdrawal,
} from "../test-app.ts";
import { openKeys } from "./keys.ts";

const OLD = "kT7vQ2mXz9LrB4nWc8Jd6HsYp3GfE5Ua";
const NEW = "Zq4Rw8Nc1XtV6bLk9Fm3Hs7Jd2Pg5Ye0";
const FILE_ID = 4_444n;

const derived = (purpose: string): Buffer => createHmac("sha256", OLD).update(`baize:${purpose}`).digest();

/** As earlier versions sealed it: four layouts in two orders, under a key that is derived from SECRET. */
function sealedByOldVersion({ purpose, oldLayout }: SealedColumn, plain: Buffer, rowId: Id): Buffer {
	const nonce = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", derived(purpose), nonce).setAAD(Buffer.from(idText(rowId)));
	const body = Buffer.concat([cipher.update(plain), cipher.final()]);
	const tag = cipher.getAuthTag();
	return Buffer.concat(oldLayout === "tagFirst" ? [nonce, tag, body] : [nonce, body, tag]);
}

type Row = { id: Id; sealed: Buffer };
type Saved = { person: Person; account: string; wanted: Withdrawal };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const clock = settableClock();
let saved: Saved;
let withApp: Person;
let codeOf: () => string;

const rowsOf = async ({ table, rowId, column }: SealedColumn): Promise<Row[]> =>
	(
		await sql<Row>`select ${sql.ref(rowId)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
			where ${sql.ref(column)} is not null`.execute(database.reader)
	).rows;
const headersOf = async (): Promise<Set<string>> => {
	const rows = await Promise.all(SEALED_COLUMNS.map(rowsOf));
	return new Set(rows.flat().map(({ sealed }) => sealed.toString("hex", 0, 5)));
};
const configOf = (variables: Record<string, string>) => readConfig({ PROFILE: "test", DATA_DIR: "/tmp", ...variables });

async function runJob(variables: Record<string, string>): Promise<string> {
	const config = configOf(variables);
	const secrets = await openKeys(config, database, clock);
	const lines: string[] = [];
	const log = openLog("info", { write: (line) => void lines.push(line) });
	await reseal({ database, clock, log, secrets, ring: openKeyRing(config), columns: SEALED_COLUMNS });
	return lines.join("");
}

async function withSite(variables: Record<string, string>, work: (site: TestSite) => Promise<void>): Promise<void> {
	// A process makes ids by the clock, and never before the last one.
	clock.advance(30_000);
	const site = await openTestSite({ database, clock, variables });
	await work(site).finally(() => site.close());
}

/**
 * A database of an earlier version, filled by a player with a saved account and a PIN, and by one with an
 * authenticator.
 */
beforeAll(async () => {
	database = await openTestDatabase();
	await sql`create table platform.secret_mark (is_only boolean primary key default true, mark bytea not null)`.execute(
		database.reader,
	);
	await sql`insert into platform.secret_mark (mark) values (${derived("database.mark")})`.execute(database.reader);
	await withSite({ SECRET: OLD }, async (site) => {
		const person = await site.aFundedPlayer();
		const account = anAccount();
		check((await site.link(person, account)).status === 200, "the account is saved");
		const wanted = aWithdrawal({ destination: account });
		await site.requestWithdrawal(person, wanted);
		check((await site.withdraw(person, wanted, byPin())).status === 200, "the withdrawal is requested");
		saved = { person, account, wanted };
		withApp = await site.aFundedPlayer(aPhone());
		codeOf = await site.withAuthenticator(withApp);
		await addPictureKey(withApp.playerId);
	});
	await sealAsBefore();
}, 60_000);
afterAll(() => database.close());

const addPictureKey = (playerId: Id): Promise<unknown> =>
	sql`insert into verification.file (bucket, id, player_id, side, wrapped_key, width, height, created_at)
		values (${bucketOf(playerId)}, ${FILE_ID}, ${playerId}, 'front', ''::bytea, 1, 1, now())`.execute(database.reader);

async function sealAsBefore(): Promise<void> {
	const secrets = await openKeys(configOf({ SECRET: OLD }), database, clock);
	for (const column of SEALED_COLUMNS)
		for (const { id, sealed } of await rowsOf(column)) {
			const plain = sealed.length > 0 ? secrets.sealerFor(column).open(sealed, id) : Buffer.alloc(32, 9);
			await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${sealedByOldVersion(column, plain, id)}
				where ${sql.ref(column.rowId)} = ${id}`.execute(database.reader);
		}
}

/** Login, PIN, authenticator, withdrawals to a saved account, and fingerprint matches. */
async function expectAllWorks(site: TestSite): Promise<void> {
	const person = await site.anotherSession(saved.person);
	const other = await site.anotherSession(withApp, byApp(codeOf()));
	clock.advance(30_000);
	expect(await site.withdraw(person, saved.wanted, byPin())).toMatchObject({ status: 200 });
	const otherDestination = { ...saved.wanted, destination: anAccount() };
	expect((await site.withdraw(person, otherDestination, byPin())).status).not.toBe(200);
	const again = aWithdrawal({ destination: saved.account });
	await site.requestWithdrawal(person, again);
	expect(await site.withdraw(person, again, byPin("0000"))).toMatchObject({
		errorCode: "MFA_INVALID_CONFIRMATION_CODE",
	});
	expect(await site.withdraw(person, again, byPin())).toMatchObject({ status: 200, state: "requested" });
	const byCode = aWithdrawal();
	await site.requestWithdrawal(other, byCode);
	expect(await site.withdraw(other, byCode, byApp(codeOf()))).toMatchObject({ status: 200, state: "requested" });
	clock.advance(30_000);
	const taken = aWithdrawal({ destination: saved.account });
	await site.requestWithdrawal(other, taken);
	expect(await site.withdraw(other, taken, byApp(codeOf()))).toMatchObject({ errorCode: "BANK_ACCOUNT_TAKEN" });
	expect((await site.composition.domains.cashier.auditWithdrawals()).length).toBe(0);
}

describe("the key of a filled database is rotated", { timeout: 60_000 }, () => {
	const BOTH = { SECRETS: `2:${NEW},1:${OLD}` };

	it("first a key is added: everything works, also with values of the old layouts", async () => {
		expect(await headersOf()).not.toContain("0100000001");
		await withSite(BOTH, expectAllWorks);
	});

	it("then the job reseals everything, and logs that the old key can be removed", async () => {
		const held = await Promise.all(
			SEALED_COLUMNS.map(async (each) => ({ ...each, rows: (await rowsOf(each)).length })),
		);
		const written = await runJob(BOTH);
		// What an earlier version did not have yet, such as kept cards, holds nothing here.
		const filled = held.filter(({ rows }) => rows > 0);
		expect(filled.length).toBeGreaterThan(2);
		for (const { table, column } of filled) expect(written).toContain(`"table":"${table}","column":"${column}"`);
		expect(written).toContain('"keys":[1],"msg":"older keys of SECRETS are no longer used and can be removed"');
		expect(written).not.toMatch(new RegExp(`${OLD}|${NEW}`));
		expect(await headersOf()).toEqual(new Set(["0100000001"]));
		expect(await runJob(BOTH)).not.toContain("values were sealed");
	});

	it("then the old one is removed: everything works with the new one alone", async () => {
		await withSite({ SECRETS: `2:${NEW}` }, expectAllWorks);
		const secrets = await openKeys(configOf({ SECRETS: `2:${NEW}` }), database, clock);
		for (const column of SEALED_COLUMNS)
			for (const { id, sealed } of await rowsOf(column))
				expect(secrets.sealerFor(column).open(sealed, id).length).toBeGreaterThan(0);
		await expect(openKeys(configOf({ SECRET: OLD }), database, clock)).rejects.toThrow(/sealed with key 2/);
	});
});
