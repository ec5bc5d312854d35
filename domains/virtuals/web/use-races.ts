import { usePolled, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect } from "react";
import {
	RACE_TOLD,
	RACES_TOPIC,
	type RaceSchedule,
	type RaceView,
	readRace,
	readRaceSchedule,
	type Telling,
} from "../contract/index.ts";
import { type RacesPage, stagedRaceId } from "./load-races.ts";
import { type ServerClock, useServerClock } from "./server-clock.ts";
import { useTelling } from "./use-telling.ts";

export type Races = {
	clock: ServerClock;
	schedule: RaceSchedule;
	staged: RaceView | undefined;
	telling: Telling | null;
};

/** A race as it is now; `initial` is what the page came with. */
export function useRace(raceId: string | undefined, initial: RaceView | null): RaceView | undefined {
	const known = initial?.raceId === raceId ? initial : null;
	const { data, refresh } = usePolled(readRace, raceId ? { params: { raceId } } : undefined, known ?? undefined);
	useStream(RACES_TOPIC, RACE_TOLD, (told) => {
		if (told.raceId === raceId) refresh();
	});
	return data?.raceId === raceId ? data : (known ?? undefined);
}

/** All that the page shows of races, kept up to date by the stream and by asking. */
export function useRaces(page: RacesPage): Races {
	const { data: schedule = page.schedule, refresh } = usePolled(readRaceSchedule, {}, page.schedule);
	useStream(
		RACES_TOPIC,
		RACE_TOLD,
		useCallback(() => refresh(), [refresh]),
	);
	// The page was some time on its way; an answer that comes quickly sets the clock right.
	useEffect(() => refresh(), [refresh]);
	const clock = useServerClock(schedule.nowMs);
	const stagedId = stagedRaceId(schedule, clock.nowMs);
	const staged = useRace(stagedId, page.staged);
	const telling = useTelling({ raceId: stagedId, phase: staged?.phase }, page.telling, clock.now);
	return { clock, schedule, staged, telling };
}
