import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@baize/kernel/locale";
import { importTexts } from "./import-texts.ts";
import { moduleOf, readTextFiles } from "./text-files.ts";
import { flatten } from "./texts.ts";
import { xliffOf } from "./xliff.ts";

const USAGE = `npm run texts -- export <language> [file]   # writes texts.<language>.xlf for translators
npm run texts -- import <language> <file>   # reads it back into the texts of that language
Languages: ${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join(", ")}.`;
const ROOT = new URL("../..", import.meta.url).pathname;

async function exportTo(locale: Locale, file: string): Promise<void> {
	const files = await readTextFiles(ROOT, locale);
	writeFileSync(file, xliffOf(files, locale));
	const count = (of: "english" | "own"): number => files.reduce((sum, each) => sum + flatten(each[of]).size, 0);
	console.log(`${file}: ${count("english")} texts, of which ${count("own")} are translated`);
}

async function importFrom(locale: Locale, file: string): Promise<void> {
	const result = importTexts(await readTextFiles(ROOT, locale), locale, readFileSync(file, "utf8"));
	if ("findings" in result) throw new Error(`${result.findings.join("\n")}\nNothing was imported.`);
	for (const { path, texts } of result.changed) writeFileSync(join(ROOT, path), moduleOf(texts));
	const paths = result.changed.map(({ path }) => path);
	if (paths.length > 0)
		spawnSync(join(ROOT, "node_modules/.bin/biome"), ["format", "--write", ...paths], { cwd: ROOT });
	console.log(paths.length > 0 ? paths.map((path) => `~ ${path}`).join("\n") : "nothing has changed");
}

try {
	const [what, language, file] = process.argv.slice(2);
	if (!isLocale(language) || language === DEFAULT_LOCALE) throw new Error(USAGE);
	if (what === "export") await exportTo(language, file ?? `texts.${language}.xlf`);
	else if (what === "import" && file) await importFrom(language, file);
	else throw new Error(USAGE);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
