import { CallError, callApi, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import {
	RACE_FRAMES,
	RACES_TOPIC,
	type RaceFrames,
	type RacePhase,
	type RaceProgress,
	readRaceProgress,
} from "../contract/index.ts";
import { framesIn, joined, stepCount } from "./progress.ts";

/** If no message has come for this long, a race in progress is polled. */
const LOOK_EVERY_MS = 1_000;

const hasProgress = (phase: RacePhase | undefined): boolean =>
	phase === "closed" || phase === "running" || phase === "finished";

/**
 * The progress of a race: what the page came with, what the stream brings step by step, and what is read where
 * something is missing. Null before betting has closed.
 */
export function useProgress(
	{ raceId, phase }: { raceId: string | undefined; phase: RacePhase | undefined },
	initial: RaceProgress | null,
	now: () => number,
): RaceProgress | null {
	const [progress, setProgress] = useState(initial);
	const latest = useRef(progress);
	const receivedAtMs = useRef(0);
	const wantedId = hasProgress(phase) ? raceId : undefined;

	const take = useCallback((message: RaceProgress): void => {
		receivedAtMs.current = Date.now();
		latest.current = message;
		setProgress(message);
	}, []);

	const read = useCallback(
		async (signal?: AbortSignal): Promise<void> => {
			if (wantedId === undefined) return;
			const known = latest.current?.raceId === wantedId ? latest.current : null;
			const query = { from: known ? stepCount(known) : 0 };
			try {
				const answer = await callApi(readRaceProgress, { params: { raceId: wantedId }, query }, signal);
				const present = latest.current?.raceId === wantedId ? latest.current : null;
				const message = present ? joined(present, framesIn(answer)) : answer.fromStep === 0 ? answer : undefined;
				if (message) take(message);
			} catch (error) {
				// It is read again in a moment.
				if (!signal?.aborted && !(error instanceof CallError)) throw error;
			}
		},
		[wantedId, take],
	);

	useEffect(() => {
		if (wantedId === undefined) return;
		const gone = new AbortController();
		const look = (): void => {
			const known = latest.current?.raceId === wantedId ? latest.current : null;
			if (known && known.durationMs !== null) {
				clearInterval(timer);
				return;
			}
			const isWaiting = known !== null && now() < known.startsAtMs;
			const isSilent = Date.now() - receivedAtMs.current >= LOOK_EVERY_MS;
			if (!known || (isSilent && !isWaiting)) void read(gone.signal);
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		look();
		return () => {
			gone.abort();
			clearInterval(timer);
		};
	}, [wantedId, read, now]);

	useStream(
		RACES_TOPIC,
		RACE_FRAMES,
		(data) => {
			const frames = data as RaceFrames & Record<string, unknown>;
			const known = latest.current;
			if (frames.raceId !== wantedId) return;
			const message = known?.raceId === wantedId ? joined(known, frames) : undefined;
			if (message) take(message);
			else void read();
		},
		() => void read(),
	);
	return progress?.raceId === wantedId ? progress : null;
}
