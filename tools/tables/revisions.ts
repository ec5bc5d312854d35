import { join } from "node:path";
import {
	functionHash,
	functionsFolder,
	REVISIONS_FILE,
	type Revisions,
	readRevisions,
	sqlTexts,
} from "@baize/platform-server";

/** The revisions file of each domain that has SQL functions, by its path: a function whose text has changed gets the next number. */
export function revisionFiles(domainsFolder: string, domains: readonly string[]): Map<string, string> {
	const folders = domains.map((domain) => functionsFolder(domainsFolder, domain));
	return new Map(
		folders
			.filter((folder) => sqlTexts(folder).length > 0)
			.map((folder): [string, string] => [join(folder, REVISIONS_FILE), revisionsText(folder)]),
	);
}

function revisionsText(folder: string): string {
	const known = readRevisions(folder);
	const revisions: Revisions = Object.fromEntries(
		sqlTexts(folder).map(({ name, sql }) => [name, nextRevision(known[name], functionHash(sql))]),
	);
	return `${JSON.stringify(revisions, null, "\t")}\n`;
}

function nextRevision(known: Revisions[string] | undefined, sha256: string): Revisions[string] {
	if (known?.sha256 === sha256) return known;
	return { revision: (known?.revision ?? 0) + 1, sha256 };
}
