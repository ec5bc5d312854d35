import type { ReplyOf } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import { type Body, type Entry, HOME, linkOf, type readPages } from "../contract/index.ts";
import type { Seeing } from "./ports.ts";
import { pictureOf, seenOrRefused } from "./read-content.ts";
import type { ContentSnapshot } from "./snapshot.ts";

type Page = Entry<"content_page" | "marketing_page" | "custom_menu">;

/** The page at a path of the site; help pages of one path are combined, as one page of questions. */
export function pagesAt(
	snapshot: ContentSnapshot,
	path: string,
	locale: Locale,
	seeing: Seeing,
): ReplyOf<typeof readPages> {
	const found = pagesOf(snapshot, locale).filter((page) => linkOf(page) === path);
	const seen = seenOrRefused(found, seeing);
	const [first] = seen;
	return {
		title: first.fields.title,
		summary: summaryOf(first),
		pageType: first.type === "content_page" ? first.fields.pageType : "generic",
		articles: seen.map((page) => ({
			slug: page.slug,
			title: page.fields.title,
			...(page.type === "content_page" ? pictureOf(snapshot, page, locale) : {}),
			body: bodyOf(page),
		})),
	};
}

const pagesOf = (snapshot: ContentSnapshot, locale: Locale): Page[] => [
	...snapshot.list("content_page", locale),
	...snapshot.list("marketing_page", locale).filter(({ slug }) => slug !== HOME),
	...snapshot.list("custom_menu", locale),
];

function summaryOf(page: Page): string {
	if (page.type === "content_page") return page.fields.summary;
	return page.type === "marketing_page" ? page.fields.description : "";
}

// A menu opened as a page is the list of its links.
function bodyOf(page: Page): Body {
	if (page.type !== "custom_menu") return page.fields.body;
	return page.fields.items.map(({ id, props }) => ({
		kind: "link",
		text: props.text ?? props.title ?? id,
		link: props.link,
	}));
}
