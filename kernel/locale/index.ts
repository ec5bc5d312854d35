/** The languages of the site, as they stand in paths and names of files; the first is the fallback for missing texts. */
export const LOCALES = ["en", "es", "pt", "fr", "de", "ar", "ja", "zh"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies Locale;

export const isLocale = (text: string | undefined): text is Locale => LOCALES.includes(text as Locale);
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** A path of the site without a language prefix, where a user has copied it with one: /en/account is /account. */
export function withoutLocale(path: string): string {
	const [, name, rest = ""] = /^\/([^/?#]*)\/*(.*)$/s.exec(path) ?? [];
	return isLocale(name) ? `/${rest}` : path;
}

/** The name of each language in itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
	en: "English",
	es: "Español",
	pt: "Português (Brasil)",
	fr: "Français",
	de: "Deutsch",
	ar: "العربية",
	ja: "日本語",
	zh: "简体中文",
};

/**
 * What our texts are exactly, where that is more than their language. Intl understands a bare "pt" or "zh" as the same,
 * so what formats takes the locale itself.
 */
const TAGS: Partial<Record<Locale, string>> = { pt: "pt-BR", zh: "zh-Hans" };

/** The BCP 47 tag of a language: for `lang` and `hreflang`. */
export const tagOf = (locale: Locale): string => TAGS[locale] ?? locale;

/** The name of a language in English, for operators. */
export const englishNameOf = (locale: Locale): string =>
	new Intl.DisplayNames(["en"], { type: "language" }).of(tagOf(locale)) ?? locale;

/** The language of a page by its `lang`. */
export function localeOfTag(tag: string): Locale {
	const [language] = tag.split("-", 1);
	return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** A text, or another value, in English and in as many of the other languages as there is one. */
export type InLanguages<Value> = { readonly [English in typeof DEFAULT_LOCALE]: Value } & {
	readonly [Other in Locale]?: Value;
};

/** Of what is complete: a language that is missing is a type error. */
export type InEveryLanguage<Value> = Readonly<Record<Locale, Value>>;

/** What is written in a language, or else in English. */
export const inLanguage = <Value>(texts: InLanguages<Value>, locale: Locale): Value =>
	texts[locale] ?? texts[DEFAULT_LOCALE];

/** The same languages, with something made of what is written in each. */
export const mapLanguages = <Value, Made>(
	texts: InLanguages<Value>,
	make: (value: Value, locale: Locale) => Made,
): InLanguages<Made> =>
	Object.fromEntries(
		Object.entries(texts).map(([locale, value]) => [locale, make(value, locale as Locale)]),
	) as InLanguages<Made>;

/** Something made for every language. */
export const inEachLanguage = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
	Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** Texts by their names, of which a language may lack some. */
export type Partly<Texts> = {
	readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : Partly<Texts[Name]>;
};

/**
 * The texts of a server from a file for each language, each completed with the English ones. What is returned picks one of
 * them, in every language.
 */
export function writtenIn<Texts extends object>(
	texts: { readonly [English in typeof DEFAULT_LOCALE]: Texts } & { readonly [Other in Locale]?: Partly<Texts> },
): <Picked>(pick: (texts: Texts) => Picked) => Record<Locale, Picked> {
	const whole = inEachLanguage((locale) => completed(texts[locale] ?? {}, texts[DEFAULT_LOCALE]) as Texts);
	return (pick) => inEachLanguage((locale) => pick(whole[locale]));
}

function completed(own: object, english: object): object {
	const ownOf = (name: string): unknown => (Object.hasOwn(own, name) ? own[name as keyof typeof own] : undefined);
	return Object.fromEntries(
		Object.entries(english).map(([name, text]) => {
			const written = ownOf(name);
			return [name, typeof text === "string" ? (written ?? text) : completed((written as object) ?? {}, text)];
		}),
	);
}
