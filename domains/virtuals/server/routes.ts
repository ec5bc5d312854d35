import { type Binding, bind } from "@baize/platform-server";
import { readRace, readRaceSchedule, readRaceTelling } from "../contract/index.ts";
import type { Reads } from "./reads.ts";

export const virtualsRoutes = (reads: Reads): Binding[] => [
	bind(readRaceSchedule, () => reads.schedule()),
	bind(readRace, ({ params }) => reads.race(params.raceId)),
	bind(readRaceTelling, ({ params }) => reads.telling(params.raceId)),
];
