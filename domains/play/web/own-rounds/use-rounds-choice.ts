import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import type { Days } from "@baize/wallet/web";
import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { RoundRow } from "../../contract/index.ts";
import { daysQuery, type OnlyRounds, readOnly } from "./only-rounds.ts";

export type Chosen = {
	only: OnlyRounds;
	/** The title of the game that is chosen. */
	title: string | undefined;
};

/**
 * What is chosen stands in the address, so that reloading and going back keep it; until the page is there, what it leads
 * to counts. The titles of which rounds were listed are known by their ids.
 */
export function useRoundsChoice(chosen: Chosen, days: Days) {
	const [listed, setListed] = useState<ReadonlyMap<string, string>>(new Map());
	const only = useAddressed(chosen.only);
	const navigate = useNavigate();
	const path = useSitePath();
	const choose = (next: OnlyRounds): void =>
		void navigate(path(pages.rounds, { ...daysQuery(days), ...next }), { preventScrollReset: true });
	const noteRows = (rows: readonly RoundRow[]): void =>
		setListed((known) => new Map([...known, ...rows.map((row) => [row.gameId, row.title] as const)]));
	const { game } = chosen.only;
	const games = game === undefined ? listed : new Map([[game, chosen.title ?? game], ...listed]);
	return { only, games, noteRows, choose };
}
export type RoundsChoice = ReturnType<typeof useRoundsChoice>;

function useAddressed(now: OnlyRounds): OnlyRounds {
	const { pathname } = useLocation();
	const { location: next } = useNavigation();
	return next?.pathname === pathname ? readOnly(new URLSearchParams(next.search)) : now;
}
