import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { pagePath, pages } from "@baize/platform-paths";
import { type ContentType, HOME, linkOf } from "../../contract/index.ts";

type Written = { contentType: ContentType; slug: string; fields: Readonly<Record<string, unknown>> };

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(textIn) : []);

/** Where an entry stands on the site by what is written now; undefined where it has no page of its own. */
export function addressOf({ contentType, slug, fields }: Written): string | undefined {
	const at = { slug, locale: DEFAULT_LOCALE as Locale };
	if (contentType === "content_page")
		return linkOf({ ...at, type: contentType, fields: { ...fields, paths: textsIn(fields.paths) } as never });
	if (contentType === "marketing_page" && slug === HOME) return pages.lobby;
	if (contentType === "custom_menu" || contentType === "marketing_page")
		return linkOf({ ...at, type: contentType, fields: fields as never });
	return contentType === "casino_game_page" ? gameAddress(fields) : undefined;
}

function gameAddress({ link, category, subcategory, uriSuffix }: Written["fields"]): string | undefined {
	if (textIn(link) !== "") return textIn(link);
	const [first, second, page] = [textIn(category), textIn(subcategory), textIn(uriSuffix)];
	if (first === "" || second === "" || page === "") return undefined;
	return pagePath(pages.game, { category: first, subcategory: second, page });
}
