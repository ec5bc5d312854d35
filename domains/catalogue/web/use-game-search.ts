import { type CallError, callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { SEARCH_VERDICT_MS, type SearchResult, searchGames } from "../contract/index.ts";

// Long enough for one request per word of a fast typist, short enough to feel immediate.
const TYPING_MS = 120;

export type GameSearch = {
	results: readonly SearchResult[];
	/**
	 * The term has not changed for a second and was answered: now "nothing found" may be shown, and the count be
	 * announced.
	 */
	isSettled: boolean;
	error: CallError | undefined;
};

const NOTHING: GameSearch = { results: [], isSettled: false, error: undefined };

/**
 * The hits for the typed term. Earlier hits stay until the next ones have arrived, so that the list does not flicker.
 */
export function useGameSearch(term: string): GameSearch {
	const [search, setSearch] = useState(NOTHING);
	const wanted = term.trim();
	useEffect(() => {
		if (wanted === "") return setSearch(NOTHING);
		const gone = new AbortController();
		const sinceMs = Date.now();
		let verdict: ReturnType<typeof setTimeout> | undefined;
		const settle = (): void => setSearch((now) => ({ ...now, isSettled: true }));
		const search = async (): Promise<void> => {
			try {
				const { results } = await callApi(searchGames, { query: { term: wanted } }, gone.signal);
				setSearch({ results, isSettled: false, error: undefined });
			} catch (error) {
				if (gone.signal.aborted) return;
				setSearch({ results: [], isSettled: false, error: error as CallError });
			}
			verdict = setTimeout(settle, Math.max(0, SEARCH_VERDICT_MS - (Date.now() - sinceMs)));
		};
		setSearch((now) => ({ ...now, isSettled: false }));
		const typing = setTimeout(() => void search(), TYPING_MS);
		return () => {
			gone.abort();
			clearTimeout(typing);
			clearTimeout(verdict);
		};
	}, [wanted]);
	return search;
}
