import { SECOND_MS } from "@baize/kernel/time";
import { type Bus, type Database, type KeptCopy, type Log, openKeptCopy, type Stream } from "@baize/platform-server";
import { type ChangedFlags, FLAG_DEFAULTS, FLAGS, FLAGS_SWITCHED, FLAGS_TOPIC } from "../contract/index.ts";
import { readRows } from "./store.ts";
import type { FlagRow } from "./tables.ts";

const RECHECK_MS = 5 * SECOND_MS;

/** The current flags, in memory. */
export type LiveFlags = KeptCopy & {
	rows(): readonly FlagRow[];
	changed(): ChangedFlags;
	stamp(): string;
};

type Ports = { database: Database; bus: Bus; log: Log; stream?: Pick<Stream, "publishRetainedHere"> };

/** Reads the flags, and again as soon as any process has switched one. */
export async function openLiveFlags({ database, bus, log, stream }: Ports): Promise<LiveFlags> {
	let rows: readonly FlagRow[] = [];
	let changed: ChangedFlags = {};
	let stamp: string | undefined;

	async function read(): Promise<void> {
		rows = await readRows(database.reader);
		changed = changedIn(rows);
		const before = stamp;
		stamp = Object.entries(changed)
			.map(([flag, isOn]) => `${isOn ? "+" : "-"}${flag}`)
			.join("");
		// Every process reads the flags itself, so each publishes only to its own subscribers.
		if (stamp !== before) stream?.publishRetainedHere(FLAGS_TOPIC, FLAGS_SWITCHED, { flags: changed });
	}

	const failure = "the flags could not be read again";
	const copy = await openKeptCopy({ channel: "flags", recheckMs: RECHECK_MS, read, bus, log, failure });
	return { ...copy, rows: () => rows, changed: () => changed, stamp: () => stamp ?? "" };
}

/** In the order of the contract; a row of a flag that no longer exists is ignored. */
const changedIn = (rows: readonly FlagRow[]): ChangedFlags =>
	Object.fromEntries(
		FLAGS.flatMap((flag) => {
			const row = rows.find(({ name }) => name === flag);
			return row && row.is_on !== FLAG_DEFAULTS[flag] ? [[flag, row.is_on]] : [];
		}),
	);
