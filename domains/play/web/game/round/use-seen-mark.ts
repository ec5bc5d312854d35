import { useRef } from "react";
import { reportSeen } from "./request-round.ts";

/** Marked a little after the end, so that a player who spins on needs no mark: a later round implies it. */
const SEEN_AFTER_MS = 1_200;

/** Reports that the player has seen a round of this game, so that it is not played back on return. */
export function useSeenMark(gameId: string): { markSoon(handle: string, roundId: string): void; cancel(): void } {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	return {
		markSoon(handle, roundId) {
			timer.current = setTimeout(() => void reportSeen(handle, gameId, roundId), SEEN_AFTER_MS);
		},
		cancel: () => clearTimeout(timer.current),
	};
}
