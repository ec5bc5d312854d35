import { useEffect } from "react";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";

/** Logs those events of a round that are to be announced: a board of many cells is not read out. */
export function useSlotLog(
	{ recalled, log }: TitleGame,
	sentenceOf: (event: { type: string }) => string,
	announced: readonly string[],
): (round: TitleRound) => void {
	const add = ({ events }: TitleRound): void => {
		for (const event of events as readonly { type: string }[])
			if (announced.includes(event.type)) log.add(sentenceOf(event));
	};
	useEffect(() => {
		if (recalled) add(recalled.round);
	}, [recalled]);
	return add;
}
