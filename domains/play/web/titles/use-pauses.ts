import { useEffect, useRef } from "react";
import { useStillness } from "../game/use-opening.ts";
import { giveCue } from "../sound/cues.ts";

/** Pauses between what a stage shows. A press skips all that are left of a round; who asked for reduced motion has none. */
export function usePauses() {
	const isStill = useStillness();
	const isSkipped = useRef(false);
	const endPause = useRef<() => void>(undefined);
	const skip = (): void => {
		isSkipped.current = true;
		giveCue({ type: "cut" });
		endPause.current?.();
	};
	useEffect(() => skip, []);
	return {
		isStill,
		skip,
		/** Before a round is shown. */
		start: (): void => {
			isSkipped.current = false;
		},
		async pause(lastsMs: number): Promise<void> {
			if (isStill || isSkipped.current) return;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, lastsMs);
				endPause.current = () => {
					clearTimeout(timer);
					resolve();
				};
			});
		},
	};
}
