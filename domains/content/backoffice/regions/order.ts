/** The list with one of its items a place further up or down; unchanged where there is no such place. */
export function moved<Item>(items: readonly Item[], place: number, by: 1 | -1): readonly Item[] {
	const to = place + by;
	const item = items[place];
	if (item === undefined || to < 0 || to >= items.length) return items;
	return items.toSpliced(place, 1).toSpliced(to, 0, item);
}
