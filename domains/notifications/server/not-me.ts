import { mapLanguages } from "@baize/kernel/locale";
import type { MailTemplate } from "./template.ts";
import { written } from "./texts.ts";

const PARAGRAPH = written(({ notMe }) => notMe);

/** Adds to a mail the link by which the player reports that it was not them, as the value `notMe`. */
export const withNotMe = (template: MailTemplate): MailTemplate =>
	mapLanguages(template, ({ subject, text }, locale) => ({
		subject,
		text: `${text}\n\n${PARAGRAPH[locale]}\n\n{notMe}`,
	}));
