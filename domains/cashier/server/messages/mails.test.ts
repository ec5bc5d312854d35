import { describe, expect, it } from "vitest";
import { INBOX_TEMPLATES } from "./inbox-messages.ts";
import { MAILS } from "./mails.ts";

const mails = Object.values(MAILS).flatMap((byState) => Object.entries(byState));
const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe("a mail about a payment", () => {
	it.each(mails)("%s has the same content in every language", (_state, mail) => {
		const { en, es, ar } = mail!.template;
		for (const other of [es, ar]) {
			expect(namesIn(other.text)).toEqual(namesIn(en.text));
			expect(namesIn(other.subject)).toEqual(namesIn(en.subject));
		}
		expect(namesIn(en.text)).toContain("{link}");
	});
});

describe("[NOTE-01] a message of the inbox about a withdrawal", () => {
	it.each(INBOX_TEMPLATES.map((template) => [template.name, template.texts] as const))(
		"%s has the same content in every language",
		(_name, { en, es, ar }) => {
			for (const other of [es, ar]) {
				expect(namesIn(other.text)).toEqual(namesIn(en.text));
				expect(namesIn(other.title)).toEqual(namesIn(en.title));
			}
		},
	);
});
