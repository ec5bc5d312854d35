import { LOCALES } from "@baize/kernel/locale";
import { pages, serverPages } from "@baize/platform-paths";
import { lineOf, type SourceFile } from "./files.ts";

/** Any single word is an address of these. */
const UNRECOGNISABLE: readonly string[] = [pages.lobby, pages.marketingPage];

const PATTERNS = [...Object.values(pages), ...Object.values(serverPages)]
	.filter((page) => !UNRECOGNISABLE.includes(page))
	.map(
		(page) =>
			new RegExp(`^${page.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/?#]+").replace("*", ".+")}/?(?:[?#]|$)`),
	);

/**
 * Where an address may be written out: in the table itself, in content, which editors write, in the requests of an
 * attacker, and in tests, which say what an address must be.
 */
const MAY_WRITE_ADDRESSES =
	/^(platform\/paths|e2e|tools\/(security|bench|tidy))\/|\/content\/server\/seeds\/|\.test\.tsx?$/;
const COMMENT = /^\s*(?:\/\*\*?.*|\*.*|\/\/.*)$/gm;
/** A text that begins with a slash, after values such as the origin and the language. */
const LITERAL = /(["'`])((?:\/?\$\{[^}]*\})*\/[^"'`\s]*)\1/g;
const VALUE = /\$\{[^}]*\}/g;
const LANGUAGE = new RegExp(`^(?:\\$\\{[^}]*\\})?/(?:\\$\\{[^}]*\\}|${LOCALES.join("|")})(?=/)`);
const ORIGIN = /^\$\{[^}]*\}/;

const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path.replaceAll(VALUE, "x")));

/** Addresses of pages that are written out where the table of them must be used. */
export function pageLiterals({ path, text }: SourceFile): { line: number; text: string }[] {
	if (MAY_WRITE_ADDRESSES.test(path) || !/\.tsx?$/.test(path)) return [];
	// As many characters as before, so that the line is right.
	const code = text.replaceAll(COMMENT, (comment) => " ".repeat(comment.length));
	return [...code.matchAll(LITERAL)]
		.filter(([, , literal = ""]) => isPage(literal.replace(LANGUAGE, "")) || isPage(literal.replace(ORIGIN, "")))
		.map(({ 2: literal = "", index }) => ({ line: lineOf(text, index), text: literal }));
}
