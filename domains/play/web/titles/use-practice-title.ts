import { otherGameOf } from "@baize/games/others";
import { useRef, useState } from "react";
import type { PracticeAnswer, PracticeStagedAnswer } from "../../contract/index.ts";
import {
	type PracticeNext,
	requestPracticeAction,
	requestPracticeOpening,
	requestPracticeRound,
} from "../game/round/request-round.ts";
import type { Effects, Show, TitleRound } from "./title-round.ts";

type Practised = Pick<PracticeAnswer, "serverSeed" | "next" | "fairness">;

/** Rounds for practice money, which only this page counts. It also keeps an open round, signed by the server. */
export function usePracticeTitle(
	gameId: string,
	{ onBalance, practiceMinor }: Pick<Effects, "onBalance" | "practiceMinor">,
) {
	const [open, setOpen] = useState<PracticeStagedAnswer | null>(null);
	const [practised, setPractised] = useState<Practised>();
	const next = useRef<PracticeNext>({ seeds: undefined });
	const isStaged = otherGameOf(gameId)?.timing === "staged";

	async function playOnce(bet: object, stakeMinor: number, show: Show): Promise<TitleRound> {
		const round = await requestPracticeRound({ gameId, bet }, next.current);
		onBalance(practiceMinor - stakeMinor);
		try {
			await show(round);
		} finally {
			// The win is the player's, also where the stage could not show it.
			onBalance(practiceMinor - stakeMinor + round.winMinor);
		}
		setPractised(round);
		return round;
	}

	return {
		open,
		practised,
		async begin(bet: object, stakeMinor: number, show: Show): Promise<TitleRound | undefined> {
			if (!isStaged) return playOnce(bet, stakeMinor, show);
			setOpen(await requestPracticeOpening({ gameId, bet }, next.current));
			onBalance(practiceMinor - stakeMinor);
			return undefined;
		},
		async act(action: object): Promise<TitleRound | undefined> {
			if (!open) return undefined;
			const answer = await requestPracticeAction(open.token, action, next.current);
			setOpen(answer.ended ? null : answer);
			if (!answer.ended) return undefined;
			setPractised(answer.ended);
			onBalance(practiceMinor + answer.ended.winMinor);
			return answer.ended;
		},
	};
}
