import type { Locale } from "@baize/kernel/locale";
import type { Chapter, LegacyPage, Year } from "@baize/legacy/contract";
import type en from "./texts/en.ts";

type Widened<Text> = { [Name in keyof Text]: Text[Name] extends string ? string : Widened<Text[Name]> };

export type Texts = Widened<typeof en>;
/** The rules of a year: those of each chapter, by a name that all languages share. */
export type RulesOfYear = Partial<Record<Chapter, Readonly<Record<string, string>>>>;

/** A page with all that is written on it. */
export type WrittenPage = { page: LegacyPage; texts: Texts; rules: RulesOfYear };

const TEXTS = import.meta.glob<Texts>("./texts/*.ts", { import: "default" });
const RULES = import.meta.glob<RulesOfYear>("./rules/*/texts/*.ts", { import: "default" });

/** Loads only what the page shows: the texts of its language, and on a page of a year the rules of that year. */
export async function writtenPage(locale: Locale, page: LegacyPage): Promise<WrittenPage> {
	const [texts, rules] = await Promise.all([
		loaded(TEXTS, `./texts/${locale}.ts`),
		page.kind === "chapter" ? rulesOf(locale, page.year) : {},
	]);
	return { page, texts, rules };
}

export const rulesOf = (locale: Locale, year: Year): Promise<RulesOfYear> =>
	loaded(RULES, `./rules/${year}/texts/${locale}.ts`);

function loaded<Module>(files: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
	const load = files[path];
	if (!load) throw new Error(`${path} is not part of the build`);
	return load();
}

/** The text with its values in place of their names. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replaceAll(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
