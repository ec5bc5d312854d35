import { describe, expect, it } from "vitest";
import { CHARGEBACK_MESSAGES } from "../chargebacks/messages.ts";
import { INBOX_TEMPLATES } from "./inbox-messages.ts";
import { MAILS } from "./mails.ts";

const mails = Object.values(MAILS).flatMap((byState) => Object.entries(byState));
const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe("a mail about a payment", () => {
	it.each(mails)("%s has the same content in every language", (_state, mail) => {
		const { en, ...others } = mail!.template;
		for (const other of Object.values(others)) {
			expect(namesIn(other.text)).toEqual(namesIn(en.text));
			expect(namesIn(other.subject)).toEqual(namesIn(en.subject));
		}
		expect(namesIn(en.text)).toContain("{link}");
	});
});

const templates = [...INBOX_TEMPLATES, ...Object.values(CHARGEBACK_MESSAGES)];

describe("[NOTE-01] a message of the inbox about a payment", () => {
	it.each(templates.map((template) => [template.name, template.texts] as const))(
		"%s has the same content in every language",
		(_name, { en, ...others }) => {
			for (const other of Object.values(others)) {
				expect(namesIn(other.text)).toEqual(namesIn(en.text));
				expect(namesIn(other.title)).toEqual(namesIn(en.title));
			}
		},
	);
});
