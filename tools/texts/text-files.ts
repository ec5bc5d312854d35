import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { flatten, readTexts, type Texts } from "./texts.ts";

/** The texts of one folder: in English, and what there is of them in another language. */
export type TextFile = {
	/** "domains/cashier/web/texts/en.ts" */
	original: string;
	/** Where the other language stands. */
	path: string;
	english: Texts;
	own: Texts;
};

/** Every file of texts for readers, of pages and of the server, with its other language. */
export async function readTextFiles(root: string, locale: Locale): Promise<TextFile[]> {
	const originals = globSync(`{apps,domains,platform}/**/texts/${DEFAULT_LOCALE}.ts`, {
		cwd: root,
		exclude: (path) => path.includes("node_modules"),
	});
	return Promise.all(
		originals.sort().map(async (original) => {
			const path = join(dirname(original), `${locale}.ts`);
			const own = existsSync(join(root, path)) ? await readTexts(join(root, path)) : {};
			return { original, path, english: await readTexts(join(root, original)), own };
		}),
	);
}

/** The texts that are given, in the order of the English ones; a key that is not given is left out. */
export function inOrderOf(english: Texts, given: ReadonlyMap<string, string>, prefix = ""): Texts {
	const ordered: Texts = {};
	for (const [name, text] of Object.entries(english)) {
		const key = prefix + name;
		if (typeof text === "string") {
			const own = given.get(key);
			if (own !== undefined) ordered[name] = own;
		} else {
			const within = inOrderOf(text, given, `${key}.`);
			if (Object.keys(within).length > 0) ordered[name] = within;
		}
	}
	return ordered;
}

export const hasSameTexts = (one: Texts, other: Texts): boolean =>
	JSON.stringify([...flatten(one)].sort()) === JSON.stringify([...flatten(other)].sort());

/** The module of a language's texts; Biome breaks its lines. */
export const moduleOf = (texts: Texts): string => `export default ${literalOf(texts)};\n`;

const literalOf = (value: Texts | string): string => {
	if (typeof value === "string") return stringOf(value);
	const members = Object.entries(value).map(([name, text]) => `${nameOf(name)}: ${literalOf(text)},\n`);
	return `{\n${members.join("")}}`;
};

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** Direction marks cannot be seen, so they are written as their numbers. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

function stringOf(text: string): string {
	const quoted = text.includes("\n")
		? `\`${text.replace(/[\\`]|\$(?=\{)/g, (letter) => `\\${letter}`)}\``
		: JSON.stringify(text);
	return quoted.replace(DIRECTION_MARKS, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}
