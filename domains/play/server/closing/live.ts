import { refuser } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log } from "@baize/platform-server";
import { playErrors, type TitleStanding } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import { standingAt } from "./rules.ts";
import { readStates, type StateRow } from "./store.ts";

const CHANNEL = "play.titleStates";
/** A notification may be lost while a connection is down; the longest delay until the change is noticed then. */
const RECHECK_MS = 2 * SECOND_MS;
const refuse = refuser(playErrors);

type Asking = { ip: string };

/** What is in force for titles, in memory: asked before each round. */
export type TitleStates = {
	rowsOf(gameId: string): readonly StateRow[];
	standing(gameId: string, visit: Asking): TitleStanding;
	/** Refuses a new round of a title that is drained or stopped where the visitor is. */
	requireNew(gameId: string, visit: Asking): void;
	/** Refuses an action in an open round of a title that is stopped where the visitor is. */
	requireActing(gameId: string, visit: Asking): void;
	/** After a change: read in this process, and then in the others. */
	changed(): Promise<void>;
	stop(): Promise<void>;
};

type Ports = { database: Database; bus?: Bus | undefined; log: Pick<Log, "error">; placeOf: PlayPorts["placeOf"] };

/** Reads the states, and again as soon as any process has changed one. */
export async function openTitleStates({ database, bus, log, placeOf }: Ports): Promise<TitleStates> {
	let states = new Map<string, StateRow[]>();
	let reading: Promise<void> = Promise.resolve();
	let isStopped = false;

	async function read(): Promise<void> {
		if (!isStopped) states = Map.groupBy(await readStates(database.reader), ({ game_id }) => game_id);
	}

	// One after the other, so that an older read never overwrites a newer one.
	function refresh(): Promise<void> {
		reading = reading.catch(() => {}).then(read);
		return reading;
	}

	const refreshQuietly = (): void =>
		void refresh().catch((error) => log.error({ err: error }, "the states of titles could not be read again"));

	bus?.subscribe(CHANNEL, refreshQuietly, refreshQuietly);
	await refresh();
	const timer = setInterval(refreshQuietly, RECHECK_MS);
	timer.unref();
	const rowsOf = (gameId: string): readonly StateRow[] => states.get(gameId) ?? [];
	const standing = (gameId: string, { ip }: Asking): TitleStanding => {
		const known = rowsOf(gameId);
		return known.length === 0 ? "open" : standingAt(known, placeOf(ip));
	};
	return {
		rowsOf,
		standing,
		requireNew(gameId, visit) {
			const state = standing(gameId, visit);
			if (state !== "open") throw refuse("TITLE_CLOSED", { isStopped: state === "stopped" });
		},
		requireActing(gameId, visit) {
			if (standing(gameId, visit) === "stopped") throw refuse("TITLE_CLOSED", { isStopped: true });
		},
		async changed() {
			await refresh();
			bus?.publish(CHANNEL, "");
		},
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await reading.catch(() => {});
		},
	};
}
