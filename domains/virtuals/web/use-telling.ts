import { CallError, callHouse, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import {
	RACE_FRAMES,
	RACES_TOPIC,
	type RaceFrames,
	type RacePhase,
	readRaceTelling,
	type Telling,
} from "../contract/index.ts";
import { framesIn, joined, knownSteps } from "./telling.ts";

/** Where nothing has come for so long, a running race is asked about. */
const LOOK_EVERY_MS = 1_000;

const hasTelling = (phase: RacePhase | undefined): boolean =>
	phase === "closed" || phase === "running" || phase === "finished";

/**
 * How a race has gone so far: what the page came with, what the stream brings step by step, and what is asked for where
 * something is missing. Null before betting has closed.
 */
export function useTelling(
	{ raceId, phase }: { raceId: string | undefined; phase: RacePhase | undefined },
	initial: Telling | null,
	now: () => number,
): Telling | null {
	const [telling, setTelling] = useState(initial);
	const latest = useRef(telling);
	const heardAtMs = useRef(0);
	const wantedId = hasTelling(phase) ? raceId : undefined;

	const keep = useCallback((told: Telling): void => {
		heardAtMs.current = Date.now();
		latest.current = told;
		setTelling(told);
	}, []);

	const ask = useCallback(
		async (signal?: AbortSignal): Promise<void> => {
			if (wantedId === undefined) return;
			const known = latest.current?.raceId === wantedId ? latest.current : null;
			const query = { from: known ? knownSteps(known) : 0 };
			try {
				const answer = await callHouse(readRaceTelling, { params: { raceId: wantedId }, query }, signal);
				const present = latest.current?.raceId === wantedId ? latest.current : null;
				const told = present ? joined(present, framesIn(answer)) : answer.fromStep === 0 ? answer : undefined;
				if (told) keep(told);
			} catch (error) {
				// It is looked at again in a moment.
				if (!signal?.aborted && !(error instanceof CallError)) throw error;
			}
		},
		[wantedId, keep],
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
			const isSilent = Date.now() - heardAtMs.current >= LOOK_EVERY_MS;
			if (!known || (isSilent && !isWaiting)) void ask(gone.signal);
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		look();
		return () => {
			gone.abort();
			clearInterval(timer);
		};
	}, [wantedId, ask, now]);

	useStream(
		RACES_TOPIC,
		RACE_FRAMES,
		(data) => {
			const frames = data as RaceFrames & Record<string, unknown>;
			const known = latest.current;
			if (frames.raceId !== wantedId) return;
			const told = known?.raceId === wantedId ? joined(known, frames) : undefined;
			if (told) keep(told);
			else void ask();
		},
		() => void ask(),
	);
	return telling?.raceId === wantedId ? telling : null;
}
