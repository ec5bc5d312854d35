import { type Binding, bind } from "@baize/platform-server";
import { readRace, readRaceProgress, readRaceSchedule } from "../contract/index.ts";
import type { Reads } from "./reads.ts";

export const virtualsRoutes = (reads: Reads): Binding[] => [
	bind(readRaceSchedule, () => reads.schedule()),
	bind(readRace, ({ params }) => reads.race(params.raceId)),
	bind(readRaceProgress, ({ params, query }) => reads.progress(params.raceId, query.from ?? 0)),
];
