import { DEFAULT_LOCALE, type Locale, tagOf } from "@baize/kernel/locale";
import type { Read } from "./read-page.ts";

/** What stands on a page only where a text or a value was missing: a key, a place for a value, or none of either. */
const LEFT_OVER = [/\{\w+(,|\})/, /\bundefined\b/, /\bNaN\b/, /\[object /, /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/];

/** Names are the same in every language: few words, each with a capital but the smallest ("Book of Tides"). */
const MIN_WORDS = 5;
const LOWER_CASE_WORD = /(?<!\S)\p{Ll}{3,}/u;

/**
 * What is missing on a page. A whole sentence that the page has in English too was not translated; `english` has the
 * sentences that were seen on the English pages.
 */
export function missingTexts(locale: Locale, read: Read, english: ReadonlySet<string>): string[] {
	const { lang, title, heading, texts } = read;
	const left = texts.filter((text) => LEFT_OVER.some((pattern) => pattern.test(text)));
	const untranslated = locale === DEFAULT_LOCALE ? [] : texts.filter((text) => isSentence(text) && english.has(text));
	return [
		...(lang === tagOf(locale) ? [] : [`the page is in "${lang}"`]),
		...(title === "" ? ["no title"] : []),
		...(heading === "" ? ["no heading"] : []),
		...left.map((text) => `left over: ${text}`),
		...untranslated.map((text) => `English: ${text}`),
	];
}

/** Names in a list stand between middle dots. */
export const isSentence = (text: string): boolean =>
	text.split(" · ").some((part) => part.split(" ").length >= MIN_WORDS && LOWER_CASE_WORD.test(part));
