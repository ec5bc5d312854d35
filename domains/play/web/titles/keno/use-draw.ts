import { useEffect, useState } from "react";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import { usePauses } from "../use-pauses.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { KenoBet, KenoEvent } from "./words.ts";

const BEFORE_MS = 180;
const APART_MS = 170;
/** So many lemons sound one above the other; the next one begins below again. */
const TONES = 5;

export type Drawn = Extract<KenoEvent, { type: "resultDrawn" }>;
export const drawnOf = ({ events }: TitleRound): Drawn => events[0] as Drawn;

/** The picks, the round that lies on the tiles, and how many of its lemons have fallen. */
export function useDraw(game: TitleGame) {
	const { skip, start, pause } = usePauses();
	const [picks, setPicks] = useState<readonly number[]>([]);
	const [round, setRound] = useState<TitleRound>();
	const [fallen, setFallen] = useState(0);
	const again = game.recalled?.round;
	useEffect(() => {
		if (!again) return;
		setPicks((again.bet as KenoBet).choice);
		setRound(again);
		setFallen(drawnOf(again).drawn.length);
	}, [again]);
	const drawn = round ? drawnOf(round).drawn : [];
	return {
		picks,
		/** What has fallen so far. */
		drawn: drawn.slice(0, fallen),
		/** Once everything has fallen. */
		shown: round && fallen === drawn.length ? round : undefined,
		skip,
		/** The tiles are wiped clean for other picks. */
		choose(next: readonly number[]): void {
			setPicks(next);
			setRound(undefined);
			setFallen(0);
		},
		async show(of: TitleRound): Promise<void> {
			start();
			setFallen(0);
			setRound(of);
			await pause(BEFORE_MS);
			for (let count = 1; count <= drawnOf(of).drawn.length; count++) {
				setFallen(count);
				giveCue({ type: "revealed", step: count % TONES });
				await pause(APART_MS);
			}
		},
	};
}
