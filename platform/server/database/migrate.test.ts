import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createDatabase, type Database, migrate, openDatabase } from "./index.ts";
import type { FunctionFile, SqlFiles } from "./sql-files.ts";

const MIGRATIONS = [
	{ name: "lamps/0001-lamps", sql: "create schema lamps; create table lamps.lamp (lamp_id bigint, is_lit boolean)" },
	{
		name: "lamps/0002-brightness",
		sql: "create function lamps.brightness(p_lamp bigint) returns integer language plpgsql as 'begin return 1; end'",
	},
];

const brightness = (text: string, revision = 1): FunctionFile => ({
	name: "lamps.brightness",
	path: "lamps/functions/light/brightness.sql",
	sql: `create or replace function lamps.brightness(p_lamp bigint) returns integer language plpgsql as $$
begin
	${text}
end $$;`,
	revision,
});

const filesWith = (...functions: FunctionFile[]): SqlFiles => ({ migrations: MIGRATIONS, functions });

let database: Database;
beforeEach(async () => {
	const url = new URL(inject("postgresUrl"));
	const name = `migrate_${randomBytes(6).toString("hex")}`;
	await createDatabase(url.href, name);
	url.pathname = `/${name}`;
	database = openDatabase(url.href, 4);
});
afterEach(() => database.close());

const migrateWith = (...functions: FunctionFile[]) => migrate(database.reader, filesWith(...functions));

async function read<Value>(text: string): Promise<Value | undefined> {
	const { rows } = await sql.raw<{ value: Value }>(`select ${text} as value`).execute(database.reader);
	return rows[0]?.value;
}
const brightnessNow = () => read<number>("lamps.brightness(7)");

const failureOf = async (migrating: Promise<unknown>): Promise<string> =>
	migrating.then(
		() => "nothing failed",
		(error: Error) => `${error.name}: ${error.message}`,
	);

describe("a function's file", () => {
	it("replaces what the migrations made, in an empty database", async () => {
		expect(await migrateWith(brightness("return 2;"))).toEqual({
			migrations: ["lamps/0001-lamps", "lamps/0002-brightness"],
			functions: ["lamps.brightness"],
		});
		expect(await brightnessNow()).toBe(2);
	});

	it("replaces it in a database from before there were files of functions", async () => {
		await migrateWith();
		expect(await brightnessNow()).toBe(1);
		expect(await migrateWith(brightness("return 2;"))).toEqual({ migrations: [], functions: ["lamps.brightness"] });
		expect(await brightnessNow()).toBe(2);
	});

	it("that is unchanged is not applied again, and one that has changed is", async () => {
		await migrateWith(brightness("return 2;"));
		await sql.raw(brightness("return 9;").sql).execute(database.reader);
		expect(await migrateWith(brightness("return 2;"))).toEqual({ migrations: [], functions: [] });
		expect(await brightnessNow()).toBe(9);
		expect(await migrateWith(brightness("return 3;", 2))).toEqual({ migrations: [], functions: ["lamps.brightness"] });
		expect(await brightnessNow()).toBe(3);
	});

	it("with another body keeps the function where it is, so that nothing that depends on it goes", async () => {
		await migrateWith(brightness("return 2;"));
		await sql`create view lamps.shining as select lamps.brightness(1) as value`.execute(database.reader);
		await migrateWith(brightness("return 3;", 2));
		expect(await read("(select value from lamps.shining)")).toBe(3);
	});

	it.each([
		["results", "create or replace function lamps.brightness(p_lamp bigint) returns text return 'as day'"],
		["names of arguments", "create or replace function lamps.brightness(p_id bigint) returns text return 'as day'"],
		["arguments", "create or replace function lamps.brightness(p_lamp text) returns text return 'as day'"],
	])("with other %s takes the place of the old one", async (_what, text) => {
		await migrateWith(brightness("return 2;"));
		await migrateWith({ ...brightness("", 2), sql: text });
		expect(await read("lamps.brightness('7')")).toBe("as day");
		expect(await read("(select count(*) from pg_proc where proname = 'brightness')")).toBe(1n);
	});

	it("is applied again where a migration has dropped the function", async () => {
		await migrateWith(brightness("return 2;", 5));
		await sql`drop function lamps.brightness`.execute(database.reader);
		expect((await migrateWith(brightness("return 2;"))).functions).toEqual(["lamps.brightness"]);
		expect(await brightnessNow()).toBe(2);
	});

	it("may call functions of files that come after it", async () => {
		const language = "returns integer language sql as";
		const made = (name: string, text: string): FunctionFile => ({
			name: `lamps.${name}`,
			path: `lamps/functions/${name}.sql`,
			sql: `create or replace function lamps.${name}() ${language} '${text}'`,
			revision: 1,
		});
		await migrateWith(made("a", "select lamps.b()"), made("b", "select 4"));
		expect(await read("lamps.a()")).toBe(4);
	});
});

describe("nothing is applied", () => {
	const isUntouched = async (): Promise<void> => {
		expect(await read("to_regnamespace('lamps')::text")).toBeNull();
		expect(await read("to_regclass('platform.kysely_migration')::text")).toBeNull();
	};

	it("where a function has an error, and the message says where", async () => {
		expect(await failureOf(migrateWith(brightness("return 2;"), brightness("retrun 2;")))).toMatch(
			/^SqlFileFailed: lamps\/functions\/light\/brightness\.sql cannot be applied: syntax error at or near "retrun" \(line 3\)/,
		);
		await isUntouched();
	});

	it("where a function calls one that is not there", async () => {
		const text = "create or replace function lamps.a() returns integer language sql as 'select lamps.b()'";
		expect(
			await failureOf(migrateWith({ name: "lamps.a", path: "lamps/functions/a.sql", sql: text, revision: 1 })),
		).toMatch(/lamps\/functions\/a\.sql cannot be applied: function lamps\.b\(\) does not exist/);
		await isUntouched();
	});

	it("where a file makes another function than its name says", async () => {
		expect(await failureOf(migrateWith({ ...brightness("return 2;"), name: "lamps.colour" }))).toMatch(
			/lamps\/functions\/light\/brightness\.sql cannot be applied: it makes lamps\.colour 0 times, not once/,
		);
		await isUntouched();
	});

	it("where a migration has an error", async () => {
		const migrations = [
			...MIGRATIONS,
			{ name: "lamps/0003-wrong", sql: "select 1;\nalter table lamps.lump add x int" },
		];
		expect(await failureOf(migrate(database.reader, { migrations, functions: [] }))).toMatch(
			/^SqlFileFailed: lamps\/0003-wrong\.sql cannot be applied: relation "lamps\.lump" does not exist/,
		);
		await isUntouched();
	});

	it("where something depends on a function whose arguments change", async () => {
		await migrateWith(brightness("return 2;"));
		await sql`create view lamps.shining as select lamps.brightness(1) as value`.execute(database.reader);
		const changed = "create or replace function lamps.brightness(p_lamp text) returns integer return 8";
		expect(await failureOf(migrateWith({ ...brightness("", 2), sql: changed }))).toMatch(
			/cannot drop function lamps\.brightness\(bigint\) because other objects depend on it/,
		);
		expect(await brightnessNow()).toBe(2);
	});

	it("by an older version, which would put the older text back", async () => {
		await migrateWith(brightness("return 3;", 2));
		expect(await failureOf(migrateWith(brightness("return 2;")))).toMatch(
			/^DatabaseIsNewer: .*newer version of Baize \(it has revision 2 of lamps\.brightness\)/,
		);
		expect(await brightnessNow()).toBe(3);
	});
});

it("processes that start at once apply each file once", async () => {
	const applied = await Promise.all([1, 2, 3].map(() => migrateWith(brightness("return 2;"))));
	expect(applied.flatMap(({ migrations }) => migrations)).toHaveLength(2);
	expect(applied.flatMap(({ functions }) => functions)).toHaveLength(1);
});
