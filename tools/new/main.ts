import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "@baize/kernel/locale";
import { namesOf } from "./names.ts";
import { newCall } from "./new-call.ts";
import { newDomain } from "./new-domain.ts";
import { newGame } from "./new-game.ts";
import { newJob } from "./new-job.ts";
import { newScreen } from "./new-screen.ts";
import type { Part } from "./part.ts";
import { writePart } from "./write-part.ts";

const USAGE = `npm run new -- domain <domain>
npm run new -- call <domain> <verb-and-noun>
npm run new -- job <domain> <verb-and-noun>
npm run new -- screen <domain> <screen> [--es <title>] [--fr <title>] …
npm run new -- game <title>
Names are written in small letters with hyphens: request-withdrawal.`;

const ROOT = new URL("../..", import.meta.url).pathname;

function readFile(path: string): string {
	try {
		return readFileSync(join(ROOT, path), "utf8");
	} catch {
		throw new Error(`${path} is not there, and the new part belongs into it`);
	}
}

/** The title of a screen in the other languages: --es, --fr, … */
const TITLES = Object.fromEntries(LOCALES.slice(1).map((locale) => [locale, { type: "string" as const }]));

function partFor(args: string[]): Part | undefined {
	const { positionals, values } = parseArgs({
		args,
		allowPositionals: true,
		options: TITLES,
	});
	const [kind, ...given] = positionals;
	const [first, second] = given.map(namesOf);
	if (kind === "domain" && first && !second) return newDomain(first, readFile);
	if (kind === "game" && first && !second) return newGame(first, readFile);
	if (kind === "call" && first && second) return newCall(first, second, readFile);
	if (kind === "job" && first && second) return newJob(first, second, readFile);
	if (kind === "screen" && first && second) return newScreen(first, second, values, readFile);
	return undefined;
}

try {
	const part = partFor(process.argv.slice(2));
	if (!part) throw new Error(USAGE);
	writePart(ROOT, part);
	for (const path of Object.keys({ ...part.files, ...part.copies })) console.log(`+ ${path}`);
	for (const path of Object.keys(part.edits)) console.log(`~ ${path}`);
	for (const step of part.next) console.log(`  then: ${step}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
