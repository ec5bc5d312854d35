import type { CascadeSheet } from "@baize/engines/slots";
import { useMemo } from "react";
import { TOTAL_MS } from "../slot/free-spins.ts";
import { useFrames } from "../slot/use-frames.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, framesOf, restingOf } from "./frames.ts";

/** How long a reel waits for the one before it when one scatter is missing. The style sheet has the same. */
const WAIT_MS = 420;
const LASTS_MS: Readonly<Record<Frame["kind"], number>> = {
	resting: 0,
	cleared: 260,
	filled: 860,
	won: 1_050,
	burst: 300,
	fell: 560,
	begun: 2_000,
	more: 1_400,
	total: TOTAL_MS,
	ended: 0,
};

export function useCascade(game: TitleGame, sheet: CascadeSheet) {
	const resting = useMemo(() => restingOf(sheet), [sheet]);
	const lastsMs = ({ kind, waitsFrom, heights }: Frame): number =>
		LASTS_MS[kind] + (waitsFrom === undefined ? 0 : (heights.length - waitsFrom) * WAIT_MS);
	return useFrames<Frame>(game, { resting, framesOf: (round, before) => framesOf(sheet, round, before), lastsMs });
}
