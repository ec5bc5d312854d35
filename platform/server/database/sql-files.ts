import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { check } from "@baize/kernel/check";

export type MigrationFile = { name: string; sql: string };

/** The text of a function as it is now, and how often it has been changed. */
export type FunctionFile = {
	/** With the schema: "ledger.post_batch". */
	name: string;
	/** Where it stands, for messages: "ledger/functions/posting/post_batch.sql". */
	path: string;
	sql: string;
	/** Raised by `npm run tables` with each change, so that an older version of the site knows that it is older. */
	revision: number;
};

export type SqlFiles = { migrations: MigrationFile[]; functions: FunctionFile[] };

/** A function's number of changes and the SHA-256 of its text, by its name without the schema. */
export type Revisions = Record<string, { revision: number; sha256: string }>;

export const REVISIONS_FILE = "revisions.json";

/**
 * The migrations of every domain, as "domain/0001-what.sql", and its functions. Domains do not refer to each other's
 * tables, so their order is free.
 */
export function sqlFiles(domainsFolder: string, domains: readonly string[] = readdirSync(domainsFolder)): SqlFiles {
	return {
		migrations: domains.flatMap((domain) => migrationsOf(domainsFolder, domain)),
		functions: domains.flatMap((domain) => functionsOf(domainsFolder, domain)),
	};
}

export const schemaOf = (domain: string): string => domain.replaceAll("-", "_");

export const functionsFolder = (domainsFolder: string, domain: string): string =>
	join(domainsFolder, domain, "server", "functions");

function migrationsOf(domainsFolder: string, domain: string): MigrationFile[] {
	return sqlTexts(join(domainsFolder, domain, "server", "migrations")).map(({ name, sql }) => ({
		name: `${domain}/${name}`,
		sql,
	}));
}

function functionsOf(domainsFolder: string, domain: string): FunctionFile[] {
	const folder = functionsFolder(domainsFolder, domain);
	const revisions = readRevisions(folder);
	return sqlTexts(folder).map(({ name, path, sql }) => {
		const known = revisions[name];
		check(known, `${folder}/${path} has no revision: npm run tables gives it one`);
		return {
			name: `${schemaOf(domain)}.${name}`,
			path: `${domain}/functions/${path}`,
			sql,
			revision: known.revision,
		};
	});
}

export function readRevisions(folder: string): Revisions {
	const path = join(folder, REVISIONS_FILE);
	return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Revisions) : {};
}

/** The SQL files of a folder and its sub-folders by name, which no two of them share; `path` is within the folder. */
export function sqlTexts(folder: string): { name: string; path: string; sql: string }[] {
	if (!existsSync(folder)) return [];
	const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".sql"))
		.map((path) => ({ name: basename(path, ".sql"), path, sql: readFileSync(join(folder, path), "utf8") }))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
	const twice = texts.find(({ name }, at) => name === texts[at + 1]?.name);
	check(!twice, `${folder} has two files of the name ${twice?.name}.sql`);
	return texts;
}
