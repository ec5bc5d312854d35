import type { Locale } from "@baize/kernel/locale";
import { type Entry, type HelpCategory, type HelpLink, linkOf } from "../../contract/index.ts";
import type { Seeing } from "../ports.ts";
import { isSeen, seenItems } from "../read-content.ts";
import type { ContentSnapshot } from "../snapshot.ts";

export type HelpEntry = Entry<"content_page">;

/** The menus with which editors arrange the help: its categories, and what is asked most. */
const CATEGORIES_MENU = "help-categories";
const POPULAR_MENU = "help-popular";
const LAST = 1_000;

/** Every help page that its reader may see, in the order of its editors. */
export const helpPagesIn = (snapshot: ContentSnapshot, locale: Locale, seeing: Seeing): HelpEntry[] =>
	allHelpPages(snapshot, locale).filter((page) => isSeen(page, seeing));

export const allHelpPages = (snapshot: ContentSnapshot, locale: Locale): HelpEntry[] =>
	snapshot
		.list("content_page", locale)
		.filter(({ fields }) => fields.pageType === "help")
		.toSorted((one, other) => (one.fields.priority ?? LAST) - (other.fields.priority ?? LAST));

export function categoriesOf(
	snapshot: ContentSnapshot,
	locale: Locale,
	pages: readonly HelpEntry[],
	seeing: Seeing,
): HelpCategory[] {
	return itemsOf(CATEGORIES_MENU, snapshot, locale, seeing).map(
		({ id, props: { text, title, link, iconClass, menuData } }) => ({
			title: text ?? title ?? id,
			summary: menuData?.summary ?? "",
			link,
			...(iconClass === undefined ? {} : { icon: iconClass }),
			count: pages.filter((page) => isUnder(link, linkOf(page))).length,
		}),
	);
}

/** What is asked most: the pages that editors have put into the menu, as far as they may be seen from here. */
export function popularOf(
	snapshot: ContentSnapshot,
	locale: Locale,
	pages: readonly HelpEntry[],
	seeing: Seeing,
): HelpLink[] {
	return itemsOf(POPULAR_MENU, snapshot, locale, seeing).flatMap(({ props }) =>
		pages.filter((page) => linkOf(page) === props.link).map(linkTo),
	);
}

/** The items of a menu that its reader may see. */
function itemsOf(slug: string, snapshot: ContentSnapshot, locale: Locale, seeing: Seeing) {
	const menu = snapshot.published("custom_menu", slug, locale);
	return menu ? seenItems(menu, seeing) : [];
}

export const isUnder = (category: string, link: string): boolean => `${link}/`.startsWith(`${category}/`);

export const linkTo = (page: HelpEntry): HelpLink => ({
	title: page.fields.title,
	summary: page.fields.summary,
	link: linkOf(page),
});
