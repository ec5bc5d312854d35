import { useCall } from "@baize/platform-web/reads";
import type { Period } from "@baize/wallet/web";
import { useEffect, useRef, useState } from "react";
import { listRounds, type RoundRow } from "../../contract/index.ts";
import type { OnlyRounds } from "./only-rounds.ts";

const PAGE = 20;

/** The rounds that are wanted, page by page; once others are wanted, those from their first page on. */
export function useRounds(session: string, wanted: Period & OnlyRounds, onRows: (rows: readonly RoundRow[]) => void) {
	const [rows, setRows] = useState<readonly RoundRow[]>();
	const [before, setBefore] = useState<string | null>(null);
	const asked = useRef<{ wanted?: string; cursor: string | null }>({ cursor: null });
	const list = useCall(listRounds);
	const load = async (cursor: string | null): Promise<void> => {
		asked.current = { wanted: JSON.stringify(wanted), cursor };
		const query = { limit: PAGE, ...wanted, ...(cursor === null ? {} : { before: cursor }) };
		const page = await list.run({ params: { session }, query });
		if (!page) return;
		setRows((known = []) => (cursor === null ? page.rounds : [...known, ...page.rounds]));
		setBefore(page.before);
		onRows(page.rounds);
	};
	// What is wanted while others are loading comes after them.
	useEffect(() => {
		if (!list.pending && asked.current.wanted !== JSON.stringify(wanted)) void load(null);
	});
	const loadMore = (): void => void load(before);
	const retry = (): void => void load(asked.current.cursor);
	return { rows, before, list, loadMore, retry };
}
