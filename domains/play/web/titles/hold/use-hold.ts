import { type HoldSheet, REELS } from "@baize/engines/slots";
import { useMemo } from "react";
import { TOTAL_MS } from "../slot/free-spins.ts";
import { useFrames } from "../slot/use-frames.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, framesOf, restingOf } from "./frames.ts";

const TURNING_MS = 480;
const STOPS_APART_MS = 180;
const WAITING_MS = 1_100;
const TOGETHER_MS = 1_200;
const ALONE_MS = 850;
const LASTS_MS: Readonly<Partial<Record<Frame["kind"], number>>> = {
	stopped: 320,
	begun: 2_300,
	turning: 950,
	held: 900,
	grand: 2_400,
	total: TOTAL_MS,
};

/** A reel that is waited for turns longer; so does the last respin. */
function lastsMs({ kind, standing, waits, wins, held }: Frame): number {
	if (kind === "spinning") return standing === 0 ? TURNING_MS : waits ? WAITING_MS : STOPS_APART_MS;
	if (kind === "won") return wins.length > 1 ? TOGETHER_MS : ALONE_MS;
	if (kind === "turning" && held?.left === 1) return WAITING_MS + STOPS_APART_MS;
	return kind === "stopped" && standing < REELS ? 0 : (LASTS_MS[kind] ?? 0);
}

export function useHold(game: TitleGame, sheet: HoldSheet) {
	const resting = useMemo(() => restingOf(sheet), [sheet]);
	return useFrames<Frame>(game, { resting, framesOf: (round, before) => framesOf(sheet, round, before), lastsMs });
}
