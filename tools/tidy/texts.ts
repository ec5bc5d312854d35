import { existsSync } from "node:fs";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import { flatten, readTexts, valuesOf } from "../texts/texts.ts";
import { COMPLETE_ON_PAGES, COMPLETE_ON_SERVER } from "./complete.data.ts";
import type { SourceFile } from "./files.ts";

const ENGLISH = /^(.*\/texts\/)en\.ts$/;

/**
 * Texts that a language lacks though it has to be complete, texts that English does not have, and texts with other
 * placeholders.
 */
export async function textFindings(root: string, files: readonly Pick<SourceFile, "path">[]): Promise<string[]> {
	const folders = files.flatMap(({ path }) => ENGLISH.exec(path)?.[1] ?? []);
	const findings = await Promise.all(folders.map((folder) => findingsIn(root, folder)));
	return findings.flat();
}

/** Whether what is missing in this language is a finding. */
const mustBeComplete = (folder: string, locale: Locale): boolean =>
	(folder.includes("/server/") ? COMPLETE_ON_SERVER : COMPLETE_ON_PAGES).includes(locale);

async function findingsIn(root: string, folder: string): Promise<string[]> {
	const english = flatten(await readTexts(`${root}${folder}en.ts`));
	const findings: string[] = [];
	for (const locale of LOCALES.slice(1)) {
		const path = `${folder}${locale}.ts`;
		const texts = existsSync(root + path) ? flatten(await readTexts(root + path)) : new Map<string, string>();
		for (const [key, text] of english) {
			const other = texts.get(key);
			if (other === undefined) {
				if (mustBeComplete(folder, locale)) findings.push(`${path} lacks ${key}`);
			} else if (valuesOf(other) !== valuesOf(text)) findings.push(`${path}: ${key} has other values than in English`);
		}
		for (const key of texts.keys()) if (!english.has(key)) findings.push(`${path} has ${key}, which English has not`);
	}
	return findings;
}
