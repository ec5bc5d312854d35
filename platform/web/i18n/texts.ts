import { LOCALES, type Locale } from "@baize/kernel/locale";
import { useLocale } from "./locale.ts";
import { openTranslator, type Translator } from "./translator.ts";

/** A room's texts as Vite finds them: one file a language, compiled at build, each a chunk of its own. */
type TextFiles = Record<string, () => Promise<unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: the shelf holds the texts of every room; each room's hook gives them their type.
type AnyTranslator = any;

const shelf = new Map<string, AnyTranslator>();
const shelfKey = (locale: Locale, room: string): string => `${locale}/${room}`;

/**
 * Loads a room's texts before its screens can be drawn and gives the hook that reads them:
 * `export const useCashierTexts = await openTexts<typeof en>("cashier", import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }))`.
 * The server keeps every language; a page loads its own only, because switching the language loads a new page.
 */
export async function openTexts<Texts extends Record<string, unknown>>(
	room: string,
	files: TextFiles,
): Promise<() => Translator<Texts>> {
	const locales = import.meta.env.SSR ? LOCALES : [document.documentElement.lang as Locale];
	await Promise.all(locales.map((locale) => loadTexts(room, locale, files)));
	return () => shelf.get(shelfKey(useLocale(), room));
}

async function loadTexts(room: string, locale: Locale, files: TextFiles): Promise<void> {
	const messages = await files[`./texts/${locale}.ts`]?.();
	shelf.set(shelfKey(locale, room), openTranslator(locale, messages));
}

/** The text of a key like "cashier.errors.belowMinimum", where that room's texts are loaded. */
export function findText(locale: Locale, key: string, values?: Record<string, string | number>): string | undefined {
	const [room = "", ...rest] = key.split(".");
	const translator = shelf.get(shelfKey(locale, room));
	const name = rest.join(".");
	return translator?.has(name) ? translator(name, values) : undefined;
}
