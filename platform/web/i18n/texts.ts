import { DEFAULT_LOCALE, LOCALES, type Locale, localeOfTag } from "@baize/kernel/locale";
import { useLocale } from "./locale.ts";
import { openTranslator, type Translator } from "./translator.ts";

/**
 * A domain's texts as Vite finds them: one file per language, compiled by the build. In the browser each is in its own
 * chunk; what the server renders contains them.
 */
type TextFiles = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: it holds the texts of every domain; each domain's hook gives them their type.
type AnyTranslator = any;

const loaded = new Map<string, AnyTranslator>();
const textsKey = (locale: Locale, domain: string): string => `${locale}/${domain}`;

/**
 * Loads a domain's texts before its screens are rendered and returns the hook that reads them: `export const
 * useCashierTexts = await openTexts<typeof en>("cashier", import.meta.glob("./texts/*.ts", { query: "?icu", import:
 * "default" }))`. The server has every language; a page loads only its own, because switching the language loads a new
 * page. A language that has no file of its own yet is in English.
 */
export async function openTexts<Texts extends Record<string, unknown>>(
	domain: string,
	files: TextFiles,
): Promise<() => Translator<Texts>> {
	const locales = import.meta.env.SSR ? LOCALES : [localeOfTag(document.documentElement.lang)];
	await Promise.all(locales.map((locale) => loadTexts(domain, locale, files)));
	return () => loaded.get(textsKey(useLocale(), domain));
}

async function loadTexts(domain: string, locale: Locale, files: TextFiles): Promise<void> {
	const file = files[`./texts/${locale}.ts`] ?? files[`./texts/${DEFAULT_LOCALE}.ts`];
	const messages = typeof file === "function" ? await file() : file;
	loaded.set(textsKey(locale, domain), openTranslator(locale, messages));
}

/** The text of a key like "cashier.errors.belowMinimum", where that domain's texts are loaded. */
export function findText(locale: Locale, key: string, values?: Record<string, string | number>): string | undefined {
	const [domain = "", ...rest] = key.split(".");
	const translator = loaded.get(textsKey(locale, domain));
	const name = rest.join(".");
	return translator?.has(name) ? translator(name, values) : undefined;
}
