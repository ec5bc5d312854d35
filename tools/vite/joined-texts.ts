import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Scripts that have their texts in common: every page loads the first ones, or most visits begin with them; the others
 * are mostly loaded with each other.
 */
const IN_COMMON: readonly (readonly string[])[] = [
	["root", "lobby", "forms", "common"],
	["player", "card-parts"],
	["account-layout", "security"],
	["own-cases", "cashier", "deposit", "transfers"],
	["play", "game", "titles", "title-parts"],
];

const setOf = (name: string): string | undefined => IN_COMMON.find((names) => names.includes(name))?.join();

/**
 * Each domain has a file of texts for each language, and a script has the screens of several domains. This makes one
 * file for each language of what a script needs: a page would request each of them by itself.
 */
export function joinedTexts(): Plugin {
	return {
		name: "joined-texts",
		enforce: "post",
		applyToEnvironment: (environment) => environment.name === "client",
		augmentChunkHash: () => OWN_CODE,
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const given = chunks.map(({ fileName, name, code }) => ({ file: basename(fileName), name, code }));
			const { scripts, joined, left } = joinTexts(given);
			for (const chunk of chunks) {
				if (left.has(basename(chunk.fileName))) delete bundle[chunk.fileName];
				else chunk.code = scripts.get(basename(chunk.fileName)) ?? chunk.code;
			}
			for (const [file, source] of joined) this.emitFile({ type: "asset", fileName: `assets/${file}`, source });
		},
	};
}

type Script = { file: string; name: string; code: string };
type Joined = {
	/** The code of the scripts that import other files now. */
	scripts: ReadonlyMap<string, string>;
	/** The files that they import. */
	joined: ReadonlyMap<string, string>;
	/** The files that no script imports any more. */
	left: ReadonlySet<string>;
};

const IMPORT = /import\([`"']\.\/texts-([\w-]+)\.([a-z]{2})\.js[`"']\)\.then\((\w+)=>\3\.default\)/g;
const TEXTS = /^var (\w+)=(.*);export\{\1 as default\};\s*$/s;

export function joinTexts(given: readonly Script[]): Joined {
	const codes = new Map(given.map(({ file, code }) => [file, code]));
	const [scripts, joined, left] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()];
	for (const together of Map.groupBy(given, ({ name, file }) => setOf(name) ?? file).values()) {
		const sets = [...new Set(together.flatMap(({ code }) => [...code.matchAll(IMPORT)].map(([, set = ""]) => set)))];
		if (sets.length < 2) continue;
		const name = `texts-${hashOf(sets)}`;
		for (const { file, code } of together)
			scripts.set(
				file,
				code.replaceAll(IMPORT, (_whole, set: string, language: string) => {
					left.add(`texts-${set}.${language}.js`);
					return `import("./${name}.${language}.js").then(e=>e.${exportOf(sets.indexOf(set))})`;
				}),
			);
		for (const language of languagesOf(together))
			joined.set(`${name}.${language}.js`, joinedFile(sets, language, codes));
	}
	const kept = given.filter(({ file }) => !scripts.has(file)).flatMap(({ code }) => filesIn(code));
	return { scripts, joined, left: left.difference(new Set(kept)) };
}

const filesIn = (code: string): string[] =>
	[...code.matchAll(IMPORT)].map(([, set, language]) => `texts-${set}.${language}.js`);

function joinedFile(sets: readonly string[], language: string, codes: ReadonlyMap<string, string>): string {
	const texts = sets.map((set, index) => {
		const [, , object] = TEXTS.exec(codes.get(`texts-${set}.${language}.js`) ?? "") ?? [];
		if (object === undefined)
			throw new Error(`The texts of texts-${set}.${language}.js were not found: look at it anew`);
		return `${exportOf(index)}=${object}`;
	});
	return `export const ${texts.join(",")};\n`;
}

const languagesOf = (scripts: readonly Script[]): Set<string> =>
	new Set(scripts.flatMap(({ code }) => [...code.matchAll(IMPORT)].map(([, , language = ""]) => language)));

const exportOf = (index: number): string => `t${index}`;

const HASH_LENGTH = 8;
const OWN_CODE = readFileSync(import.meta.filename, "utf8");

/** The names of the files that are joined have hashes of what is in them. */
const hashOf = (sets: readonly string[]): string =>
	createHash("sha256").update(OWN_CODE).update(sets.join()).digest("base64url").slice(0, HASH_LENGTH);
