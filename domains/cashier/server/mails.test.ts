import { describe, expect, it } from "vitest";
import { MAILS } from "./mails.ts";

const mails = Object.values(MAILS).flatMap((byState) => Object.entries(byState));
const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe("a mail about a payment", () => {
	it.each(mails)("%s says the same things in every language", (_state, mail) => {
		const { en, es, ar } = mail!.template;
		for (const other of [es, ar]) {
			expect(namesIn(other.text)).toEqual(namesIn(en.text));
			expect(namesIn(other.subject)).toEqual(namesIn(en.subject));
		}
		expect(namesIn(en.text)).toContain("{link}");
	});
});
