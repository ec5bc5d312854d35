import { REELS, type StickySheet } from "@baize/engines/slots";
import { useMemo } from "react";
import { TOTAL_MS } from "../slot/free-spins.ts";
import { useFrames } from "../slot/use-frames.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, framesOf, restingOf } from "./frames.ts";

const TURNING_MS = 480;
const STOPS_APART_MS = 190;
const WAITING_MS = 1_150;
const SETTLED_MS = 320;
const GROWING_MS = 900;
const TOGETHER_MS = 1_200;
const ALONE_MS = 850;
const FEATURE_MS = 2_000;

/** A reel that is waited for turns longer, and a bramble takes its time to grow. */
function lastsMs({ kind, standing, waits, wins, spin, covered }: Frame): number {
	if (kind === "spinning") return standing === 0 ? TURNING_MS : waits ? WAITING_MS : STOPS_APART_MS;
	if (kind === "stopped") return standing < REELS ? 0 : covered.length > 0 ? GROWING_MS : SETTLED_MS;
	if (kind === "won") return wins.length > 1 || spin ? TOGETHER_MS : ALONE_MS;
	return kind === "begun" ? FEATURE_MS : kind === "total" ? TOTAL_MS : 0;
}

export function useSticky(game: TitleGame, sheet: StickySheet) {
	const resting = useMemo(() => restingOf(sheet), [sheet]);
	return useFrames<Frame>(game, { resting, framesOf: (round, before) => framesOf(sheet, round, before), lastsMs });
}
