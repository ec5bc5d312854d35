import { stepAt } from "@baize/engines/race";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, ReadyReply } from "@baize/platform-server";
import { type RaceSchedule, type RaceView, virtualsErrors } from "../contract/index.ts";
import type { Board } from "./board.ts";
import type { Race } from "./race.ts";
import { phaseOf } from "./rules.ts";
import { findRace } from "./store.ts";
import type { Timelines } from "./timelines.ts";
import { headOf, resultOf, tellingOf, viewOf } from "./views.ts";

const refuse = refuser(virtualsErrors);
const MOST_RESULTS = 10;

export type Reads = {
	schedule(): RaceSchedule;
	race(raceId: string): Promise<RaceView>;
	/** Up to the present step, from the one that is asked for; written once for each step, however many ask. */
	telling(raceId: string, fromStep: number): Promise<ReadyReply>;
};

type Ports = { database: Pick<Database, "reader">; clock: Clock; board: Board; timelines: Timelines };

export function openReads({ database, clock, board, timelines }: Ports): Reads {
	/** The latest answer about each race in memory. */
	let tellings = new Map<Id, { etag: string; reply: ReadyReply }>();

	/** Old races, which are replayed or verified from a receipt, are no longer in memory. */
	async function demandRace(text: string): Promise<Race> {
		const raceId = readId(text);
		const race = raceId === null ? undefined : (board.race(raceId) ?? (await findRace(database.reader, raceId)));
		if (!race) throw refuse("RACE_UNKNOWN");
		return race;
	}

	function tellingSoFar(race: Race, fromStep: number): ReadyReply {
		const timeline = timelines.of(race);
		if (!timeline) throw refuse("RACE_NOT_DRAWN", { closesAtMs: race.closesAtMs });
		const nowMs = clock.nowMs();
		const etag = `"race-${race.number}-${fromStep}-${stepAt(timeline, nowMs - race.startsAtMs)}"`;
		const known = tellings.get(race.raceId);
		if (known?.etag === etag) return known.reply;
		const reply = new ReadyReply(Buffer.from(JSON.stringify(tellingOf(race, timeline, fromStep, nowMs))), etag);
		const latest = [race.raceId, { etag, reply }] as const;
		tellings = new Map([...tellings, latest].filter(([raceId]) => board.race(raceId)));
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
		telling: async (raceId, fromStep) => tellingSoFar(await demandRace(raceId), fromStep),
	};
}
