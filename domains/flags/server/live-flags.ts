import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log, Stream } from "@baize/platform-server";
import { type ChangedFlags, FLAG_DEFAULTS, FLAGS, FLAGS_SWITCHED, FLAGS_TOPIC } from "../contract/index.ts";
import { readRows } from "./store.ts";
import type { FlagRow } from "./tables.ts";

const CHANNEL = "flags";
// A notification may be lost while a connection is down; the longest delay until the change is noticed then.
const RECHECK_MS = 5 * SECOND_MS;

/** The current flags, in memory. */
export type LiveFlags = {
	rows(): readonly FlagRow[];
	changed(): ChangedFlags;
	stamp(): string;
	refresh(): Promise<void>;
	/** Without waiting for it; a failure is logged. */
	refreshQuietly(): void;
	notifyAll(): void;
	stop(): Promise<void>;
};

type Ports = { database: Database; bus: Bus; log: Log; stream?: Pick<Stream, "publishRetainedHere"> };

/** Reads the flags, and again as soon as any process has switched one. */
export async function openLiveFlags({ database, bus, log, stream }: Ports): Promise<LiveFlags> {
	let rows: readonly FlagRow[] = [];
	let changed: ChangedFlags = {};
	let stamp: string | undefined;
	let reading: Promise<void> = Promise.resolve();
	let isStopped = false;

	async function read(): Promise<void> {
		if (isStopped) return;
		rows = await readRows(database.reader);
		changed = changedIn(rows);
		const before = stamp;
		stamp = Object.entries(changed)
			.map(([flag, isOn]) => `${isOn ? "+" : "-"}${flag}`)
			.join("");
		// Every process reads the flags itself, so each publishes only to its own subscribers.
		if (stamp !== before) stream?.publishRetainedHere(FLAGS_TOPIC, FLAGS_SWITCHED, { flags: changed });
	}

	// One after the other, so that an older read never overwrites a newer one.
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
		stamp: () => stamp ?? "",
		refresh,
		refreshQuietly,
		notifyAll: () => bus.publish(CHANNEL, ""),
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await reading.catch(() => {});
		},
	};
}

/** In the order of the contract; a row of a flag that no longer exists is ignored. */
const changedIn = (rows: readonly FlagRow[]): ChangedFlags =>
	Object.fromEntries(
		FLAGS.flatMap((flag) => {
			const row = rows.find(({ name }) => name === flag);
			return row && row.is_on !== FLAG_DEFAULTS[flag] ? [[flag, row.is_on]] : [];
		}),
	);
