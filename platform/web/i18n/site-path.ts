import { type Page, type PagePath, pathIn } from "@baize/platform-paths";
import { useLocale } from "./locale.ts";

/** The paths of pages in one language. */
export type SitePaths = {
	(page: PagePath): string;
	<Values>(page: Page<Values>, values: NoInfer<Values>): string;
};

/** The paths of pages in the language of this one: `useSitePath()(pages.sports)` is "/es/sports". */
export function useSitePath(): SitePaths {
	const locale = useLocale();
	return (page: string, values?: object) =>
		values ? pathIn(locale, page as Page<object>, values) : pathIn(locale, page as PagePath);
}
