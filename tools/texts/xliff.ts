import { DEFAULT_LOCALE, type Locale, tagOf } from "@baize/kernel/locale";
import sax from "sax";
import type { TextFile } from "./text-files.ts";
import { flatten } from "./texts.ts";

/** One text of a file of translations, and its line there. */
export type Unit = { original: string; key: string; source: string; target: string; line: number };

/** What is wrong with a file of translations, with its line. */
export class NotXliff extends Error {
	override name = "NotXliff";
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** The texts of all files as XLIFF 2.0, with the translations that there are. */
export function xliffOf(files: readonly TextFile[], locale: Locale): string {
	const lines = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${DEFAULT_LOCALE}" trgLang="${tagOf(locale)}" xml:space="preserve">`,
		...files.flatMap((file, at) => [
			`<file id="f${at + 1}" original="${escaped(file.original)}">`,
			...unitsOf(file),
			"</file>",
		]),
		"</xliff>",
	];
	return `${lines.join("\n")}\n`;
}

function unitsOf({ english, own }: TextFile): string[] {
	const translated = flatten(own);
	return [...flatten(english)].map(([key, source], at) => {
		const target = translated.get(key);
		const state = target === undefined ? "initial" : "translated";
		return [
			`<unit id="u${at + 1}" name="${escaped(key)}"><segment state="${state}">`,
			`<source>${escaped(source)}</source>`,
			`<target>${escaped(target ?? "")}</target>`,
			"</segment></unit>",
		].join("");
	});
}

/** Reads what a translator's tool has written. It may split a text into segments; these are joined again. */
export function readXliff(text: string): { trgLang: string; units: Unit[] } {
	const parser = sax.parser(true, { trim: false, normalize: false });
	const found: { trgLang: string; units: Unit[] } = { trgLang: "", units: [] };
	let original = "";
	let unit: Unit | undefined;
	let part: "source" | "target" | undefined;
	const fail = (what: string): never => {
		throw new NotXliff(`line ${parser.line + 1}: ${what}`);
	};
	parser.onerror = (error) => fail(`this is no XML: ${error.message.split("\n")[0]}`);
	parser.onopentag = ({ name, attributes }) => {
		const attribute = (of: string): string => String(attributes[of] ?? "");
		if (part) fail(`${unit?.key} contains <${name}>; arguments are written as text, like {amount}`);
		if (name === "xliff") {
			if (!attribute("version").startsWith("2.")) fail("this is not XLIFF 2.0");
			found.trgLang = attribute("trgLang");
		} else if (name === "file") original = attribute("original");
		else if (name === "unit")
			unit = { original, key: attribute("name"), source: "", target: "", line: parser.line + 1 };
		else if ((name === "source" || name === "target") && unit) part = name;
	};
	const add = (written: string): void => {
		if (unit && part) unit[part] += written.replaceAll("\r\n", "\n");
	};
	parser.ontext = add;
	parser.oncdata = add;
	parser.onclosetag = (name) => {
		if (name === part) part = undefined;
		if (name === "unit" && unit) {
			found.units.push(unit);
			unit = undefined;
		}
	};
	parser.write(text).close();
	if (found.trgLang === "") fail("this is no XLIFF: there is no trgLang");
	return found;
}
