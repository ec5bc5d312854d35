import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log } from "@baize/platform-server";
import { type ChangedFlags, FLAG_DEFAULTS, FLAGS } from "../contract/index.ts";
import { readRows } from "./store.ts";
import type { FlagRow } from "./tables.ts";

const CHANNEL = "flags";
// A notification may be lost while a connection is down; this is how late one learns of it then.
const RECHECK_MS = 5 * SECOND_MS;

/** The flags as they stand, in memory. */
export type LiveFlags = {
	rows(): readonly FlagRow[];
	changed(): ChangedFlags;
	stamp(): string;
	refresh(): Promise<void>;
	tellAll(): void;
	stop(): void;
};

type Ports = { database: Database; bus: Bus; log: Log };

/** Reads the flags and reads them again as soon as any process has switched one. */
export async function openLiveFlags({ database, bus, log }: Ports): Promise<LiveFlags> {
	let rows: readonly FlagRow[] = [];
	let changed: ChangedFlags = {};
	let stamp = "";
	let reading: Promise<void> = Promise.resolve();

	async function read(): Promise<void> {
		rows = await readRows(database.reader);
		changed = changedIn(rows);
		stamp = Object.entries(changed)
			.map(([flag, isOn]) => `${isOn ? "+" : "-"}${flag}`)
			.join("");
	}

	// One after the other, so that an older reading never overwrites a newer one.
	function refresh(): Promise<void> {
		reading = reading.catch(() => {}).then(read);
		return reading;
	}

	const refreshQuietly = (): void =>
		void refresh().catch((error) => log.error({ err: error }, "the flags could not be read again"));

	bus.subscribe(CHANNEL, refreshQuietly, refreshQuietly);
	await refresh();
	const timer = setInterval(refreshQuietly, RECHECK_MS);
	timer.unref();
	return {
		rows: () => rows,
		changed: () => changed,
		stamp: () => stamp,
		refresh,
		tellAll: () => bus.publish(CHANNEL, ""),
		stop: () => clearInterval(timer),
	};
}

/** In the order of the contract; a row of a flag that the house no longer has says nothing. */
const changedIn = (rows: readonly FlagRow[]): ChangedFlags =>
	Object.fromEntries(
		FLAGS.flatMap((flag) => {
			const row = rows.find(({ name }) => name === flag);
			return row && row.is_on !== FLAG_DEFAULTS[flag] ? [[flag, row.is_on]] : [];
		}),
	);
