import { refuser } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import { type Bus, type Database, type Log, openKeptCopy } from "@baize/platform-server";
import { playErrors, TITLES_CHANGED, TITLES_TOPIC, type TitleStanding } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import { standingAt } from "./rules.ts";
import { readStates, type StateRow } from "./store.ts";

const RECHECK_MS = 2 * SECOND_MS;
const refuse = refuser(playErrors);

type Asking = { ip: string };

/** What is in force for titles, in memory: asked before each round. */
export type TitleStates = {
	standing(gameId: string, visit: Asking): TitleStanding;
	/** The titles of which no round begins where the visitor is. */
	closedAt(visit: Asking): ReadonlySet<string>;
	/** Refuses a new round of a title that is drained or stopped where the visitor is. */
	requireNew(gameId: string, visit: Asking): void;
	/** Refuses an action in an open round of a title that is stopped where the visitor is. */
	requireActing(gameId: string, visit: Asking): void;
	/** After a change: read in this process, and then in the others. */
	changed(): Promise<void>;
	stop(): Promise<void>;
};

type Ports = Pick<PlayPorts, "placeOf" | "stream"> & {
	database: Database;
	bus?: Bus | undefined;
	log: Pick<Log, "error">;
};

/** Reads the states, and again as soon as any process has changed one; open pages of this process are then notified. */
export async function openTitleStates({ database, bus, log, placeOf, stream }: Ports): Promise<TitleStates> {
	let states = new Map<string, StateRow[]>();
	let known: string | undefined;
	async function read(): Promise<void> {
		const found = await readStates(database.reader);
		states = Map.groupBy(found, ({ game_id }) => game_id);
		const text = JSON.stringify(found.map(({ game_id, place, state }) => [game_id, place, state]));
		if (known !== undefined && text !== known) stream.publishHere(TITLES_TOPIC, TITLES_CHANGED, { what: "states" });
		known = text;
	}
	const failure = "the states of titles could not be read again";
	const copy = await openKeptCopy({ channel: "play.titleStates", recheckMs: RECHECK_MS, read, bus, log, failure });
	const standing = (gameId: string, { ip }: Asking): TitleStanding => {
		const known = states.get(gameId);
		return known ? standingAt(known, placeOf(ip)) : "open";
	};
	return {
		standing,
		closedAt(visit) {
			const known = [...states.keys()];
			return new Set(known.filter((gameId) => standing(gameId, visit) !== "open"));
		},
		requireNew(gameId, visit) {
			const state = standing(gameId, visit);
			if (state !== "open") throw refuse("TITLE_CLOSED", { isStopped: state === "stopped" });
		},
		requireActing(gameId, visit) {
			if (standing(gameId, visit) === "stopped") throw refuse("TITLE_CLOSED", { isStopped: true });
		},
		async changed() {
			await copy.refresh();
			copy.notifyAll();
		},
		stop: copy.stop,
	};
}
