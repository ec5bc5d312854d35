/**
 * One filter of a list. Its label is the text `resources.<list>.filters.<id>`, and its id the name of the call's query
 * parameter and of the parameter in the address.
 */
export type Filter =
	| { id: string; kind: "text" }
	/** A day like 2026-01-31. */
	| { id: string; kind: "day" }
	/** One of several values, each named by the text `<texts>.<value>`; `any` is the text for no filter. */
	| { id: string; kind: "choice"; values: readonly string[]; texts: string; any: string };

/** What is filtered by; a filter without a value is left out. */
export type Filters = Readonly<Record<string, string>>;

export const textFilter = <Id extends string>(id: Id): Filter & { id: Id } => ({ id, kind: "text" });

export const dayFilter = <Id extends string>(id: Id): Filter & { id: Id } => ({ id, kind: "day" });

export const choiceFilter = <Id extends string>(
	id: Id,
	{ values, texts, any = `${texts}.any` }: { values: readonly string[]; texts: string; any?: string },
): Filter & { id: Id } => ({ id, kind: "choice", values, texts, any });

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function accepts(filter: Filter, value: string): boolean {
	if (filter.kind === "text") return true;
	return filter.kind === "day" ? DAY.test(value) : filter.values.includes(value);
}

/**
 * The filters in the address. A parameter that is not there has its value from the start; an empty one says that
 * nothing is filtered by it. What the list does not know is ignored, because addresses are typed and shared.
 */
export function filtersIn(search: string, filters: readonly Filter[], start: Filters): Filters {
	const given = new URLSearchParams(search);
	return Object.fromEntries(
		filters.flatMap((filter) => {
			const value = given.get(filter.id) ?? start[filter.id] ?? "";
			return value.trim() !== "" && accepts(filter, value) ? [[filter.id, value]] : [];
		}),
	);
}

/** The shortest address that `filtersIn` reads as these filters; empty where they are those of the start. */
export function searchFor(values: Filters, filters: readonly Filter[], start: Filters): string {
	const search = new URLSearchParams();
	for (const { id } of filters) {
		const value = values[id] ?? "";
		if (value !== (start[id] ?? "")) search.set(id, value);
	}
	return search.size === 0 ? "" : `?${search}`;
}

export const withFilter = (filters: Filters, id: string, value: string): Filters => {
	const { [id]: _before, ...others } = filters;
	return value.trim() === "" ? others : { ...others, [id]: value };
};

export const isSameFilters = (one: Filters, other: Filters): boolean => {
	const ids = Object.keys(one);
	return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
};
