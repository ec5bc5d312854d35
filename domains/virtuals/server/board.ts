import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { Race } from "./race.ts";
import { readRaces } from "./store.ts";

/** Those on sale, the one under way and the last results. */
const REMEMBERED_RACES = 24;

/** What this process knows of the races: all that pages usually ask about is answered from here. */
export type Board = {
	/** Latest first. */
	races(): readonly Race[];
	race(raceId: Id): Race | undefined;
	/** Reads again. Asked while it reads, it reads once more, so that nothing newer is missed. */
	refresh(): Promise<void>;
};

export function openBoard(reader: Reader): Board {
	let races: readonly Race[] = [];
	let byId = new Map<Id, Race>();
	let reading: Promise<void> | undefined;
	let following: Promise<void> | undefined;

	async function read(): Promise<void> {
		races = await readRaces(reader, REMEMBERED_RACES);
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
