import { useEffect, useRef, useState } from "react";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import { usePauses } from "../use-pauses.ts";
import type { TitleGame } from "../use-title-game.ts";
import { FIELDS } from "./fields.ts";
import type { ScratchEvent } from "./words.ts";

export type Drawn = Extract<ScratchEvent, { type: "resultDrawn" }>;
export const drawnOf = ({ events }: TitleRound): Drawn => events[0] as Drawn;

const ALL: readonly number[] = Array.from({ length: FIELDS }, (_, at) => at);
/** The last field is seen before what it means is said. */
const LAST_MS = 700;

/** The ticket in hand, and its fields that are uncovered. */
export function useTicket(game: TitleGame) {
	const { isStill, start, pause } = usePauses();
	const [ticket, setTicket] = useState<TitleRound>();
	const [uncovered, setUncovered] = useState<readonly number[]>([]);
	const [isOver, setOver] = useState(false);
	const whenOpen = useRef<() => void>(undefined);
	const again = game.recalled?.round;
	useEffect(() => {
		if (!again) return;
		setTicket(again);
		setUncovered(ALL);
		setOver(true);
	}, [again]);
	const isOpen = uncovered.length === FIELDS;
	useEffect(() => {
		if (isOpen) whenOpen.current?.();
	}, [isOpen]);
	useEffect(() => () => whenOpen.current?.(), []);
	return {
		ticket,
		uncovered,
		/** Bought, and not yet wholly uncovered. */
		isLive: ticket !== undefined && !isOpen,
		shown: isOver ? ticket : undefined,
		uncover(field: number): void {
			if (uncovered.includes(field)) return;
			giveCue({ type: "tilesBurst" });
			setUncovered((before) => (before.includes(field) ? before : [...before, field]));
		},
		uncoverAll(): void {
			giveCue({ type: "tilesBurst" });
			setUncovered(ALL);
		},
		/** Ends once every field is uncovered. */
		async show(round: TitleRound): Promise<void> {
			start();
			setOver(false);
			setUncovered([]);
			setTicket(round);
			const opened = new Promise<void>((resolve) => {
				whenOpen.current = resolve;
			});
			if (isStill) setUncovered(ALL);
			await opened;
			await pause(LAST_MS);
			setOver(true);
		},
	};
}
