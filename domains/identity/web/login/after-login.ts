import { isLocale } from "@baize/kernel/locale";
import { ACTION_PATHS } from "../../contract/required-actions.ts";
import type { LoginResult } from "./sign-in.ts";

/** Paths of our own, or nothing; `home` is that of the page's language. */
export type Ways = {
	destination: string | null;
	lastPage: string | null;
	home: string;
	/** The language that the person chose on this site, if he chose one. */
	chosenLocale: string | undefined;
};

/**
 * Where one goes after a login: to what must be done first, with the destination; else to the destination, the last
 * page, or home. Who chose no language here is shown his account's. spec §4
 */
export function pathAfter(result: LoginResult, { destination, lastPage, home, chosenLocale }: Ways): string {
	const spoken = (path: string) => (chosenLocale ? path : inLanguage(path, result.params.language));
	if (result.outcome === "ACTION_REQUIRED") {
		const onward = destination ?? lastPage;
		const query = new URLSearchParams({ ...result.params, ...(onward ? { destination: onward } : {}) });
		return `${spoken(home)}${ACTION_PATHS[result.action]}?${query}`;
	}
	return spoken(destination ?? lastPage ?? home);
}

/** The same page in another language, where the path is one of a page. */
export function inLanguage(path: string, language: string | undefined): string {
	const [, locale = ""] = path.split(/[/?#]/);
	return language && isLocale(language) && isLocale(locale) ? `/${language}${path.slice(1 + locale.length)}` : path;
}
