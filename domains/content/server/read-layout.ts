import type { Locale } from "@baize/kernel/locale";
import { type Entry, type Layout, REGIONS } from "../contract/index.ts";
import type { Library } from "./library.ts";
import type { Sees } from "./ports.ts";

type LayoutItem = Layout["header"][number];

/** Every region with its content, without the entries and menu items that may not be seen from here. */
export const layoutOf = (library: Library, locale: Locale, sees: Sees): Layout =>
	Object.fromEntries(
		REGIONS.map((region) => [region, library.region(region, locale).flatMap((entry) => itemOf(entry, sees) ?? [])]),
	) as Layout;

function itemOf(entry: Entry, sees: Sees): LayoutItem | undefined {
	const { slug } = entry;
	if (entry.type === "custom_menu") {
		const items = entry.fields.items.filter((item) => sees(item.props.geoTargetingFilter));
		return { type: "custom_menu", slug, title: entry.fields.title, items };
	}
	if (entry.type === "content_block") {
		const { title, body, geoTargetingFilter } = entry.fields;
		return sees(geoTargetingFilter) ? { type: "content_block", slug, title, body } : undefined;
	}
	if (entry.type === "external_link") return { type: "external_link", slug, ...entry.fields };
	return undefined;
}
