import { noteUse } from "@baize/analytics/web";
import { SEARCH_VERDICT_MS } from "@baize/catalogue/contract";
import { type CallError, callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { type SearchGroup, type SiteHit, searchSite } from "../../contract/index.ts";

// Long enough for one request per word of a fast typist, short enough to feel immediate.
const TYPING_MS = 120;

export type SiteSearch = {
	/** What was searched for: the groups are its answer. Empty before the first answer. */
	term: string;
	groups: readonly SearchGroup[];
	near: readonly SiteHit[];
	/**
	 * The term has not changed for a second and was answered: now "nothing found" may be shown, and the count be
	 * announced.
	 */
	isSettled: boolean;
	error: CallError | undefined;
};

const NOTHING: SiteSearch = { term: "", groups: [], near: [], isSettled: false, error: undefined };

/**
 * The hits for the typed term. Earlier hits stay until the next ones have arrived, so that the list does not flicker.
 */
export function useSiteSearch(typed: string): SiteSearch {
	const [search, setSearch] = useState(NOTHING);
	const term = typed.trim();
	useEffect(() => {
		if (term === "") return setSearch(NOTHING);
		const gone = new AbortController();
		const sinceMs = Date.now();
		let verdict: ReturnType<typeof setTimeout> | undefined;
		let found: Pick<SiteSearch, "groups" | "near"> | undefined;
		const settle = (): void => {
			setSearch((now) => ({ ...now, isSettled: true }));
			if (found) noteUse("searchUsed", { hits: found.groups.reduce((sum, { hits }) => sum + hits.length, 0) });
		};
		const ask = async (): Promise<void> => {
			try {
				found = await callApi(searchSite, { query: { term } }, gone.signal);
				setSearch({ ...found, term, isSettled: false, error: undefined });
			} catch (error) {
				if (gone.signal.aborted) return;
				setSearch({ ...NOTHING, term, error: error as CallError });
			}
			verdict = setTimeout(settle, Math.max(0, SEARCH_VERDICT_MS - (Date.now() - sinceMs)));
		};
		setSearch((now) => ({ ...now, isSettled: false }));
		const typing = setTimeout(() => void ask(), TYPING_MS);
		return () => {
			gone.abort();
			clearTimeout(typing);
			clearTimeout(verdict);
		};
	}, [term]);
	return search;
}
