import type { SourceFile } from "./files.ts";

/** A page of the site that a mail or message leads to, as it is written: without the language. */
export type MailLink = { file: string; page: string };

const isOfServer = ({ path }: SourceFile): boolean =>
	/^domains\/(?!content\/)[^/]+\/server\/(?!adapters\/).*\.ts$/.test(path) && !path.endsWith(".test.ts");

/** Where a page is named: in the call that writes, beside its template, in a constant, or after the language. */
const NAMED = [
	/\bwriteTo\(([^;]*?)["`](?<page>\/[^"`]*)["`]/gs,
	/\b(?:path|link): "(?<page>\/[^"]*)"/g,
	/^const [A-Z_]+ = "(?<page>\/(?!api\/|services\/)[^"]*)";/gm,
	/[pP]ublicUrl\}\/\$\{(?:locale|language)\}(?<page>\/[^`]*)`/g,
];

export const mailLinks = (files: readonly SourceFile[]): MailLink[] =>
	files
		.filter(isOfServer)
		.flatMap(({ path, text }) =>
			NAMED.flatMap((named) => [...text.matchAll(named)].map(({ groups }) => ({ file: path, page: groups!.page! }))),
		);

/** A mail's words in one language. */
export type MailWords = { locale: string; subject: string; text: string };
export type MailOfFile = { file: string; words: MailWords[] };

const WORDS = /\b(?<locale>[a-z]{2}): \{\s*subject: (?<subject>"[^"]*"|`[^`]*`),\s*text:\s*(?<text>`[^`]*`|"[^"]*")/g;

/** Every template of a mail that stands in these files, language by language. */
export function mailsIn(files: readonly SourceFile[]): MailOfFile[] {
	return files
		.filter((file) => isOfServer(file) && file.text.includes("MailTemplate"))
		.flatMap(({ path, text }) => {
			const words = [...text.matchAll(WORDS)].map(({ groups }) => groups as MailWords);
			return templates(words).map((each) => ({ file: path, words: each }));
		});
}

/** A template begins where a language comes for the second time. */
function templates(words: readonly MailWords[]): MailWords[][] {
	const found: MailWords[][] = [];
	for (const each of words) {
		const last = found.at(-1);
		if (!last || last.some(({ locale }) => locale === each.locale)) found.push([each]);
		else last.push(each);
	}
	return found;
}

export const placeholdersOf = ({ subject, text }: MailWords): string[] =>
	[...new Set(`${subject} ${text}`.match(/(?<!\$)\{\w+\}/g))].sort();
