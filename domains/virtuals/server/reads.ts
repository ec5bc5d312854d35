import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, ReadyReply } from "@baize/platform-server";
import { type RaceSchedule, type RaceView, virtualsErrors } from "../contract/index.ts";
import type { Board } from "./board.ts";
import type { Race } from "./race.ts";
import { phaseOf } from "./rules.ts";
import { findRace } from "./store.ts";
import { headOf, resultOf, tellingOf, viewOf } from "./views.ts";

const refuse = refuser(virtualsErrors);
const MOST_RESULTS = 10;

export type Reads = {
	schedule(): RaceSchedule;
	race(raceId: string): Promise<RaceView>;
	/** Written once and kept, however many ask. */
	telling(raceId: string): Promise<ReadyReply>;
};

export function openReads(database: Pick<Database, "reader">, clock: Clock, board: Board): Reads {
	let tellings = new Map<Id, ReadyReply>();

	/** Old races, which are replayed or verified from a receipt, are no longer in memory. */
	async function demandRace(text: string): Promise<Race> {
		const raceId = readId(text);
		const race = raceId === null ? undefined : (board.race(raceId) ?? (await findRace(database.reader, raceId)));
		if (!race) throw refuse("RACE_UNKNOWN");
		return race;
	}

	function keptTelling(race: Race): ReadyReply {
		const { drawn, closesAtMs } = race;
		if (!drawn) throw refuse("RACE_NOT_DRAWN", { closesAtMs });
		const kept = tellings.get(race.raceId);
		if (kept) return kept;
		const body = Buffer.from(JSON.stringify(tellingOf(race, drawn)));
		const reply = new ReadyReply(body, `"race-${race.number}"`);
		tellings = new Map([...tellings, [race.raceId, reply] as const].filter(([raceId]) => board.race(raceId)));
		return reply;
	}

	return {
		schedule() {
			const nowMs = clock.nowMs();
			const earliestFirst = board.races().toReversed();
			const inPhase = (...phases: string[]) => earliestFirst.filter((race) => phases.includes(phaseOf(race, nowMs)));
			const current = inPhase("closed", "running").at(-1);
			const finished = inPhase("finished").toReversed().slice(0, MOST_RESULTS);
			return {
				nowMs,
				current: current ? headOf(current, nowMs) : null,
				next: inPhase("open").map((race) => headOf(race, nowMs)),
				results: finished.map((race) => resultOf(race, race.drawn!, nowMs)),
			};
		},
		race: async (raceId) => viewOf(await demandRace(raceId), clock.nowMs()),
		telling: async (raceId) => keptTelling(await demandRace(raceId)),
	};
}
