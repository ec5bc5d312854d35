import { useEffect, useState } from "react";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import { usePauses } from "../use-pauses.ts";
import { pacesMs, type Throw, throwsOf } from "./throws.ts";

/** A round as far as it is seen: so many of its throws, the last of which may still roll. */
export type Seen = { round: TitleRound; count: number; rollMs: number; isRolling: boolean; isOver: boolean };

const whole = (round: TitleRound): Seen => ({
	...{ round, rollMs: 0, isRolling: false, isOver: true },
	count: throwsOf(round).length,
});

/** Shows the throws of a round one after another. They were all drawn before the first one is seen. */
export function useThrows(again: TitleRound | undefined) {
	const { pause, start, skip } = usePauses();
	const [seen, set] = useState<Seen>();
	const [lying, lay] = useState<Throw>([3, 4]);
	const end = (round: TitleRound): void => {
		set(whole(round));
		lay(throwsOf(round).at(-1)!);
	};
	useEffect(() => {
		if (again) end(again);
	}, [again]);
	async function show(round: TitleRound): Promise<void> {
		start();
		for (const [at, { rollMs, lookMs }] of pacesMs(throwsOf(round).length).entries()) {
			set({ round, rollMs, count: at + 1, isRolling: true, isOver: false });
			giveCue({ type: "diceRolled", lastsMs: rollMs });
			await pause(rollMs);
			set({ round, rollMs, count: at + 1, isRolling: false, isOver: false });
			await pause(lookMs);
		}
		end(round);
	}
	return { seen, lying, show, skip, clear: () => set(undefined) };
}
