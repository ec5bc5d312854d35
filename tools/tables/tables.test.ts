import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type Database, schemaOf, sqlFiles } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOTES } from "./columns.data.ts";
import { tablesFiles } from "./files.ts";
import { kindFiles } from "./kinds/files.ts";
import { revisionFiles } from "./revisions.ts";

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

const isStale = ([path, text]: [string, string]): boolean => !existsSync(path) || readFileSync(path, "utf8") !== text;

describe("what `npm run tables` writes is as it would write it now:", () => {
	let database: Database;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.close());

	const staleOf = (files: ReadonlyMap<string, string>): string[] => {
		expect(files.size).toBeGreaterThan(2);
		return [...files].filter(isStale).map(([path]) => relative(DOMAINS, path));
	};

	it("the types of the tables", async () => {
		expect(staleOf(await tablesFiles(database.reader, DOMAINS, NOTES)), "run npm run tables").toEqual([]);
	});

	it("the functions that follow from the kinds of operations", () => {
		expect(staleOf(kindFiles(DOMAINS)), "run npm run tables").toEqual([]);
	});

	it("the revisions of the functions", () => {
		expect(staleOf(revisionFiles(DOMAINS, readdirSync(DOMAINS))), "run npm run tables").toEqual([]);
	});

	it("and every function of the domains has a file", async () => {
		const { rows } = await sql<{ name: string }>`select pronamespace::regnamespace || '.' || proname as name
			from pg_proc where pronamespace::regnamespace::text = any(${readdirSync(DOMAINS).map(schemaOf)}::text[])
			order by 1`.execute(database.reader);
		const inFiles = sqlFiles(DOMAINS).functions.map(({ name }) => name);
		expect(rows.map(({ name }) => name)).toEqual(inFiles.sort());
	});
});

describe("the revision of a function", () => {
	let domains: string;
	beforeEach(() => {
		domains = mkdtempSync(join(tmpdir(), "baize-test-functions-"));
		mkdirSync(join(domains, "safer-play/server/functions"), { recursive: true });
	});
	afterEach(() => rmSync(domains, { recursive: true }));

	const write = (text: string): void => writeFileSync(join(domains, "safer-play/server/functions/dim.sql"), text);
	const number = (): void => {
		for (const [path, text] of revisionFiles(domains, ["safer-play"])) writeFileSync(path, text);
	};
	const numbered = (): unknown => sqlFiles(domains).functions.map(({ name, revision }) => [name, revision]);

	it("rises with each change of its text, and with nothing else", () => {
		write("select 1");
		number();
		number();
		expect(numbered()).toEqual([["safer_play.dim", 1]]);
		write("select 2");
		number();
		expect(numbered()).toEqual([["safer_play.dim", 2]]);
	});

	it("stays where the file moves into a sub-folder", () => {
		write("select 1");
		number();
		mkdirSync(join(domains, "safer-play/server/functions/lights"));
		renameSync(
			join(domains, "safer-play/server/functions/dim.sql"),
			join(domains, "safer-play/server/functions/lights/dim.sql"),
		);
		number();
		expect(sqlFiles(domains).functions).toMatchObject([
			{ name: "safer_play.dim", path: "safer-play/functions/lights/dim.sql", revision: 1 },
		]);
		write("select 2");
		expect(number).toThrow("two files of the name dim.sql");
	});

	it("is asked for where there is none", () => {
		write("select 1");
		expect(() => sqlFiles(domains)).toThrow("dim.sql has no revision: npm run tables gives it one");
	});
});
