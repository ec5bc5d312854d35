import { usePolled, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect } from "react";
import {
	RACE_PHASE,
	RACES_TOPIC,
	type RaceProgress,
	type RaceSchedule,
	type RaceView,
	readRace,
	readRaceSchedule,
} from "../contract/index.ts";
import { type RacesPage, stagedRaceId } from "./load-races.ts";
import { type ServerClock, useServerClock } from "./server-clock.ts";
import { useProgress } from "./use-progress.ts";

export type Races = {
	clock: ServerClock;
	schedule: RaceSchedule;
	staged: RaceView | undefined;
	progress: RaceProgress | null;
};

/** A race in its current state; `initial` is what the page came with. */
export function useRace(raceId: string | undefined, initial: RaceView | null): RaceView | undefined {
	const known = initial?.raceId === raceId ? initial : null;
	const { data, refresh } = usePolled(readRace, raceId ? { params: { raceId } } : undefined, known ?? undefined);
	useStream(RACES_TOPIC, RACE_PHASE, (message) => {
		if (message.raceId === raceId) refresh();
	});
	return data?.raceId === raceId ? data : (known ?? undefined);
}

/** Everything the page shows of races, updated by the stream and by polling. */
export function useRaces(page: RacesPage): Races {
	const { data: schedule = page.schedule, refresh } = usePolled(readRaceSchedule, {}, page.schedule);
	useStream(
		RACES_TOPIC,
		RACE_PHASE,
		useCallback(() => refresh(), [refresh]),
	);
	// The page took some time to arrive; a quick answer corrects the clock.
	useEffect(() => refresh(), [refresh]);
	const clock = useServerClock(schedule.nowMs);
	const stagedId = stagedRaceId(schedule, clock.nowMs);
	const staged = useRace(stagedId, page.staged);
	const progress = useProgress({ raceId: stagedId, phase: staged?.phase }, page.progress, clock.now);
	return { clock, schedule, staged, progress };
}
