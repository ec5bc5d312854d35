import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bucketedTables, scatterReads } from "./buckets.ts";
import { trackedFiles } from "./files.ts";
import { listedScatterReads, reasonsOf } from "./scatter-reads.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

const NOT_OF_THE_SITE = /\.test\.ts$|\/testing\/|\/migrations\/|^(tools|testing|e2e)\//;

describe("the statements of the site", () => {
	const files = trackedFiles(ROOT).filter((path) => /\.(ts|sql)$/.test(path) && !NOT_OF_THE_SITE.test(path));
	const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
	const tables = bucketedTables(files.filter((path) => path.endsWith("/tables.ts")).map(read));

	it("name one bucket of a table with buckets, except those that are listed with their reason", () => {
		expect(tables.length).toBeGreaterThan(50);
		const found = files.flatMap((path) => scatterReads({ path, text: read(path) }, tables));
		const listed = listedScatterReads(ROOT);
		expect(listed.length).toBeGreaterThan(50);
		expect([...new Set(found.map(({ path, within }) => `${path} ${within}`))].sort()).toEqual(listed.toSorted());
	});
});

describe("a list of statements across buckets", () => {
	it("gives the reason of some places", () => {
		const reasons = [{ why: "operators look at all players", places: ["reads/store.ts readQueue"] }];
		expect(reasonsOf("a.json", JSON.stringify(reasons))).toEqual(reasons);
	});

	it.each([
		["no list", {}],
		["no reason", [{ why: "", places: ["store.ts readQueue"] }]],
		["no places", [{ why: "a job finds work", places: [] }]],
		["a place without a function", [{ why: "a job finds work", places: ["store.ts"] }]],
	])("is refused with %s", (_case, list) => {
		expect(() => reasonsOf("domains/a/server/scatter-reads.json", JSON.stringify(list))).toThrow(
			"domains/a/server/scatter-reads.json is a list of",
		);
	});
});

describe("a statement across buckets is found", () => {
	const TABLES = ["ledger.wallet"];

	it.each([
		[
			"in a query",
			"a.ts",
			'export const readAll = (reader) =>\n\trows(reader).selectFrom("ledger.wallet").execute();',
			"readAll",
		],
		["in an update", "a.ts", 'async function end() {\n\tawait tx.updateTable("ledger.wallet").execute();\n}', "end"],
		["in a join of SQL", "a.ts", "const sums = sql`select 1 from x join ledger.wallet using (id)`;", "sums"],
		[
			"in a function of the database",
			"f.sql",
			"create or replace function ledger.f()\nas $$ select 1 from ledger.wallet $$;",
			"ledger.f",
		],
	])("%s", (_case, path, text, within) => {
		expect(scatterReads({ path, text }, TABLES)).toMatchObject([{ within, table: "ledger.wallet" }]);
	});

	it.each([
		["a statement that names the bucket", 'x.selectFrom("ledger.wallet").where("bucket", "=", 1).execute();\n'],
		["an insert", 'x.insertInto("ledger.wallet").values(row).execute();\n'],
		["a comment", "// Reads from ledger.wallet.\n"],
		["another table", 'x.selectFrom("ledger.wallet_kind").execute();\n'],
		["the statement before it", 'x.selectFrom("ledger.wallet").where(bucket).execute();\n'],
	])("but not %s", (_case, text) => {
		expect(scatterReads({ path: "a.ts", text }, TABLES)).toEqual([]);
	});

	it("knows the tables with a bucket by their types", () => {
		const types =
			'export type Tables = {\n\t"a.b": {\n\t\tbucket: number;\n\t};\n\t"a.c": {\n\t\tid: bigint;\n\t};\n};';
		expect(bucketedTables([types])).toEqual(["a.b"]);
	});
});
