import type { ReplyOf } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import { type Entry, linkOf, type readPages, refuseContent } from "../contract/index.ts";
import type { Library } from "./library.ts";
import type { Sees } from "./ports.ts";

type Page = Entry<"content_page" | "marketing_page">;

/** The page at a path of the site; help pages of one path come together, as one page of questions. */
export function pagesAt(library: Library, path: string, locale: Locale, sees: Sees): ReplyOf<typeof readPages> {
	const found = pagesOf(library, locale).filter((page) => linkOf(page) === path);
	const seen = found.filter((page) => sees(page.fields.geoTargetingFilter));
	const [first] = seen;
	if (!first) throw refuseContent(found.length > 0 ? "NOT_AVAILABLE_IN_REGION" : "CONTENT_NOT_FOUND");
	return {
		title: first.fields.title,
		summary: first.type === "content_page" ? first.fields.summary : first.fields.description,
		pageType: first.type === "content_page" ? first.fields.pageType : "generic",
		articles: seen.map(({ slug, fields }) => ({ slug, title: fields.title, body: fields.body })),
	};
}

const pagesOf = (library: Library, locale: Locale): Page[] => [
	...library.list("content_page", locale),
	...library.list("marketing_page", locale),
];
