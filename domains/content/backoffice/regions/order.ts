import type { Placed } from "../../contract/index.ts";

export const keyOf = ({ contentType, slug }: Placed): string => `${contentType}.${slug}`;

export const isSameOrder = (one: readonly Placed[], other: readonly Placed[]): boolean =>
	one.length === other.length && one.every((item, place) => keyOf(item) === keyOf(other[place] as Placed));

/** The list with one of its items a place further up or down; unchanged where there is no such place. */
export function moved<Item>(items: readonly Item[], place: number, by: 1 | -1): readonly Item[] {
	const to = place + by;
	const item = items[place];
	if (item === undefined || to < 0 || to >= items.length) return items;
	return items.toSpliced(place, 1).toSpliced(to, 0, item);
}
