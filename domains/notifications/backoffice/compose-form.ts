import { LOCALES, type Locale } from "@baize/kernel/locale";
import type { AnnouncementTexts } from "../contract/index.ts";

export type Audience = "one" | "all";
type Words = { title: string; text: string };
export type ComposeForm = {
	audience: Audience;
	email: string;
	words: Record<Locale, Words>;
	link: string;
	byMail: boolean;
	isMarketing: boolean;
};

export const emptyForm = (audience: Audience): ComposeForm => ({
	audience,
	email: "",
	words: Object.fromEntries(LOCALES.map((locale) => [locale, { title: "", text: "" }])) as ComposeForm["words"],
	link: "",
	byMail: false,
	isMarketing: false,
});

const isGiven = (text: string): boolean => text.trim() !== "";

/** The fields that cannot be sent as they are; a language is written whole or not at all. */
export function faultsOf({ audience, email, words, link }: ComposeForm): Set<string> {
	const faults = new Set<string>();
	if (audience === "one" && !email.includes("@")) faults.add("email");
	for (const locale of LOCALES) {
		const { title, text } = words[locale];
		if (locale !== "en" && !isGiven(title) && !isGiven(text)) continue;
		if (!isGiven(title)) faults.add(`${locale}.title`);
		if (!isGiven(text)) faults.add(`${locale}.text`);
	}
	if (isGiven(link) && !/^\/(?![/\\])[!-[\]-~]*$/.test(link.trim())) faults.add("link");
	return faults;
}

/** The languages that were written. */
export function textsOf({ words }: ComposeForm): AnnouncementTexts {
	const written = LOCALES.filter((locale) => isGiven(words[locale].title));
	return Object.fromEntries(
		written.map((locale) => [locale, { title: words[locale].title.trim(), text: words[locale].text.trim() }]),
	) as AnnouncementTexts;
}
