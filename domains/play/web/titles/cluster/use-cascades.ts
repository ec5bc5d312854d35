import { TOTAL_MS } from "../slot/free-spins.ts";
import { useFrames } from "../slot/use-frames.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, framesOf, RESTING, SIZE } from "./frames.ts";

/** How long a column waits for the one before it when two scatters lie. The style sheet has the same. */
const WAIT_MS = 380;
const LASTS_MS: Readonly<Record<Frame["kind"], number>> = {
	resting: 0,
	cleared: 260,
	filled: 820,
	won: 950,
	burst: 320,
	fell: 560,
	begun: 1_900,
	more: 1_300,
	total: TOTAL_MS,
	ended: 0,
};
const lastsMs = ({ kind, waitsFrom }: Frame): number =>
	LASTS_MS[kind] + (waitsFrom === undefined ? 0 : (SIZE - waitsFrom) * WAIT_MS);

export const useCascades = (game: TitleGame) => useFrames<Frame>(game, { resting: RESTING, framesOf, lastsMs });
