import type { SourceFile } from "./files.ts";

const isOfServer = ({ path }: SourceFile): boolean =>
	/^domains\/(?!content\/)[^/]+\/server\/(?!(?:[^/]+\/)*adapters\/).*\.ts$/.test(path) && !path.endsWith(".test.ts");

/** A mail in one language. */
export type MailText = { locale: string; subject: string; text: string };
export type MailOfFile = { file: string; texts: MailText[] };

const MAIL_TEXT =
	/\b(?<locale>[a-z]{2}): \{\s*subject: (?<subject>"[^"]*"|`[^`]*`),\s*text:\s*(?<text>`[^`]*`|"[^"]*")/g;

/** Every mail template in these files, with all its languages. */
export function mailsIn(files: readonly SourceFile[]): MailOfFile[] {
	return files
		.filter((file) => isOfServer(file) && file.text.includes("MailTemplate"))
		.flatMap(({ path, text }) => {
			const texts = [...text.matchAll(MAIL_TEXT)].map(({ groups }) => groups as MailText);
			return templates(texts).map((each) => ({ file: path, texts: each }));
		});
}

/** A new template starts where a language appears for the second time. */
function templates(texts: readonly MailText[]): MailText[][] {
	const found: MailText[][] = [];
	for (const each of texts) {
		const last = found.at(-1);
		if (!last || last.some(({ locale }) => locale === each.locale)) found.push([each]);
		else last.push(each);
	}
	return found;
}

export const placeholdersOf = ({ subject, text }: MailText): string[] =>
	[...new Set(`${subject} ${text}`.match(/(?<!\$)\{\w+\}/g))].sort();
