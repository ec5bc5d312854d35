import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Reader, schemaOf } from "@baize/platform-server";
import { type CatalogueColumn, readCatalogue } from "./catalogue.ts";
import { type Notes, tablesText } from "./tables-file.ts";

/** The text of each domain's tables.ts, by its path, from a database with all migrations. */
export async function tablesFiles(reader: Reader, domainsFolder: string, notes: Notes): Promise<Map<string, string>> {
	const domains = readdirSync(domainsFolder);
	const columns = await readCatalogue(reader, domains.map(schemaOf));
	checkNotes(columns, notes);
	return new Map(
		domains.flatMap((domain): [string, string][] => {
			const ofDomain = columns.filter(({ table }) => table.startsWith(`${schemaOf(domain)}.`));
			if (ofDomain.length === 0) return [];
			return [[join(domainsFolder, domain, "server/tables.ts"), tablesText(ofDomain, notes)]];
		}),
	);
}

/** A note about a column or a table that is gone has no effect, so it is an error. */
export function checkNotes(columns: readonly CatalogueColumn[], notes: Notes): void {
	const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
	const unknown = [...Object.keys(notes.columns), ...Object.keys(notes.rows)].filter((key) => !known.has(key));
	if (unknown.length > 0)
		throw new Error(`tools/tables/columns.data.ts names what the database does not have: ${unknown.join(", ")}`);
}
