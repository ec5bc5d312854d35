import { isLocale } from "@baize/kernel/locale";
import { CONTENT_TYPES, type Draft } from "../../contract/index.ts";
import { issuesOf, type ValidationIssue } from "../rules.ts";

/** Longer ones make ids of entries that no call takes. */
const MAX_SLUG_LETTERS = 80;

type Wrong = ValidationIssue & { line: number };

/** One entry as a line of a file. Its keys stand in one order, so that two files can be compared. */
export const lineOf = ({ type, slug, locale, fields }: Draft): string =>
	`${JSON.stringify({ type, slug, locale, fields })}\n`;

/** The entries of a file and the line of each, or the first thing that is wrong with it. Empty lines are left out. */
export function readFile(text: string): { entries: Draft[]; lines: number[] } | { wrong: Wrong } {
	const entries: Draft[] = [];
	const lines: number[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === "") continue;
		const read = readLine(line);
		if (!("entry" in read)) return { wrong: { ...read, line: index + 1 } };
		entries.push(read.entry);
		lines.push(index + 1);
	}
	return { entries, lines };
}

function readLine(line: string): { entry: Draft } | ValidationIssue {
	const parsed = parse(line);
	if (typeof parsed !== "object" || parsed === null) return { field: "line", cause: "json" };
	const { type, slug, locale, fields } = parsed as Record<string, unknown>;
	if (!CONTENT_TYPES.includes(type as never)) return { field: "type", cause: "enum" };
	if (typeof locale !== "string" || !isLocale(locale)) return { field: "locale", cause: "enum" };
	if (typeof slug !== "string" || slug.length > MAX_SLUG_LETTERS) return { field: "slug", cause: "pattern" };
	const entry = { type, slug, locale, fields } as Draft;
	const [issue] = issuesOf(entry);
	return issue ?? { entry };
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
