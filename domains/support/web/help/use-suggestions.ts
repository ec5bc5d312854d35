import { isShortHelpTerm, suggestHelpPages } from "@baize/content/contract";
import { useLocale } from "@baize/platform-web/i18n";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { type ShownHit, shownHit } from "./hits.ts";

// The specification allows a second; a quarter is one request per word of a fast typist. spec §4
const TYPING_MS = 250;

/** `isSettled`: the term was answered. */
export type Suggestions = { hits: readonly ShownHit[]; isSettled: boolean };

const NOTHING: Suggestions = { hits: [], isSettled: false };

/** What fits the typed term. A failure is an empty list: Enter still opens the results. spec §5 */
export function useSuggestions(typed: string): Suggestions {
	const language = useLocale();
	const [suggestions, suggest] = useState(NOTHING);
	const term = typed.trim();
	useEffect(() => {
		if (isShortHelpTerm(term)) return suggest(NOTHING);
		const gone = new AbortController();
		const ask = async (): Promise<void> => {
			const input = { params: { bucket: "default", language }, query: { searchTerm: term } } as const;
			const found = await callApi(suggestHelpPages, input, gone.signal).catch(() => []);
			if (!gone.signal.aborted) suggest({ hits: found.map(shownHit), isSettled: true });
		};
		suggest((before) => ({ ...before, isSettled: false }));
		const typing = setTimeout(() => void ask(), TYPING_MS);
		return () => {
			gone.abort();
			clearTimeout(typing);
		};
	}, [term, language]);
	return suggestions;
}
