import { isLocale } from "@baize/kernel/locale";
import { addressOf, pageIn } from "@baize/platform-paths";
import { ACTION_PATHS } from "../../contract/login/required-actions.ts";
import type { LoginResult } from "./sign-in.ts";

/** Paths of this site, or nothing; `home` is that of the page's language. */
export type Ways = {
	destination: string | null;
	lastPage: string | null;
	home: string;
	/** The language that the person chose on this site, if any. */
	chosenLocale: string | undefined;
};

/**
 * The page after a login: a required action, with the destination; else the destination, the last page, or home. A
 * person who chose no language here gets their account's language. spec §4
 */
export function pathAfter(result: LoginResult, { destination, lastPage, home, chosenLocale }: Ways): string {
	const localized = (path: string) => (chosenLocale ? path : inLanguage(path, result.params.language));
	if (result.outcome === "ACTION_REQUIRED") {
		const onward = destination ?? lastPage;
		const page = addressOf(ACTION_PATHS[result.action], { ...result.params, destination: onward ?? undefined });
		return localized(home) + page;
	}
	return localized(destination ?? lastPage ?? home);
}

/** The same page in another language, where the path is a page's. */
export function inLanguage(path: string, language: string | undefined): string {
	const [, locale = ""] = path.split(/[/?#]/);
	return language && isLocale(language) && isLocale(locale) ? pageIn(language, path) : path;
}
