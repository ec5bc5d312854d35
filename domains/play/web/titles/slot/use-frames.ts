import { startTransition, useEffect, useRef, useState } from "react";
import { giveCue, giveRoundEnd } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";
import { usePauses } from "../use-pauses.ts";
import type { TitleGame } from "../use-title-game.ts";
import { cuesOfFrame, type SoundingFrame } from "./frame-cues.ts";
import { type FeatureFrame, isInFeature } from "./free-spins.ts";
import { tierOf } from "./tiers.ts";
import { CELEBRATION_MS } from "./WinBanner.tsx";

/** So many times as fast are frames, and what moves in them, in quick spins. What a feature or a round has won is shown as long as ever. */
export const TURBO_TIMES = 2.5;

/** How a slot shows its rounds: what stands there at first, a round as a list of frames, and how long each is shown. */
type Show<Frame> = {
	resting: Frame;
	framesOf(round: TitleRound, before: Frame): readonly Frame[];
	lastsMs(frame: Frame): number;
};

type Played = { round: TitleRound; hasFeature: boolean };

/** Shows a round frame by frame. A press goes to its end, where a large win is celebrated; the next one ends that. */
export function useFrames<Frame extends SoundingFrame & FeatureFrame>(
	game: TitleGame,
	{ resting, framesOf, lastsMs }: Show<Frame>,
) {
	const { isStill, skip: endPause, start, pause } = usePauses();
	const [frame, setFrame] = useState(resting);
	const [played, setPlayed] = useState<Played>();
	const [state, setState] = useState<"idle" | "running" | "ended">("idle");
	const [isAsked, setTurbo] = useState(false);
	const isTurbo = isAsked && game.law.mayHurry;
	// Read at each frame, so that it can change in the middle of a round.
	const isQuick = useRef(isTurbo);
	isQuick.current = isTurbo;
	const isSkipped = useRef(false);
	const run = useRef(0);
	const last = useRef(resting);

	async function play(of: TitleRound): Promise<void> {
		const own = ++run.current;
		const frames = framesOf(of, last.current);
		last.current = frames.at(-1)!;
		isSkipped.current = false;
		start();
		startTransition(() => {
			setPlayed({ round: of, hasFeature: frames.some(isInFeature) });
			setState("running");
		});
		for (const next of frames) {
			if (isSkipped.current || isStill) break;
			startTransition(() => setFrame(next));
			for (const cue of cuesOfFrame(next, of)) giveCue(cue);
			await pause(lastsMs(next) / (isQuick.current && next.kind !== "total" ? TURBO_TIMES : 1));
			if (run.current !== own) return;
		}
		startTransition(() => {
			setFrame(last.current);
			setState("ended");
		});
		giveRoundEnd(of);
		start();
		if (tierOf(of)) await pause(CELEBRATION_MS);
		if (run.current === own) startTransition(() => setState("idle"));
	}

	const round = played?.round;
	const again = game.recalled?.round;
	useEffect(() => {
		if (again) void play(again);
	}, [again]);
	useEffect(() => () => void ++run.current, []);
	return {
		frame,
		/** The round on the stage. */
		...{ round, hasFeature: played?.hasFeature },
		isRunning: state !== "idle",
		/** Whether a feature is under way; `hasFeature` from the begin of a round that has one, so that its scene can be requested. */
		isInFeature: state === "running" && isInFeature(frame),
		/** Whether no round has been shown yet. */
		isResting: frame === resting,
		/** How large the win is that is celebrated now. */
		tier: state === "ended" && !isStill && round ? tierOf(round) : undefined,
		play,
		isTurbo,
		setTurbo,
		skip(): void {
			isSkipped.current = true;
			endPause();
		},
	};
}

/** What is shown, whatever its frames are. */
export type Frames = ReturnType<typeof useFrames>;
