import { parseSync } from "oxc-parser";
import { lineOf } from "./files.ts";
import { ALLOWED_NAMES, BANNED_PREFIXES, BANNED_WORDS, UNCHECKED_PATHS } from "./vocabulary.data.ts";

/** A name or comment that uses a banned word; `line` counts from 1 and is 0 for a file's own name. */
export type VocabularyIssue = { path: string; line: number; word: string; what: string };

type Named = { text: string; at: number };
type Parsed = { names: Named[]; comments: Named[] };

const insteadOf = new Map(BANNED_WORDS.flatMap(({ words, instead }) => words.map((word) => [word, instead] as const)));
const inProse = new Set(BANNED_WORDS.filter((banned) => banned.inProse).flatMap(({ words }) => words));

/** Columns, jobs and other names that are stored are written with underscores and change only with a migration. */
const STORED_NAME = /^[a-z0-9]+(_[a-z0-9]+)+$/;
const CODE = /\.tsx?$/;

/** The issues of one source file or document. Strings are not checked: they hold texts, and names that are stored. */
export function vocabularyIssues(path: string, text: string): VocabularyIssue[] {
	if (UNCHECKED_PATHS.test(path)) return [];
	const ofPath = wordsOf(path).map((word) => issueAt(path, 0, word, path));
	if (path.endsWith(".md")) return [...ofPath, ...proseIssues(path, text, [{ text, at: 0 }])];
	if (!CODE.test(path)) return ofPath;
	const { names, comments } = parse(path, text);
	const ofNames = names.flatMap(({ text: name, at }) =>
		wordsOf(name).map((word) => issueAt(path, lineOf(text, at), word, name)),
	);
	return [...ofPath, ...ofNames, ...proseIssues(path, text, comments)];
}

/** The banned words in a name: "tellPlayer" has "tell", "MOST_BETS" has "most". */
export function wordsOf(name: string): string[] {
	if (ALLOWED_NAMES.has(name) || STORED_NAME.test(name)) return [];
	const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
	const banned = words.map((word) => word.toLowerCase()).filter((word) => insteadOf.has(word));
	return BANNED_PREFIXES.some((prefix) => prefix.test(name)) ? [...banned, words[0]!.toLowerCase()] : banned;
}

function proseIssues(path: string, text: string, parts: readonly Named[]): VocabularyIssue[] {
	return parts.flatMap((part) =>
		[...part.text.matchAll(/\p{L}+/gu)]
			.filter(([word]) => inProse.has(word.toLowerCase()))
			.map(({ 0: word, index }) => issueAt(path, lineOf(text, part.at + index), word.toLowerCase(), "prose")),
	);
}

const issueAt = (path: string, line: number, word: string, where: string): VocabularyIssue => ({
	path,
	line,
	word,
	what: `"${word}" in ${where}: write ${insteadOf.get(word) ?? "max or min"} (GLOSSARY.md)`,
});

function parse(path: string, text: string): Parsed {
	const { program, comments } = parseSync(path, text);
	const names: Named[] = [];
	collectNames(program, names);
	return { names, comments: comments.map(({ value, start }) => ({ text: value, at: start + 2 })) };
}

function collectNames(node: unknown, names: Named[]): void {
	if (typeof node !== "object" || node === null) return;
	const { type, name, start } = node as { type?: string; name?: unknown; start?: number };
	if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string")
		names.push({ text: name, at: start ?? 0 });
	for (const child of Object.values(node)) collectNames(child, names);
}
