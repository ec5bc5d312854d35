import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./files.ts";
import { mailsIn, placeholdersOf } from "./mail-texts.ts";

const files = sourceFiles(new URL("../..", import.meta.url).pathname);
const mails = mailsIn(files);

describe("a mail's template", () => {
	it("is found in every file that has one", () => {
		const without = files.filter(
			({ path, text }) =>
				/\/server\/.*mails/.test(path) && /: MailTemplate = \{/.test(text) && !mails.some(({ file }) => file === path),
		);
		expect(without.map(({ path }) => path)).toEqual([]);
		expect(mails.length).toBeGreaterThan(30);
	});

	it.each(mails.map(({ file, texts }) => [`${file}: ${texts[0]!.subject}`, texts] as const))(
		"%s has the same placeholders in every language and contains no address",
		(_name, texts) => {
			expect(texts.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
			expect(new Set(texts.map((each) => placeholdersOf(each).join(" "))).size).toBe(1);
			expect(texts.filter(({ text }) => /https?:|www\.|\/(en|es|ar)\b/.test(text))).toEqual([]);
		},
	);
});
