import type { Locale } from "@baize/kernel/locale";
import { type Entry, type Layout, REGIONS } from "../contract/index.ts";
import type { Seeing } from "./ports.ts";
import { isSeen, seenItems } from "./read-content.ts";
import type { ContentSnapshot } from "./snapshot.ts";

type LayoutItem = Layout["header"][number];

/** Every region with its content, without the entries and menu items that are hidden from the reader. */
export const layoutOf = (snapshot: ContentSnapshot, locale: Locale, seeing: Seeing): Layout =>
	Object.fromEntries(
		REGIONS.map((region) => [region, snapshot.region(region, locale).flatMap((entry) => itemOf(entry, seeing) ?? [])]),
	) as Layout;

function itemOf(entry: Entry, seeing: Seeing): LayoutItem | undefined {
	const { slug } = entry;
	if (!isSeen(entry, seeing)) return undefined;
	if (entry.type === "custom_menu")
		return { type: "custom_menu", slug, title: entry.fields.title, items: seenItems(entry, seeing) };
	if (entry.type === "content_block") {
		const { title, body } = entry.fields;
		return { type: "content_block", slug, title, body };
	}
	if (entry.type === "external_link") return { type: "external_link", slug, ...entry.fields };
	return undefined;
}
