import { type Entry, type GeoFilter, refuseContent } from "../contract/index.ts";
import type { GeoVisibility } from "./ports.ts";

/** The filter of an entry, wherever its type stores it. */
export function filterOf(entry: Entry): GeoFilter | undefined {
	if (entry.type === "casino_game_page") return entry.fields.game_id.filter;
	return "geoTargetingFilter" in entry.fields ? entry.fields.geoTargetingFilter : undefined;
}

/** An entry as visible at a location: a menu comes without its hidden items. */
export function seenEntry(entry: Entry | undefined, isVisible: GeoVisibility): Entry {
	if (!entry) throw refuseContent("CONTENT_NOT_FOUND");
	if (!isVisible(filterOf(entry))) throw refuseContent("NOT_AVAILABLE_IN_REGION");
	return withoutHiddenItems(entry, isVisible);
}

export const seenEntries = (entries: readonly Entry[], isVisible: GeoVisibility): Entry[] =>
	entries.filter((entry) => isVisible(filterOf(entry))).map((entry) => withoutHiddenItems(entry, isVisible));

function withoutHiddenItems(entry: Entry, isVisible: GeoVisibility): Entry {
	if (entry.type !== "custom_menu") return entry;
	const items = entry.fields.items.filter((item) => isVisible(item.props.geoTargetingFilter));
	return { ...entry, fields: { ...entry.fields, items } };
}
