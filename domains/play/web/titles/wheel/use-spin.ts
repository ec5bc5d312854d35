import { useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { turnTo } from "./segments.ts";
import type { WheelBet, WheelEvent } from "./words.ts";

const TURNS = 5;
const LASTS_MS = 4_200;
/** Away at once, then ever slower. */
const EASING = "cubic-bezier(0.12, 0.62, 0.1, 1)";

export type Drawn = Extract<WheelEvent, { type: "resultDrawn" }>;
export const drawnOf = ({ events }: TitleRound): Drawn => events[0] as Drawn;

/** Turns the wheel to the segment that was drawn. */
export function useSpin(game: TitleGame, onRecalled: (bet: WheelBet) => void) {
	const disc = useRef<SVGGElement>(null);
	const running = useRef<Animation>(null);
	const isStill = useStillness();
	const [degrees, turn] = useState(0);
	const [shown, setShown] = useState<TitleRound>();
	const again = game.recalled?.round;
	useEffect(() => {
		if (!again) return;
		onRecalled(again.bet as WheelBet);
		turn(turnTo(drawnOf(again).drawn, 0, 0));
		setShown(again);
	}, [again]);
	async function spin(round: TitleRound): Promise<void> {
		setShown(undefined);
		const to = turnTo(drawnOf(round).drawn, degrees, TURNS);
		if (!isStill && disc.current) {
			const frames = [{ transform: `rotate(${degrees}deg)` }, { transform: `rotate(${to}deg)` }];
			running.current = disc.current.animate(frames, { duration: LASTS_MS, easing: EASING, fill: "forwards" });
			giveCue({ type: "wheelTurned", lastsMs: LASTS_MS });
			await running.current.finished.catch(() => {});
			running.current.cancel();
		}
		turn(to);
		setShown(round);
	}
	return {
		disc,
		degrees,
		shown,
		spin,
		skip(): void {
			giveCue({ type: "cut" });
			running.current?.finish();
		},
		clear: (): void => setShown(undefined),
	};
}
