import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/index.ts";
import { SecretIsAnother } from "./data-keys.ts";
import { derivedFrom, openKeyRing } from "./key-ring.ts";
import { type OpenedSecrets, openSecrets } from "./open-secrets.ts";
import { renewDataKey } from "./renew-data-key.ts";
import { reseal } from "./reseal.ts";
import type { SealedColumn } from "./sealed-column.ts";

const OLD = "the first secret of these tests, long enough";
const NEW = "the second secret of these tests, long enough";
const LAMPS = "lamps";
const COLUMN: SealedColumn = {
	purpose: LAMPS,
	oldLayout: "tagFirst",
	table: "public.lamp",
	rowId: "id",
	column: "sealed",
};
const SEATS = "seats";

let database: Database;
const clock = settableClock();
beforeEach(async () => {
	database = await openTestDatabase();
	await sql`create table lamp (bucket smallint not null, id bigint primary key, sealed bytea)`.execute(database.reader);
});
afterEach(() => database.close());

const ringOf = (...texts: [number, string][]) =>
	openKeyRing({ secrets: texts.map(([number, text]) => ({ number, text })), dataDir: "" });
const ONE = ringOf([1, OLD]);
const BOTH = ringOf([1, OLD], [2, NEW]);
const TWO = ringOf([2, NEW]);

const open = (ring = ONE, purposes = [LAMPS, SEATS]): Promise<OpenedSecrets> =>
	openSecrets({ database, ring, purposes, clock });

const insert = (id: bigint, sealed: Buffer): Promise<unknown> =>
	sql`insert into lamp values (${Number(id % 64n)}, ${id}, ${sealed})`.execute(database.reader);
const sealedOf = async (id: bigint): Promise<Buffer> =>
	(await sql<{ sealed: Buffer }>`select sealed from lamp where id = ${id}`.execute(database.reader)).rows[0]!.sealed;

async function resealed(ring: typeof ONE, secrets: OpenedSecrets): Promise<{ lines: unknown[][] }> {
	const lines: unknown[][] = [];
	const write = (...line: unknown[]) => void lines.push(line);
	const log = { info: write, error: write } as never;
	await reseal({ database, clock, ring, secrets, log, columns: [COLUMN] });
	return { lines };
}

/** A database as earlier versions made it. */
const markWith = async (secret: string): Promise<void> => {
	await sql`create table platform.secret_mark (is_only boolean primary key default true, mark bytea not null)`.execute(
		database.reader,
	);
	await sql`insert into platform.secret_mark (mark) values (${derivedFrom(secret, "database.mark")})`.execute(
		database.reader,
	);
};

describe("the keys of a database", () => {
	it("that is new are random, stay the same, and are one for each purpose", async () => {
		const first = await open();
		expect((await open()).keyFor(LAMPS)).toEqual(first.keyFor(LAMPS));
		expect(first.keyFor(SEATS)).not.toEqual(first.keyFor(LAMPS));
		expect(first.keyFor(LAMPS)).not.toEqual(derivedFrom(OLD, LAMPS));
	});

	it("are made once by processes that start together", async () => {
		const [one, other] = await Promise.all([open(), open()]);
		expect(one.keyFor(LAMPS)).toEqual(other.keyFor(LAMPS));
	});

	it("are stored sealed only", async () => {
		const { keyFor } = await open();
		const { rows } = await sql<{ row: string }>`select k::text as row from platform.data_key k`.execute(
			database.reader,
		);
		expect(rows).toHaveLength(2);
		expect(rows.map(({ row }) => row).join()).not.toContain(keyFor(LAMPS).toString("hex"));
	});

	it("get one more for a purpose of a later version", async () => {
		const before = (await open()).keyFor(LAMPS);
		const later = await open(ONE, [LAMPS, SEATS, "tables"]);
		expect(later.keyFor(LAMPS)).toEqual(before);
		expect(later.keyFor("tables")).not.toEqual(before);
	});

	it("refuse a purpose that is not listed", async () => {
		const { keyFor } = await open();
		expect(() => keyFor("chairs")).toThrow("chairs is a purpose that is listed");
	});

	it("cannot be swapped between rows", async () => {
		await open();
		await sql`update platform.data_key k set sealed = o.sealed from platform.data_key o
			where k.purpose <> o.purpose`.execute(database.reader);
		await expect(open()).rejects.toThrow(SecretIsAnother);
	});
});

describe("a database that was begun with another key refuses", () => {
	it.each([
		["another SECRET", ringOf([1, NEW]), /^SECRET is not the one that this database was begun with/],
		["SECRETS without its key", TWO, /sealed with key 1, and the configuration has only key 2/],
		["SECRETS with another text as its key", ringOf([1, NEW], [3, OLD]), /^Key 1 of SECRETS is not the one/],
	])("%s", async (_case, ring, why) => {
		const first = await open();
		await expect(open(ring)).rejects.toThrow(why);
		await expect(open(ring)).rejects.not.toThrow(/first secret|second secret/);
		expect((await open()).keyFor(LAMPS)).toEqual(first.keyFor(LAMPS));
	});
});

describe("a database of a version that derived its keys from SECRET", () => {
	it.each([
		["SECRET", ONE],
		["SECRETS that has it as key 1", BOTH],
		["SECRETS that has it under another number", ringOf([7, OLD], [9, NEW])],
	])("goes on with these keys, by %s", async (_case, ring) => {
		await markWith(OLD);
		expect((await open(ring)).keyFor(LAMPS)).toEqual(derivedFrom(OLD, LAMPS));
		expect((await open(ring)).keyFor(SEATS)).toEqual(derivedFrom(OLD, SEATS));
	});

	it("refuses another secret, and is as it was then", async () => {
		await markWith(OLD);
		await expect(open(ringOf([1, NEW]))).rejects.toThrow(/^SECRET is not the one/);
		await expect(open(ringOf([1, NEW], [2, `${NEW}!`]))).rejects.toThrow(/^None of the keys of SECRETS is the one/);
		expect((await open()).keyFor(LAMPS)).toEqual(derivedFrom(OLD, LAMPS));
	});

	it("continues with them also without a stored fingerprint", async () => {
		await sql`update platform.kysely_migration set timestamp = '2026-11-01T00:00:00.000Z'
			where name = (select min(name) from platform.kysely_migration)`.execute(database.reader);
		expect((await open(BOTH)).keyFor(LAMPS)).toEqual(derivedFrom(OLD, LAMPS));
	});
});

describe("a key is rotated", () => {
	it("by adding one, waiting for the line in the log, and removing the old one", async () => {
		const before = await open(ONE);
		await insert(1n, before.sealerFor(COLUMN).sealText("the red lamp", 1n));
		const key = before.keyFor(SEATS);

		const between = await open(BOTH);
		const { lines } = await resealed(BOTH, between);
		expect(lines).toEqual([
			[{ key: 2, count: 2 }, "data keys were sealed with the newest key of SECRETS"],
			[{ keys: [1] }, "older keys of SECRETS are no longer used and can be removed"],
		]);

		const after = await open(TWO);
		expect(after.keyFor(SEATS)).toEqual(key);
		expect(after.sealerFor(COLUMN).openText(await sealedOf(1n), 1n)).toBe("the red lamp");
		await expect(open(ONE)).rejects.toThrow(/sealed with key 2, and the configuration has only key 1/);
		expect((await resealed(TWO, after)).lines).toEqual([]);
	});

	it("and a process that has not got it yet works on, also when it reads its keys anew", async () => {
		const before = await open(ONE);
		const key = before.keyFor(SEATS);
		await resealed(BOTH, await open(BOTH));
		await before.refresh();
		expect(before.keyFor(SEATS)).toEqual(key);
	});
});

describe("values under older keys", () => {
	const oldValue = Buffer.from(
		"7647316a5eb2217a3bc16d8c78c306cb00403ea7d8510df2124cbae867610ee11fee3f5500f12499",
		"hex",
	);

	it("is resealed in the present layout, in batches, and the rest is left alone", async () => {
		await markWith(OLD);
		const secrets = await open(ONE);
		const sealer = secrets.sealerFor(COLUMN);
		await insert(64n, oldValue);
		await insert(128n, sealer.sealText("the new lamp", 128n));
		await sql`insert into lamp values (3, 3, null)`.execute(database.reader);
		const untouched = await sealedOf(128n);

		const { lines } = await resealed(ONE, secrets);
		expect(lines).toEqual([
			[{ table: "public.lamp", column: "sealed", count: 1 }, "values were sealed with the newest data key"],
		]);
		expect(await sealedOf(128n)).toEqual(untouched);
		expect((await sealedOf(64n)).subarray(0, 5).toString("hex")).toBe("0100000001");
		expect(sealer.openText(await sealedOf(64n), 64n)).toBe("the old lamp");
		expect((await resealed(ONE, secrets)).lines).toEqual([]);
	});

	it("is resealed also where there is more of it in a bucket than a batch takes", async () => {
		const secrets = await open();
		const sealer = secrets.sealerFor(COLUMN);
		const ids = Array.from({ length: 450 }, (_, index) => BigInt(index + 1) * 64n);
		for (const id of ids) await insert(id, sealer.sealText(`lamp ${id}`, id));
		await renewDataKey({ database, ring: ONE, clock }, LAMPS);
		clock.advance(15 * 60_000);
		await secrets.refresh();
		const { lines } = await resealed(ONE, secrets);
		expect(lines).toMatchObject([[{ count: 450 }, expect.anything()]]);
		for (const id of ids) expect(sealer.openText(await sealedOf(id), id)).toBe(`lamp ${id}`);
	});

	it("and cannot be opened is left and reported, and stops nothing else", async () => {
		const secrets = await open();
		const sealer = secrets.sealerFor(COLUMN);
		const broken = Buffer.alloc(60, 7);
		await insert(64n, broken);
		await insert(128n, sealer.sealText("whole", 128n));
		await renewDataKey({ database, ring: ONE, clock }, LAMPS);
		clock.advance(2 * 60 * 60_000);
		const { lines } = await resealed(ONE, secrets);
		expect(lines.map(([, text]) => text)).toEqual([
			"values were sealed with the newest data key",
			"a sealed value cannot be opened",
		]);
		expect(await sealedOf(64n)).toEqual(broken);
		expect(sealer.openText(await sealedOf(128n), 128n)).toBe("whole");
	});

	it("is not overwritten by the job if it has changed meanwhile", async () => {
		const secrets = await open();
		const sealer = secrets.sealerFor(COLUMN);
		await insert(64n, sealer.sealText("before", 64n));
		await renewDataKey({ database, ring: ONE, clock }, LAMPS);
		clock.advance(15 * 60_000);
		await secrets.refresh();
		const changed = sealer.sealText("changed", 64n);
		const racing: Database = {
			...database,
			async transaction(work) {
				await sql`update lamp set sealed = ${changed} where id = 64`.execute(database.reader);
				return database.transaction(work);
			},
		};
		const log = { info: () => {}, error: () => {} } as never;
		await reseal({ database: racing, clock, ring: ONE, secrets, log, columns: [COLUMN] });
		expect(sealer.openText(await sealedOf(64n), 64n)).toBe("changed");
	});
});

describe("a data key is renewed", () => {
	it("by a key that writes after ten minutes; then values are resealed and the old one goes", async () => {
		const [writer, reader] = [await open(), await open()];
		const sealer = writer.sealerFor(COLUMN);
		await insert(64n, sealer.sealText("the red lamp", 64n));
		expect(await renewDataKey({ database, ring: ONE, clock }, LAMPS)).toBe(2);

		await writer.refresh();
		expect(sealer.presentHeader().toString("hex")).toBe("0100000001");
		clock.advance(11 * 60_000);
		expect(sealer.presentHeader().toString("hex")).toBe("0100000002");
		await reader.refresh();
		expect(reader.sealerFor(COLUMN).openText(sealer.sealText("the blue lamp", 1n), 1n)).toBe("the blue lamp");

		const early = await resealed(ONE, writer);
		expect(early.lines).toMatchObject([[{ count: 1 }, "values were sealed with the newest data key"]]);
		clock.advance(61 * 60_000);
		const late = await resealed(ONE, writer);
		expect(late.lines).toEqual([
			[{ purpose: LAMPS, keys: [1] }, "older data keys are no longer used and were removed"],
		]);
		const again = await open();
		expect(again.sealerFor(COLUMN).openText(await sealedOf(64n), 64n)).toBe("the red lamp");
		expect(() => again.keyFor(LAMPS)).not.toThrow();
	});
});
