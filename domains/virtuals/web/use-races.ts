import { CallError, callHouse, usePolled, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect, useState } from "react";
import {
	RACE_TOLD,
	RACES_TOPIC,
	type RaceSchedule,
	type RaceView,
	readRace,
	readRaceSchedule,
	readRaceTelling,
	type Telling,
} from "../contract/index.ts";
import { type RacesPage, stagedRaceId } from "./load-races.ts";
import { type ServerClock, useServerClock } from "./server-clock.ts";

export type Races = {
	clock: ServerClock;
	schedule: RaceSchedule;
	staged: RaceView | undefined;
	telling: Telling | null;
};

/** The drawn race, as soon as it may be known. */
const ASK_AGAIN_MS = 800;

/** A race as it is now; `initial` is what the page came with. */
export function useRace(raceId: string | undefined, initial: RaceView | null): RaceView | undefined {
	const known = initial?.raceId === raceId ? initial : null;
	const { data, refresh } = usePolled(readRace, raceId ? { params: { raceId } } : undefined, known ?? undefined);
	useStream(RACES_TOPIC, RACE_TOLD, (told) => {
		if (told.raceId === raceId) refresh();
	});
	return data?.raceId === raceId ? data : (known ?? undefined);
}

function useTelling(raceId: string | undefined, isDrawn: boolean, initial: Telling | null): Telling | null {
	const [telling, setTelling] = useState(initial);
	const isKnown = telling !== null && telling.raceId === raceId;
	useEffect(() => {
		if (!raceId || !isDrawn || isKnown) return;
		const gone = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		const ask = (): void => {
			callHouse(readRaceTelling, { params: { raceId } }, gone.signal)
				.then(setTelling)
				.catch((error: unknown) => {
					if (error instanceof CallError) timer = setTimeout(ask, ASK_AGAIN_MS);
				});
		};
		ask();
		return () => {
			gone.abort();
			clearTimeout(timer);
		};
	}, [raceId, isDrawn, isKnown]);
	return isKnown ? telling : null;
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
	const isDrawn = staged !== undefined && staged.finishesAtMs !== null;
	const telling = useTelling(stagedId, isDrawn, page.telling);
	return { clock, schedule, staged, telling };
}
