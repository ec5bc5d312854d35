import { inEachLanguage, LOCALES, type Locale } from "@baize/kernel/locale";
import type { AnnouncementTexts } from "../contract/index.ts";

export type Audience = "one" | "all";
type LocaleTexts = { title: string; text: string };
export type ComposeForm = {
	audience: Audience;
	email: string;
	texts: Record<Locale, LocaleTexts>;
	link: string;
	byMail: boolean;
	isMarketing: boolean;
};

export const emptyForm = (audience: Audience): ComposeForm => ({
	audience,
	email: "",
	texts: inEachLanguage(() => ({ title: "", text: "" })),
	link: "",
	byMail: false,
	isMarketing: false,
});

const isGiven = (text: string): boolean => text.trim() !== "";

/** The fields that are not valid yet; a language is filled in completely or not at all. */
export function issuesOf({ audience, email, texts, link }: ComposeForm): Set<string> {
	const issues = new Set<string>();
	if (audience === "one" && !email.includes("@")) issues.add("email");
	for (const locale of LOCALES) {
		const { title, text } = texts[locale];
		if (locale !== "en" && !isGiven(title) && !isGiven(text)) continue;
		if (!isGiven(title)) issues.add(`${locale}.title`);
		if (!isGiven(text)) issues.add(`${locale}.text`);
	}
	if (isGiven(link) && !/^\/(?![/\\])[!-[\]-~]*$/.test(link.trim())) issues.add("link");
	return issues;
}

/** The languages that were filled in. */
export function textsOf({ texts }: ComposeForm): AnnouncementTexts {
	const written = LOCALES.filter((locale) => isGiven(texts[locale].title));
	return Object.fromEntries(
		written.map((locale) => [locale, { title: texts[locale].title.trim(), text: texts[locale].text.trim() }]),
	) as AnnouncementTexts;
}
