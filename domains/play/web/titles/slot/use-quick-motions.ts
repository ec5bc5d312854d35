import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Frames, TURBO_TIMES } from "./use-frames.ts";

/** What moves on the stage keeps up with the frames of quick spins, whatever style sheet moves it. */
export function useQuickMotions({ isTurbo, isRunning, tier }: Frames): RefObject<HTMLDivElement | null> {
	const stage = useRef<HTMLDivElement>(null);
	// After each frame: every frame brings motions of its own.
	useLayoutEffect(() => {
		if (!isTurbo || !isRunning || tier) return;
		for (const motion of stage.current?.getAnimations({ subtree: true }) ?? []) motion.playbackRate = TURBO_TIMES;
	});
	return stage;
}
