import type { Locale } from "@baize/kernel/locale";
import { type HelpCentre, type HelpPage, linkOf, refuseContent } from "../../contract/index.ts";
import type { Seeing } from "../ports.ts";
import { isVisibleTo, pictureOf } from "../read-content.ts";
import type { ContentSnapshot } from "../snapshot.ts";
import { allHelpPages, categoriesOf, type HelpEntry, helpPagesIn, isUnder, linkTo, popularOf } from "./help-pages.ts";

export function helpCentre(snapshot: ContentSnapshot, locale: Locale, seeing: Seeing): HelpCentre {
	const pages = helpPagesIn(snapshot, locale, seeing);
	const categories = categoriesOf(snapshot, locale, pages, seeing).filter(({ count }) => count > 0);
	return { categories, popular: popularOf(snapshot, locale, pages, seeing) };
}

/** The page at an address of the help: a category, or the articles that have the address. */
export function helpPageAt(snapshot: ContentSnapshot, path: string, locale: Locale, seeing: Seeing): HelpPage {
	const pages = helpPagesIn(snapshot, locale, seeing);
	const category = categoriesOf(snapshot, locale, pages, seeing).find(({ link }) => isUnder(link, path)) ?? null;
	const articles = pages.filter((page) => linkOf(page) === path);
	const isCategory = category?.link === path && category.count > 0;
	if (articles.length === 0 && !isCategory)
		throw refuseContent(whyNothing(allHelpPages(snapshot, locale), path, seeing));
	const others = pages.filter((page) => category && isUnder(category.link, linkOf(page)) && !articles.includes(page));
	return { category, articles: articles.map((page) => articleOf(snapshot, page, locale)), others: others.map(linkTo) };
}

const whyNothing = (pages: readonly HelpEntry[], path: string, { isVisible }: Seeing) =>
	pages.some((page) => linkOf(page) === path && !isVisibleTo(page, isVisible))
		? "NOT_AVAILABLE_IN_REGION"
		: "CONTENT_NOT_FOUND";

function articleOf(snapshot: ContentSnapshot, page: HelpEntry, locale: Locale): HelpPage["articles"][number] {
	const { title, summary, body, ownCase } = page.fields;
	const picture = pictureOf(snapshot, page, locale);
	return { slug: page.slug, title, summary, ...picture, body, ...(ownCase ? { ownCase } : {}) };
}
