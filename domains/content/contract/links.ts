import { pagePath, pages } from "@baize/platform-paths";
import type { Entry } from "./schemas.ts";

const FALLBACK_HELP_PATH = "common-faq";

/** The path of a page or menu on the site, without the language. spec §2 */
export function linkOf(entry: Entry<"content_page" | "custom_menu" | "marketing_page">): string {
	const { slug } = entry;
	if (entry.type !== "content_page") return pagePath(pages.marketingPage, { slug });
	const { pageType, paths } = entry.fields;
	if (pageType === "article") return pagePath(pages.article, { slug });
	if (pageType === "promotion") return pagePath(pages.promotion, { slug });
	if (pageType === "help") return pagePath(pages.helpPage, { "*": helpPathOf(paths) });
	return pagePath(pages.contentPage, { slug });
}

/** The first stored path without its last segment; top-level pages belong to the common questions. spec §2 */
export function helpPathOf(paths: readonly string[]): string {
	const [first = ""] = paths;
	return first.split("/").slice(0, -1).join("/") || FALLBACK_HELP_PATH;
}
