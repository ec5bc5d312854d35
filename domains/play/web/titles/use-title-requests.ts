import type { TitlePage } from "../load-game.ts";
import type { Effects, OpenRound, Show, TitleAction, TitleRound } from "./title-round.ts";
import { usePracticeTitle } from "./use-practice-title.ts";
import { useRealTitle } from "./use-real-title.ts";

/** The requests of a title's page, for money and for practice. Each resolves to the round, once that is over. */
export function useTitleRequests(page: TitlePage, isReal: boolean, effects: Effects) {
	const real = useRealTitle(page, effects);
	const practice = usePracticeTitle(page.gameId, effects);
	const open: OpenRound | null = isReal ? real.open : practice.open;
	return {
		open,
		practised: practice.practised,
		retryNow: real.retryNow,
		/** `grantId`: of the promotional spins of which one is used; there are none in practice. */
		begin: (bet: object, stakeMinor: number, show: Show, grantId?: string): Promise<TitleRound | undefined> =>
			isReal ? real.begin(bet, show, grantId) : practice.begin(bet, stakeMinor, show),
		act: (action: TitleAction): Promise<TitleRound | undefined> => (isReal ? real.act(action) : practice.act(action)),
		/** Another page of the player may have done something in the meantime. */
		refresh: (code: string): Promise<void> => (isReal ? real.refresh(code) : Promise.resolve()),
	};
}
