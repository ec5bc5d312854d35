import type { RaceTimeline } from "@baize/engines/race";
import type { Id } from "@baize/kernel/id";
import type { Board } from "./board.ts";
import type { Race } from "./race.ts";
import { timelineOf } from "./views.ts";

/** The whole timelines of drawn races, which never leave this process. */
export type Timelines = {
	/** Undefined for a race that is not drawn. */
	of(race: Race): RaceTimeline | undefined;
};

/** Made once for each race in memory; an old one's, which is looked at seldom, each time. */
export function openTimelines(board: Board): Timelines {
	let made = new Map<Id, RaceTimeline>();
	return {
		of(race) {
			if (!race.drawn) return undefined;
			const known = made.get(race.raceId);
			if (known) return known;
			const timeline = timelineOf(race, race.drawn);
			made = new Map([...made, [race.raceId, timeline] as const].filter(([raceId]) => board.race(raceId)));
			return timeline;
		},
	};
}
