import { parseSync } from "oxc-parser";
import { lineOf } from "./files.ts";
import {
	ALLOWED_NAMES,
	ALLOWED_PHRASES,
	BANNED_PREFIXES,
	BANNED_WORDS,
	OPERATORS_TEXTS,
	UNCHECKED_PATHS,
	UNCHECKED_STRINGS,
} from "./vocabulary.data.ts";

/** A name or comment that uses a banned word; `line` counts from 1 and is 0 for a file's own name. */
export type VocabularyIssue = { path: string; line: number; word: string; what: string };

type Named = { text: string; at: number };
type Parsed = { names: Named[]; strings: Named[]; comments: Named[] };

const insteadOf = new Map(BANNED_WORDS.flatMap(({ words, instead }) => words.map((word) => [word, instead] as const)));
const inProse = new Set(BANNED_WORDS.filter((banned) => banned.inProse).flatMap(({ words }) => words));

/** Columns, jobs and other names that are stored are written with underscores and change only with a migration. */
const STORED_NAME = /^[a-z0-9]+(_[a-z0-9]+)+$/;
const STORED_PART = /[a-z0-9]+(_[a-z0-9]+)+/g;
const CODE = /\.tsx?$/;
/** A word of a sentence, and not a part of a stored name. */
const WORD = /(?<![\p{L}_])\p{L}+(?![\p{L}_])/gu;
const PROSE_ALONE = /\.(md|css|sql)$/;

/** The issues of one source file or document. */
export function vocabularyIssues(path: string, text: string): VocabularyIssue[] {
	if (UNCHECKED_PATHS.test(path)) return [];
	const ofPath = wordsOf(path.replaceAll(STORED_PART, "")).map((word) => issueAt(path, 0, word, path));
	if (PROSE_ALONE.test(path)) return [...ofPath, ...proseIssues(path, text, [{ text, at: 0 }])];
	if (!CODE.test(path)) return ofPath;
	const { names, strings, comments } = parse(path, text);
	if (OPERATORS_TEXTS.test(path)) return [...ofPath, ...proseIssues(path, text, strings)];
	const prose = UNCHECKED_STRINGS.test(path) ? comments : [...comments, ...strings];
	const ofNames = names.flatMap(({ text: name, at }) =>
		wordsOf(name).map((word) => issueAt(path, lineOf(text, at), word, name)),
	);
	return [...ofPath, ...ofNames, ...proseIssues(path, text, prose)];
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
		[...withoutAllowed(part.text).matchAll(WORD)]
			.filter(([word]) => inProse.has(word.toLowerCase()))
			.map(({ 0: word, index }) => issueAt(path, lineOf(text, part.at + index), word.toLowerCase(), "prose")),
	);
}

/** Of the same length, so that what is found stands at the same place. */
const withoutAllowed = (text: string): string =>
	ALLOWED_PHRASES.reduce((rest, phrase) => rest.replaceAll(phrase, " ".repeat(phrase.length)), text);

const issueAt = (path: string, line: number, word: string, where: string): VocabularyIssue => ({
	path,
	line,
	word,
	what: `"${word}" in ${where}: write ${insteadOf.get(word) ?? "max or min"} (GLOSSARY.md)`,
});

function parse(path: string, text: string): Parsed {
	const { program, comments } = parseSync(path, text);
	const names: Named[] = [];
	const strings: Named[] = [];
	collect(program, names, strings);
	return { names, strings, comments: comments.map(({ value, start }) => ({ text: value, at: start + 2 })) };
}

function collect(node: unknown, names: Named[], strings: Named[]): void {
	if (typeof node !== "object" || node === null) return;
	const { type, name, value, start: at = 0 } = node as Partial<Record<"type" | "name", string>> & Valued;
	if ((type === "Identifier" || type === "JSXIdentifier") && name !== undefined) names.push({ text: name, at });
	if (type === "Literal" && typeof value === "string") strings.push({ text: value, at });
	if (type === "TemplateElement") strings.push({ text: (value as { raw: string }).raw, at });
	for (const child of Object.values(node)) collect(child, names, strings);
}

type Valued = { value?: unknown; start?: number };
