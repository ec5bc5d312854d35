import type { Locale } from "@baize/kernel/locale";
import { addressOf, serverPages } from "@baize/platform-paths";
import type { LegacyPath } from "./addresses.ts";

export type Chapter = "bets" | "games" | "payments";
export type Year = (typeof YEARS)[number]["year"];

/** The years whose rules are kept, the newest first, each with the chapters that its rules had. */
export const YEARS = [
	{ year: "2025", chapters: ["bets", "games", "payments"] },
	{ year: "2024", chapters: ["bets", "games", "payments"] },
	{ year: "2023", chapters: ["bets", "payments"] },
] as const satisfies readonly { year: string; chapters: readonly Chapter[] }[];

/** A page of the application: all years, the chapters of one, or the rules of a chapter. */
export type LegacyPage =
	| { kind: "years" }
	| { kind: "year"; year: Year }
	| { kind: "chapter"; year: Year; chapter: Chapter };

/**
 * The page at a path of the application. The server asks it before it answers, so that an address without a page has
 * the status of one, and the application asks it where it is led.
 */
export function pageAt(locale: Locale, path: LegacyPath): LegacyPage | undefined {
	const [name, chapterName, ...others] = path.slice(addressOf(serverPages.legacy, { locale }).length + 1).split("/");
	if (name === "") return { kind: "years" };
	const found = YEARS.find(({ year }) => year === name);
	if (!found || others.length > 0) return undefined;
	if (chapterName === undefined) return { kind: "year", year: found.year };
	const chapter = found.chapters.find((each) => each === chapterName);
	return chapter && { kind: "chapter", year: found.year, chapter };
}

/** The path of a page of the application, from the year and the chapter that it is about. */
export const legacyPath = (locale: Locale, ...parts: readonly string[]): LegacyPath =>
	(parts.length === 0
		? addressOf(serverPages.legacy, { locale })
		: addressOf(serverPages.legacyPage, { locale, "*": parts.join("/") })) as LegacyPath;
