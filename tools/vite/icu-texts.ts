import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin, Rolldown } from "vite";

type Texts = { [name: string]: string | Texts };
type Compiled = { [name: string]: unknown };

const TEXT_FILE = /^(.*\/texts\/([a-z]{2})\.ts)\?icu$/;
const FALLBACK = "en";

/**
 * `texts/es.ts?icu` becomes compiled messages, so that the browser needs no parser. A text that a language lacks is
 * taken from English and reported; its key is never shown.
 */
export function icuTexts(): Plugin {
	return {
		name: "icu-texts",
		enforce: "pre",
		transform: {
			filter: { id: TEXT_FILE },
			async handler(_code, id) {
				const [, path = "", language] = TEXT_FILE.exec(id) ?? [];
				this.addWatchFile(path);
				const read = this.environment.mode === "build" ? readOnce : readAfresh;
				const english = await read(join(dirname(path), `${FALLBACK}.ts`));
				const own = language === FALLBACK ? english : await read(path);
				const missing: string[] = [];
				const merged = withFallback(own, english, "", missing);
				if (missing.length > 0) this.warn(`${path} lacks ${missing.join(", ")}; English is used`);
				return { code: `export default ${JSON.stringify(compileAll(merged))}`, map: null };
			},
		},
	};
}

const HASH_LENGTH = 8;
/** What the compiled form depends on besides the texts: browsers keep a file for ever by its name. */
const COMPILER = [readFileSync(import.meta.filename), readFileSync(new URL(import.meta.resolve("icu-minify/compile")))];

/**
 * The file of a domain's texts in one language; undefined for other chunks. All languages of a domain share a hash: a
 * script names every language, and hashes that differ are what compresses worst in it.
 */
export function textFileName({
	facadeModuleId,
}: Pick<Rolldown.PreRenderedChunk, "facadeModuleId">): string | undefined {
	const [, path, language] = TEXT_FILE.exec(facadeModuleId ?? "") ?? [];
	return path && language && `assets/texts-${hashOfFolder(dirname(path))}.${language}.js`;
}

function hashOfFolder(folder: string): string {
	const hash = createHash("sha256").update(folder.split("/").slice(-4).join("/"));
	for (const part of COMPILER) hash.update(part);
	for (const file of readdirSync(folder).toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
	return hash.digest("base64url").slice(0, HASH_LENGTH);
}

/** A build ends before a text changes. */
const readOnce = async (path: string): Promise<Texts> => (await import(path)).default as Texts;

/** During development the text may have changed since it was read. */
const readAfresh = (path: string): Promise<Texts> => readOnce(`${path}?at=${Date.now()}`);

function withFallback(own: Texts, english: Texts, path: string, missing: string[]): Texts {
	const merged: Texts = {};
	for (const [name, fallback] of Object.entries(english)) {
		const text = own[name];
		if (text === undefined) missing.push(path + name);
		if (typeof fallback === "string") merged[name] = typeof text === "string" ? text : fallback;
		else merged[name] = withFallback(typeof text === "object" ? text : {}, fallback, `${path}${name}.`, missing);
	}
	return merged;
}

const compileAll = (texts: Texts): Compiled =>
	Object.fromEntries(
		Object.entries(texts).map(([name, text]) => [name, typeof text === "string" ? compile(text) : compileAll(text)]),
	);
