import { type Entry, type GeoFilter, refuseContent } from "../contract/index.ts";
import type { Sees } from "./ports.ts";

/** The filter that stands on an entry, wherever its type keeps it. */
export function filterOf(entry: Entry): GeoFilter | undefined {
	if (entry.type === "casino_game_page") return entry.fields.game_id.filter;
	return "geoTargetingFilter" in entry.fields ? entry.fields.geoTargetingFilter : undefined;
}

/** An entry as it may be seen from here: a menu comes without its hidden items. */
export function seenEntry(entry: Entry | undefined, sees: Sees): Entry {
	if (!entry) throw refuseContent("CONTENT_NOT_FOUND");
	if (!sees(filterOf(entry))) throw refuseContent("NOT_AVAILABLE_IN_REGION");
	return withoutHiddenItems(entry, sees);
}

export const seenEntries = (entries: readonly Entry[], sees: Sees): Entry[] =>
	entries.filter((entry) => sees(filterOf(entry))).map((entry) => withoutHiddenItems(entry, sees));

function withoutHiddenItems(entry: Entry, sees: Sees): Entry {
	if (entry.type !== "custom_menu") return entry;
	const items = entry.fields.items.filter((item) => sees(item.props.geoTargetingFilter));
	return { ...entry, fields: { ...entry.fields, items } };
}
