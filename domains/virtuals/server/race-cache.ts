import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { Race } from "./race.ts";
import { readRaces } from "./store.ts";

/** The races on sale, the one in progress and the last results. */
const CACHED_RACES = 24;

/** The races that this process has cached: most page reads are answered from here. */
export type RaceCache = {
	/** Latest first. */
	races(): readonly Race[];
	race(raceId: Id): Race | undefined;
	/** Reads again. Called during a read, it reads once more, so that nothing newer is missed. */
	refresh(): Promise<void>;
};

export function openRaceCache(reader: Reader): RaceCache {
	let races: readonly Race[] = [];
	let byId = new Map<Id, Race>();
	let reading: Promise<void> | undefined;
	let following: Promise<void> | undefined;

	async function read(): Promise<void> {
		races = await readRaces(reader, CACHED_RACES);
		byId = new Map(races.map((race) => [race.raceId, race]));
	}

	function begin(): Promise<void> {
		reading = read().finally(() => {
			reading = undefined;
		});
		return reading;
	}

	return {
		races: () => races,
		race: (raceId) => byId.get(raceId),
		refresh() {
			if (!reading) return begin();
			following ??= reading
				.catch(() => {})
				.then(() => {
					following = undefined;
					return begin();
				});
			return following;
		},
	};
}
