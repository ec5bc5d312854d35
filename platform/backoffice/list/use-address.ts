import { useMemo } from "react";
import { useLocation, useNavigate } from "react-admin";
import type { Resource } from "../resource.ts";
import { type Filters, filtersIn, searchFor } from "./filters.ts";
import { FIRST_PAGE, type Place } from "./keyset.ts";

const CURSOR = "cursor";
const NO_FILTERS: Filters = {};

type State = { earlier?: Place["earlier"] } | null;

/**
 * Filters and place of a list, which its address has, so that a link shows the same list. The way to a page is in the
 * history of this browser only.
 */
export function useAddress({ list }: Resource) {
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const { filters: known = [], start = NO_FILTERS } = list;
	const filters = useMemo(() => filtersIn(search, known, start), [search, known, start]);
	const cursor = new URLSearchParams(search).get(CURSOR) ?? undefined;
	const place: Place = { cursor, earlier: (state as State)?.earlier ?? FIRST_PAGE.earlier };

	function show(values: Filters, to: Place, isReplaced: boolean): void {
		const address = new URLSearchParams(searchFor(values, known, start));
		if (to.cursor !== undefined) address.set(CURSOR, to.cursor);
		const text = address.size === 0 ? "" : `?${address}`;
		navigate({ search: text }, { replace: isReplaced, state: { earlier: to.earlier } });
	}
	return {
		filters,
		start,
		place,
		/** Other filters show the first page. Typing leaves no steps in the history. */
		setFilters: (values: Filters) => show(values, FIRST_PAGE, true),
		goTo: (to: Place) => show(filters, to, false),
	};
}
