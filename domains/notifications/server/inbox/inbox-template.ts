import { check } from "@baize/kernel/check";
import { DEFAULT_LOCALE, type InLanguages, inLanguage, type Locale } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import type { AnnouncementTexts } from "../../contract/index.ts";
import { fill } from "../template.ts";

/**
 * A message of the inbox in every language, as data of the domain that posts it. Its name begins with that domain's
 * name.
 */
export type InboxTemplate = { name: string; texts: InLanguages<{ title: string; text: string }> };

/** The value of `{name}`: a text, an amount that each language formats its own way, or one text per language. */
export type Fill = string | { amountMinor: number; currency: string } | { words: InLanguages<string> };
export type Fills = Readonly<Record<string, Fill>>;

/** The template for an operator's own text, which comes as the one value. */
export const COMPOSED = "notifications.composed";

export type Templates = {
	add(templates: readonly InboxTemplate[]): void;
	/** Throws, as our bug, if the message could not be rendered later. */
	checkPostable(template: InboxTemplate, fills: Fills): void;
	/** Undefined for a template that this version of the software does not know. */
	read(name: string, fills: Fills, locale: Locale): { title: string; text: string } | undefined;
};

export function openTemplates(): Templates {
	const known = new Map<string, InboxTemplate>();
	return {
		add(templates) {
			for (const template of templates) {
				check(!known.has(template.name), `two templates are called ${template.name}`);
				known.set(template.name, template);
			}
		},
		checkPostable(template, fills) {
			check(
				known.get(template.name) === template,
				`${template.name} was not added, so the message could not be rendered later`,
			);
			for (const locale of Object.keys(template.texts) as Locale[]) filled(template, fills, locale);
		},
		read(name, fills, locale) {
			if (name === COMPOSED) return composed(fills, locale);
			const template = known.get(name);
			return template && filled(template, fills, locale);
		},
	};
}

function filled({ texts }: InboxTemplate, fills: Fills, locale: Locale): { title: string; text: string } {
	const values = Object.fromEntries(Object.entries(fills).map(([name, value]) => [name, textOf(value, locale)]));
	const { title, text } = inLanguage(texts, locale);
	return { title: fill(title, values), text: fill(text, values) };
}

function textOf(value: Fill, locale: Locale): string {
	if (typeof value === "string") return value;
	return "words" in value ? inLanguage(value.words, locale) : formatMoney(value.amountMinor, value.currency, locale);
}

/** The values of the template COMPOSED: one JSON text for each language that the operator wrote. */
export const fillsOf = (texts: AnnouncementTexts): Fills =>
	Object.fromEntries(Object.entries(texts).map(([locale, words]) => [locale, JSON.stringify(words)]));

const composed = (fills: Fills, locale: Locale): { title: string; text: string } =>
	JSON.parse(String(fills[locale] ?? fills[DEFAULT_LOCALE]));
