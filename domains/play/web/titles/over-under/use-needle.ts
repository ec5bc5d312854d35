import { OVER_UNDER_NUMBERS } from "@baize/engines/draw";
import { useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { OverUnderBet, OverUnderEvent } from "./words.ts";

const LASTS_MS = 1_300;
/** Quickly there, past it by a little, and back. */
const EASING = "cubic-bezier(0.2, 1.25, 0.35, 1)";
/** How far the dial reaches to each side from its top. */
const REACH_DEGREES = 120;

type Drawn = Extract<OverUnderEvent, { type: "resultDrawn" }>;
export const drawnOf = ({ events }: TitleRound): Drawn => events[0] as Drawn;

/** Where a number stands on the dial, in degrees from its top. */
export const degreesOf = (number: number): number => (number / OVER_UNDER_NUMBERS - 0.5) * 2 * REACH_DEGREES;

/** Turns the needle to the number that was drawn. */
export function useNeedle(game: TitleGame, onRecalled: (bet: OverUnderBet) => void) {
	const needle = useRef<SVGGElement>(null);
	const running = useRef<Animation>(null);
	const isStill = useStillness();
	const [degrees, turn] = useState(0);
	const [shown, setShown] = useState<TitleRound>();
	const again = game.recalled?.round;
	useEffect(() => {
		if (!again) return;
		onRecalled(again.bet as OverUnderBet);
		turn(degreesOf(drawnOf(again).drawn));
		setShown(again);
	}, [again]);
	async function show(round: TitleRound): Promise<void> {
		setShown(undefined);
		const to = degreesOf(drawnOf(round).drawn);
		if (!isStill && needle.current) {
			giveCue({ type: "wheelTurned", lastsMs: LASTS_MS });
			const frames = [{ transform: `rotate(${degrees}deg)` }, { transform: `rotate(${to}deg)` }];
			running.current = needle.current.animate(frames, { duration: LASTS_MS, easing: EASING, fill: "forwards" });
			await running.current.finished.catch(() => {});
			running.current.cancel();
		}
		turn(to);
		setShown(round);
	}
	return {
		needle,
		degrees,
		shown,
		show,
		skip(): void {
			giveCue({ type: "cut" });
			running.current?.finish();
		},
		clear: (): void => setShown(undefined),
	};
}
