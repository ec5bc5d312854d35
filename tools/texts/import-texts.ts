import { type Locale, localeOfTag } from "@baize/kernel/locale";
import { hasSameTexts, inOrderOf, type TextFile } from "./text-files.ts";
import { flatten, type Texts, valuesOf } from "./texts.ts";
import { readXliff, type Unit } from "./xliff.ts";

/** The files that a translation changes, or why it is refused: all of it, so that no half is forgotten. */
export type Import = { findings: string[] } | { changed: { path: string; texts: Texts }[] };

/** Reads a file of translations against the texts of now. A text without a translation is left in English. */
export function importTexts(files: readonly TextFile[], locale: Locale, xliff: string): Import {
	const { trgLang, units } = readXliff(xliff);
	if (localeOfTag(trgLang) !== locale) return { findings: [`line 2: this is a translation into ${trgLang}`] };
	const byOriginal = new Map(files.map((file) => [file.original, { file, english: flatten(file.english) }]));
	const seen = new Set<string>();
	const findings = units.flatMap((unit) => {
		const place = `${unit.original} ${unit.key}`;
		const what = seen.has(place) ? "stands here twice" : findingOf(unit, byOriginal.get(unit.original)?.english);
		seen.add(place);
		return what === undefined ? [] : [`line ${unit.line}: ${unit.key} of ${unit.original} ${what}`];
	});
	if (findings.length > 0) return { findings };
	const given = Map.groupBy(
		units.filter(({ target }) => target !== ""),
		({ original }) => original,
	);
	return { changed: [...byOriginal.values()].flatMap(({ file }) => changeOf(file, given.get(file.original) ?? [])) };
}

/** What is not in the translation stays as it is. */
function changeOf({ path, english, own }: TextFile, units: readonly Unit[]): { path: string; texts: Texts }[] {
	const merged = new Map([...flatten(own), ...units.map(({ key, target }) => [key, target] as const)]);
	const texts = inOrderOf(english, merged);
	return hasSameTexts(texts, own) ? [] : [{ path, texts }];
}

function findingOf(
	{ key, source, target }: Unit,
	english: ReadonlyMap<string, string> | undefined,
): string | undefined {
	if (!english) return "is in a file that there is not";
	const original = english.get(key);
	if (original === undefined) return "is a text that there is not";
	if (original !== source) return "has another text in English now: export again";
	if (target === "") return undefined;
	let values: string;
	try {
		values = valuesOf(target);
	} catch (error) {
		return `cannot be read as an ICU message: ${(error as Error).message}`;
	}
	if (values === valuesOf(original)) return undefined;
	const [own, expected] = [values.split(","), valuesOf(original).split(",")];
	const missing = expected.filter((name) => name !== "" && !own.includes(name));
	const unknown = own.filter((name) => name !== "" && !expected.includes(name));
	return [
		...missing.map((name) => `lacks the argument {${name}}`),
		...unknown.map((name) => `has the argument {${name}}, which English has not`),
	].join("; ");
}
