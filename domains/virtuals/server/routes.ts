import { type Binding, bind } from "@baize/platform-server";
import { readRace, readRaceSchedule, readRaceTelling } from "../contract/index.ts";
import type { Reads } from "./reads.ts";

export const virtualsRoutes = (reads: Reads): Binding[] => [
	bind(readRaceSchedule, () => reads.schedule()),
	bind(readRace, ({ params }) => reads.race(params.raceId)),
	bind(readRaceTelling, ({ params, query }) => reads.telling(params.raceId, query.from ?? 0)),
];
