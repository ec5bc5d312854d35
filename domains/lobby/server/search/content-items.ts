import { type Body, type Entry, HOME, isFor, linkOf } from "@baize/content/contract";
import { audienceOf, type ContentSnapshot } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { Seeker } from "../rows.ts";
import type { SearchItem } from "./items.ts";

type Page = Entry<"content_page" | "marketing_page">;
export type PageItem = SearchItem & { isSeen(seeker: Pick<Seeker, "isVisible" | "session">): boolean };

/** The pages and help articles that editors have published in a language, without the home page. */
export const listedPages = (snapshot: ContentSnapshot, locale: Locale): Page[] => [
	...snapshot.list("content_page", locale),
	...snapshot.list("marketing_page", locale).filter(({ slug }) => slug !== HOME),
];

/** The same, to be searched. */
export function contentItems(snapshot: ContentSnapshot, locale: Locale): PageItem[] {
	return listedPages(snapshot, locale).map((page) => ({
		hit: {
			kind: page.type === "content_page" && page.fields.pageType === "help" ? "help" : "pages",
			id: page.slug,
			href: linkOf(page),
			title: page.fields.title,
			subtitle: summaryOf(page),
		},
		others: [...keywordsOf(page), ...textsOf(page.fields.body)],
		isSeen: ({ isVisible, session }) =>
			isVisible(page.fields.geoTargetingFilter) && isFor(page.fields.audiences, audienceOf({ session })),
	}));
}

const summaryOf = (page: Page): string =>
	page.type === "content_page" ? page.fields.summary : page.fields.description;

const keywordsOf = (page: Page): readonly string[] =>
	page.type === "content_page" ? (page.fields.keywords ?? []) : [];

const textsOf = (body: Body): string[] => body.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
