import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import type { Days } from "@baize/wallet/web";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { RoundRow } from "../../contract/index.ts";
import { daysQuery, type OnlyRounds } from "./only-rounds.ts";

export type Chosen = {
	only: OnlyRounds;
	/** The title of the game that is chosen. */
	title: string | undefined;
};

/**
 * What is chosen stands in the address, so that reloading and going back keep it. The titles of which rounds were listed
 * are known by their ids.
 */
export function useRoundsChoice(chosen: Chosen, days: Days) {
	const [listed, setListed] = useState<ReadonlyMap<string, string>>(new Map());
	const [only, setOnly] = useAddressed(chosen.only);
	const navigate = useNavigate();
	const path = useSitePath();
	const choose = (next: OnlyRounds): void => {
		setOnly(next);
		void navigate(path(pages.rounds, { ...daysQuery(days), ...next }), { preventScrollReset: true });
	};
	const noteRows = (rows: readonly RoundRow[]): void =>
		setListed((known) => new Map([...known, ...rows.map((row) => [row.gameId, row.title] as const)]));
	const { game } = chosen.only;
	const games = game === undefined ? listed : new Map([[game, chosen.title ?? game], ...listed]);
	return { only, games, noteRows, choose };
}
export type RoundsChoice = ReturnType<typeof useRoundsChoice>;

/** A choice counts at once, while the page with its address is still loading; later the address counts. */
function useAddressed(now: OnlyRounds) {
	const address = JSON.stringify(now);
	const [choice, setChoice] = useState({ address, only: now });
	if (choice.address !== address) setChoice({ address, only: now });
	return [choice.only, (only: OnlyRounds) => setChoice({ address, only })] as const;
}
