import type { Binding } from "@baize/platform-server";
import type { RaceView } from "../contract/index.ts";
import { deleteOldRaces } from "./delete-old-races.ts";
import { openFramePublisher } from "./frame-publisher.ts";
import { openPhasePublisher } from "./phase-publisher.ts";
import type { VirtualsPorts } from "./ports.ts";
import { RACE_RETURN_X10000 } from "./prices.ts";
import { openRaceCache } from "./race-cache.ts";
import { openReads } from "./reads.ts";
import { virtualsRoutes } from "./routes.ts";
import { runRaceSchedule } from "./run-race-schedule.ts";
import { openRaceSeeds } from "./seeds.ts";
import { openTimelines } from "./timelines.ts";

export type { SportsPort, VirtualsPorts } from "./ports.ts";

export type Virtuals = {
	bindings: Binding[];
	/** The next race that bets are taken on, from memory. */
	nextRace(): Promise<RaceView | undefined>;
	/** What the prices of races return of a stake on average, at most, in ten-thousandths. */
	returnX10000: number;
	/** Loads the races, and publishes them to the pages of this process from then on. */
	start(): Promise<void>;
	/** Stops this process's timers. */
	stop(): void;
	/**
	 * One run of the race schedule; a periodic job. Races that were due while no server ran are drawn and settled by the
	 * first run.
	 */
	runRaceSchedule(): Promise<void>;
	/** Checks the races and the clock once and publishes changes to the pages of this process. */
	look(): Promise<void>;
	/** Publishes what is due to the pages of this process: phases, and the steps of the race in progress. */
	publishDue(): void;
	/** Deletes races without bets some time after their end; a periodic job. */
	deleteOldRaces(): Promise<void>;
};

const PUBLISH_EVERY_MS = 125;
/** For notifications that were lost: the bus does not guarantee delivery. */
const LOOK_EVERY_MS = 2_000;
const CHANNEL = "virtuals";

export function openVirtuals(ports: VirtualsPorts): Virtuals {
	const { database, clock, log, secrets, random, bus, stream } = ports;
	const cache = openRaceCache(database.reader);
	const seeds = openRaceSeeds(secrets.keyFor("race seeds"), random);
	const timelines = openTimelines(cache);
	const publishPhases = openPhasePublisher(cache, clock, stream);
	const publishFrames = openFramePublisher({ cache, clock, timelines, stream });
	const timers: NodeJS.Timeout[] = [];

	function publishDue(): void {
		publishPhases();
		publishFrames();
	}

	async function look(): Promise<void> {
		await cache.refresh();
		publishDue();
	}
	const lookSafely = (): void => void look().catch((error) => log.warn({ err: error }, "the races were not read"));

	async function runSchedule(): Promise<void> {
		if (!(await runRaceSchedule({ ...ports, seeds, cache }))) return;
		await look();
		bus.publish(CHANNEL, "");
	}

	const reads = openReads({ database, clock, cache, timelines });
	return {
		bindings: virtualsRoutes(reads),
		returnX10000: RACE_RETURN_X10000,
		async nextRace() {
			const next = reads.schedule().next[0];
			return next && reads.race(next.raceId);
		},
		runRaceSchedule: runSchedule,
		look,
		publishDue,
		deleteOldRaces: () => deleteOldRaces(ports),
		async start() {
			await look();
			bus.subscribe(CHANNEL, lookSafely);
			timers.push(setInterval(publishDue, PUBLISH_EVERY_MS), setInterval(lookSafely, LOOK_EVERY_MS));
			for (const timer of timers) timer.unref();
		},
		stop() {
			for (const timer of timers.splice(0)) clearInterval(timer);
		},
	};
}
