import type { PageContext } from "@baize/platform-web/page";
import {
	type RaceProgress,
	type RaceSchedule,
	type RaceView,
	readRace,
	readRaceProgress,
	readRaceSchedule,
} from "../contract/index.ts";

export type RacesPage = {
	schedule: RaceSchedule;
	/** The race on the stage, and its progress. */
	staged: RaceView | null;
	progress: RaceProgress | null;
	/** The next race that takes bets. */
	next: RaceView | null;
};

/** A result stays on the stage until this long after its off. */
const RESULT_SHOWN_MS = 62_000;

/** What the stage shows at a time: the race in progress, one that has just finished, else the next. */
export function stagedRaceId({ current, next, results }: RaceSchedule, nowMs: number): string | undefined {
	if (current) return current.raceId;
	const [last] = results;
	if (last && nowMs < last.startsAtMs + RESULT_SHOWN_MS) return last.raceId;
	return next[0]?.raceId ?? last?.raceId;
}

export async function loadRaces(context: PageContext): Promise<RacesPage> {
	const schedule = await context.call(readRaceSchedule, {});
	const read = (raceId: string | undefined) => (raceId ? context.call(readRace, { params: { raceId } }) : null);
	const [staged, next] = await Promise.all([
		read(stagedRaceId(schedule, schedule.nowMs)),
		read(schedule.next[0]?.raceId),
	]);
	const progress = staged && staged.phase !== "open" ? await readProgress(context, staged.raceId) : null;
	return { schedule, staged, progress, next };
}

const NOT_DRAWN: keyof (typeof readRaceProgress)["errors"] = "RACE_NOT_DRAWN";

/** Between the close and the draw, and for a void race, there is none. */
const readProgress = (context: PageContext, raceId: string): Promise<RaceProgress | null> =>
	context.call(readRaceProgress, { params: { raceId }, query: {} }).catch((error: unknown) => {
		if (error instanceof Error && error.message === NOT_DRAWN) return null;
		throw error;
	});
