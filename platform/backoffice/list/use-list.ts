import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readAgain } from "../read-again.ts";
import type { Resource } from "../resource.ts";
import { changeBetween } from "./changes.ts";
import type { Filters } from "./filters.ts";
import { type RowPage, readPage } from "./read-page.ts";

const LOOK_AGAIN_MS = 10_000;

/**
 * One page of a list. While it is open it is read again in the background: rows that only changed are shown as they
 * are now, and if rows came, went or moved, `newer` is true until the operator asks to see them.
 */
export function useList(resource: Resource, filters: Filters, cursor: string | undefined) {
	const client = useQueryClient();
	const key = [resource.name, "list", filters, cursor ?? ""];
	const { data, error, isPlaceholderData, isFetching, refetch, dataUpdatedAt } = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => readPage(resource, filters, { cursor, signal }),
		placeholderData: keepPreviousData,
		retry: readAgain,
	});
	const [newer, setNewer] = useState<{ page: RowPage; than: number }>();
	const latest = useRef({ key, data, isPlaceholderData, dataUpdatedAt, filters, cursor });
	latest.current = { key, data, isPlaceholderData, dataUpdatedAt, filters, cursor };

	useEffect(() => {
		const leaving = new AbortController();
		async function look(): Promise<void> {
			const before = latest.current;
			if (document.hidden || !before.data || before.isPlaceholderData) return;
			const page = await readPage(resource, before.filters, { cursor: before.cursor, signal: leaving.signal });
			const { key: nowKey, data: shown, dataUpdatedAt: than } = latest.current;
			// Meanwhile another page may have been opened, or this one read again.
			if (than !== before.dataUpdatedAt || JSON.stringify(nowKey) !== JSON.stringify(before.key) || !shown) return;
			const change = changeBetween(shown.rows, page.rows);
			setNewer(change === "moved" ? { page, than } : undefined);
			if (change === "inPlace") client.setQueryData(nowKey, page);
		}
		// A look that fails is repeated at the next time: what is shown stays.
		const timer = setInterval(() => void look().catch(() => {}), LOOK_AGAIN_MS);
		return () => {
			clearInterval(timer);
			leaving.abort();
		};
	}, [resource, client]);

	const isNewer = newer !== undefined && newer.than === dataUpdatedAt;
	return {
		page: data,
		error: data === undefined ? error : null,
		isWaiting: isPlaceholderData || (data === undefined && isFetching),
		isNewer,
		showNewer: () => newer && client.setQueryData(key, newer.page),
		readAgain: () => void refetch(),
		readAtMs: dataUpdatedAt,
	};
}
