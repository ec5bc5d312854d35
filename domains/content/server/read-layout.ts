import type { Locale } from "@baize/kernel/locale";
import { type Entry, type Layout, REGIONS } from "../contract/index.ts";
import type { GeoVisibility } from "./ports.ts";
import type { ContentSnapshot } from "./snapshot.ts";

type LayoutItem = Layout["header"][number];

/** Every region with its content, without the entries and menu items that are hidden at the location. */
export const layoutOf = (snapshot: ContentSnapshot, locale: Locale, isVisible: GeoVisibility): Layout =>
	Object.fromEntries(
		REGIONS.map((region) => [
			region,
			snapshot.region(region, locale).flatMap((entry) => itemOf(entry, isVisible) ?? []),
		]),
	) as Layout;

function itemOf(entry: Entry, isVisible: GeoVisibility): LayoutItem | undefined {
	const { slug } = entry;
	if (entry.type === "custom_menu") {
		const items = entry.fields.items.filter((item) => isVisible(item.props.geoTargetingFilter));
		return { type: "custom_menu", slug, title: entry.fields.title, items };
	}
	if (entry.type === "content_block") {
		const { title, body, geoTargetingFilter } = entry.fields;
		return isVisible(geoTargetingFilter) ? { type: "content_block", slug, title, body } : undefined;
	}
	if (entry.type === "external_link") return { type: "external_link", slug, ...entry.fields };
	return undefined;
}
