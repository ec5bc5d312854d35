import { check } from "@baize/kernel/check";
import type { InLanguages } from "@baize/kernel/locale";

/** A mail in every language, as data of the domain that sends it. `{name}` stands for the value of that name. */
export type MailTemplate = InLanguages<{ subject: string; text: string }>;
/** The text of an SMS in every language. */
export type SmsTemplate = InLanguages<string>;
export type TemplateValues = Readonly<Record<string, string>>;

/** Fills the values in; a value that the text names and the caller does not give is our own bug. */
export const fill = (text: string, values: TemplateValues): string =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		check(value !== undefined, `the template names {${name}}, but no such value is given`);
		return value;
	});
