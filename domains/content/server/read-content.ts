import type { Locale } from "@baize/kernel/locale";
import {
	type Audience,
	type Entry,
	type GeoFilter,
	isFor,
	refuseContent,
	type ShownPicture,
} from "../contract/index.ts";
import type { GeoVisibility, Seeing } from "./ports.ts";
import type { ContentSnapshot } from "./snapshot.ts";

/** The filter of an entry, wherever its type stores it. */
function filterOf(entry: Entry): GeoFilter | undefined {
	if (entry.type === "casino_game_page") return entry.fields.game_id.filter;
	return "geoTargetingFilter" in entry.fields ? entry.fields.geoTargetingFilter : undefined;
}

const audiencesOf = (entry: Entry): readonly Audience[] | undefined =>
	"audiences" in entry.fields ? entry.fields.audiences : undefined;

export const isVisibleTo = (entry: Entry, isVisible: GeoVisibility): boolean => isVisible(filterOf(entry));

export const isSeen = (entry: Entry, { isVisible, audience }: Seeing): boolean =>
	isVisibleTo(entry, isVisible) && isFor(audiencesOf(entry), audience);

/** An entry as its reader sees it: a menu comes without the items that are hidden from them. */
export function seenEntry(entry: Entry | undefined, seeing: Seeing): Entry {
	const [seen] = seenOrRefused(entry ? [entry] : [], seeing);
	return seen;
}

/** At least one of these, as its reader sees it. What is hidden by the place is another refusal than what is not there. */
export function seenOrRefused<Of extends Entry>(entries: readonly Of[], seeing: Seeing): [Of, ...Of[]] {
	const [first, ...others] = seenEntries(entries, seeing);
	if (first) return [first, ...others];
	const isHidden = entries.some((entry) => !isVisibleTo(entry, seeing.isVisible));
	throw refuseContent(isHidden ? "NOT_AVAILABLE_IN_REGION" : "CONTENT_NOT_FOUND");
}

export const seenEntries = <Of extends Entry>(entries: readonly Of[], seeing: Seeing): Of[] =>
	entries.filter((entry) => isSeen(entry, seeing)).map((entry) => withoutHiddenItems(entry, seeing));

function withoutHiddenItems<Of extends Entry>(entry: Of, seeing: Seeing): Of {
	if (entry.type !== "custom_menu") return entry;
	return { ...entry, fields: { ...entry.fields, items: seenItems(entry, seeing) } };
}

export const seenItems = (
	{ fields }: Entry<"custom_menu">,
	{ isVisible, audience }: Seeing,
): Entry<"custom_menu">["fields"]["items"] =>
	fields.items.filter(({ props }) => isVisible(props.geoTargetingFilter) && isFor(props.audiences, audience));

/** What stands above the text of a page. */
export function pictureOf(
	snapshot: ContentSnapshot,
	{ fields: { image } }: Entry<"content_page">,
	locale: Locale,
): { picture?: ShownPicture } {
	const picture = image && snapshot.picture(image, locale);
	return picture ? { picture } : {};
}
