import type { HouseAccess } from "@baize/platform-web/house";
import {
	type RaceSchedule,
	type RaceView,
	readRace,
	readRaceSchedule,
	readRaceTelling,
	type Telling,
} from "../contract/index.ts";

export type RacesPage = {
	schedule: RaceSchedule;
	/** The race on the stage, and how it has gone so far. */
	staged: RaceView | null;
	telling: Telling | null;
	/** The next race that takes bets. */
	next: RaceView | null;
};

/** A result stays on the stage until so long after its off. */
const RESULT_SHOWN_MS = 62_000;

/** What the stage shows at a moment: the race under way, one that has just finished, else the next. */
export function stagedRaceId({ current, next, results }: RaceSchedule, nowMs: number): string | undefined {
	if (current) return current.raceId;
	const [last] = results;
	if (last && nowMs < last.startsAtMs + RESULT_SHOWN_MS) return last.raceId;
	return next[0]?.raceId ?? last?.raceId;
}

export async function loadRaces(house: HouseAccess): Promise<RacesPage> {
	const schedule = await house.call(readRaceSchedule, {});
	const read = (raceId: string | undefined) => (raceId ? house.call(readRace, { params: { raceId } }) : null);
	const [staged, next] = await Promise.all([
		read(stagedRaceId(schedule, schedule.nowMs)),
		read(schedule.next[0]?.raceId),
	]);
	const telling = staged && staged.phase !== "open" ? await readTelling(house, staged.raceId) : null;
	return { schedule, staged, telling, next };
}

const NOT_DRAWN: keyof (typeof readRaceTelling)["errors"] = "RACE_NOT_DRAWN";

/** In the moment between the close and the draw, and for a race that is void, there is none. */
const readTelling = (house: HouseAccess, raceId: string): Promise<Telling | null> =>
	house.call(readRaceTelling, { params: { raceId }, query: {} }).catch((error: unknown) => {
		if (error instanceof Error && error.message === NOT_DRAWN) return null;
		throw error;
	});
