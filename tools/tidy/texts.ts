import { LOCALES } from "@baize/kernel/locale";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { SourceFile } from "./files.ts";

type Texts = { [name: string]: string | Texts };

const ENGLISH = /^(.*\/texts\/)en\.ts$/;

/** Texts that a language lacks, texts that English does not have, and texts with other placeholders. */
export async function textFindings(root: string, files: SourceFile[]): Promise<string[]> {
	const folders = files.flatMap(({ path }) => ENGLISH.exec(path)?.[1] ?? []);
	const findings = await Promise.all(folders.map((folder) => findingsIn(root, folder)));
	return findings.flat();
}

async function findingsIn(root: string, folder: string): Promise<string[]> {
	const english = flatten(await readTexts(`${root}${folder}en.ts`));
	const findings: string[] = [];
	for (const locale of LOCALES.slice(1)) {
		const texts = flatten(await readTexts(`${root}${folder}${locale}.ts`));
		for (const [key, text] of english) {
			const other = texts.get(key);
			if (other === undefined) findings.push(`${folder}${locale}.ts lacks ${key}`);
			else if (valuesOf(other) !== valuesOf(text))
				findings.push(`${folder}${locale}.ts: ${key} has other values than in English`);
		}
		for (const key of texts.keys())
			if (!english.has(key)) findings.push(`${folder}${locale}.ts has ${key}, which English has not`);
	}
	return findings;
}

const readTexts = async (path: string): Promise<Texts> => (await import(path)).default as Texts;

function flatten(texts: Texts, prefix = ""): Map<string, string> {
	const flat = new Map<string, string>();
	for (const [name, text] of Object.entries(texts)) {
		if (typeof text === "string") flat.set(prefix + name, text);
		else for (const [key, value] of flatten(text, `${prefix}${name}.`)) flat.set(key, value);
	}
	return flat;
}

/** The names of a message's placeholders, also inside its plurals and choices. */
const valuesOf = (text: string): string => [...new Set(parse(text).flatMap(namesIn))].sort().join();

function namesIn(element: MessageFormatElement): string[] {
	if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
	if (element.type === TYPE.tag) return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
	const branches = element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];
	return [element.value, ...branches.flatMap(({ value }) => value.flatMap(namesIn))];
}
