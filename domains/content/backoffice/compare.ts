export type ChangedPlace = { place: string; before: string; after: string };

/** What stands at different places, or differently at the same place, in the order of the places. */
export function changedPlaces(before: unknown, after: unknown): ChangedPlace[] {
	const [was, is] = [textsOf(before), textsOf(after)];
	return [...new Set([...was.keys(), ...is.keys()])]
		.map((place) => ({ place, before: was.get(place) ?? "", after: is.get(place) ?? "" }))
		.filter((changed) => changed.before !== changed.after);
}

/** Every text of an entry's fields by its place, counted from one: "body 2 text". */
export function textsOf(value: unknown, place: readonly string[] = []): Map<string, string> {
	if (value === null || value === undefined) return new Map();
	if (typeof value !== "object") return new Map([[place.join(" "), String(value)]]);
	const parts = Array.isArray(value)
		? value.map((part, index) => [`${index + 1}`, part] as const)
		: Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
	return new Map(parts.flatMap(([name, part]) => [...textsOf(part, [...place, name])]));
}
