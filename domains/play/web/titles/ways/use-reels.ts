import type { WaysSheet } from "@baize/engines/slots";
import { useMemo } from "react";
import { TOTAL_MS } from "../slot/free-spins.ts";
import { useFrames } from "../slot/use-frames.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, framesOf, REELS, restingOf } from "./frames.ts";

const TURNING_MS = 480;
const STOPS_APART_MS = 190;
const WAITING_MS = 1_150;
const SETTLED_MS = 320;
const TOGETHER_MS = 1_250;
const ALONE_MS = 900;
const FEATURE_MS = 1_900;

/** A reel that is waited for turns longer. */
function lastsMs({ kind, standing, waits, wins, spin }: Frame): number {
	if (kind === "spinning") return standing === 0 ? TURNING_MS : waits ? WAITING_MS : STOPS_APART_MS;
	if (kind === "stopped") return standing === REELS ? SETTLED_MS : 0;
	if (kind === "won") return wins.length > 1 || spin ? TOGETHER_MS : ALONE_MS;
	if (kind === "total") return TOTAL_MS;
	return kind === "begun" || kind === "more" ? FEATURE_MS : 0;
}

export function useReels(game: TitleGame, sheet: WaysSheet) {
	const resting = useMemo(() => restingOf(sheet), [sheet]);
	return useFrames<Frame>(game, { resting, framesOf: (round, before) => framesOf(sheet, round, before), lastsMs });
}
