import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log } from "@baize/platform-server";
import { type ContentSnapshot, snapshotOf } from "./snapshot.ts";
import { readPlacements, readPublished, readVersion } from "./store.ts";

const CHANNEL = "content";
// Notifications may be lost while a connection is down; the version counter is not.
const RECHECK_MS = 10 * SECOND_MS;

export type LiveSnapshot = {
	current(): ContentSnapshot;
	notifyAll(): void;
	refresh(): Promise<void>;
	stop(): Promise<void>;
};

type Ports = { database: Database; bus: Bus; log: Log };

/** Keeps the snapshot in memory and replaces it as soon as another process, or this one, has changed something. */
export async function openLiveSnapshot({ database, bus, log }: Ports): Promise<LiveSnapshot> {
	let current = await load(database);
	let loading: Promise<void> | undefined;
	let checking: Promise<void> | undefined;
	let isStale = false;
	let isStopped = false;

	async function reload(): Promise<void> {
		do {
			isStale = false;
			current = await load(database);
		} while (isStale && !isStopped);
	}

	async function refresh(): Promise<void> {
		if (isStopped) return;
		isStale = true;
		loading ??= reload().finally(() => {
			loading = undefined;
		});
		await loading;
	}

	const refreshQuietly = (): void =>
		void refresh().catch((error) => log.error({ err: error }, "content could not be read again"));

	async function recheck(): Promise<void> {
		if ((await readVersion(database.reader)) !== current.version) await refresh();
	}

	bus.subscribe(CHANNEL, refreshQuietly, refreshQuietly);
	const timer = setInterval(() => {
		checking = recheck().catch((error) => log.warn({ err: error }, "content could not be checked for changes"));
	}, RECHECK_MS);
	timer.unref();
	return {
		current: () => current,
		notifyAll: () => bus.publish(CHANNEL, ""),
		refresh,
		async stop() {
			isStopped = true;
			clearInterval(timer);
			// So that the database is not closed during a read.
			await Promise.allSettled([checking, loading]);
		},
	};
}

// The version is read first: a change in between makes the snapshot seem old, never newer than it is.
async function load({ reader }: Database): Promise<ContentSnapshot> {
	const version = await readVersion(reader);
	return snapshotOf(version, await readPublished(reader), await readPlacements(reader));
}
