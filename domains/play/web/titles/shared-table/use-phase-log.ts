import { useEffect, useRef } from "react";
import type { TablePhase } from "../../../contract/index.ts";
import type { TitleGame } from "../use-title-game.ts";
import { useSharedTableTexts } from "./texts.ts";
import type { Table } from "./use-table.ts";

const SPOKEN_SECONDS = [10, 3];

/** What the log says of the phases of a table, for screen readers. `sentences`: what its title says of the others. */
export function usePhaseLog(
	{ log }: TitleGame,
	{ round, phase, startsInSeconds }: Table,
	sentences: Partial<Record<TablePhase, string>>,
): void {
	const t = useSharedTableTexts();
	const number = round?.number;
	const hasSeen = useRef(false);
	useEffect(() => {
		if (number === undefined || phase === null) return;
		// The page is opened in the middle of something: it begins with the next thing.
		if (!hasSeen.current) {
			hasSeen.current = true;
			return;
		}
		const all = { betting: t("spoken.betting", { number }), void: t("void"), ...sentences };
		const sentence = phase === "locked" ? sentences.locked : all[phase];
		if (sentence) log.add(sentence);
	}, [number, phase]);
	useEffect(() => {
		if (startsInSeconds !== null && SPOKEN_SECONDS.includes(startsInSeconds))
			log.add(t("spoken.startsIn", { seconds: startsInSeconds }));
	}, [startsInSeconds]);
}
