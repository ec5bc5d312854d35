import { otherGameOf } from "@baize/games/others";
import { startTransition, useRef, useState } from "react";
import type { PracticeAnswer, PracticeStagedAnswer } from "../../contract/index.ts";
import {
	type PracticeNext,
	requestPracticeAction,
	requestPracticeOpening,
	requestPracticeRound,
} from "../game/round/request-round.ts";
import type { Effects, Show, TitleAction, TitleRound } from "./title-round.ts";

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

	/** `leftMinor`: the practice money that is not on the table. */
	async function take(answer: PracticeStagedAnswer, leftMinor: number, show: Show): Promise<TitleRound | undefined> {
		const { ended } = answer;
		startTransition(() => {
			onBalance(leftMinor);
			if (!ended) setOpen(answer);
		});
		if (!ended) return undefined;
		try {
			await show(ended);
		} finally {
			setOpen(null);
			onBalance(leftMinor + ended.winMinor);
		}
		setPractised(ended);
		return ended;
	}

	return {
		open,
		practised,
		async begin(bet: object, stakeMinor: number, show: Show): Promise<TitleRound | undefined> {
			if (!isStaged) return playOnce(bet, stakeMinor, show);
			const answer = await requestPracticeOpening({ gameId, bet }, next.current);
			return take(answer, practiceMinor - stakeMinor, show);
		},
		async act({ action, addedMinor, show }: TitleAction): Promise<TitleRound | undefined> {
			if (!open) return undefined;
			const answer = await requestPracticeAction(open.token, action, next.current);
			return take(answer, practiceMinor - addedMinor, show);
		},
	};
}
