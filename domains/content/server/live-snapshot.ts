import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log } from "@baize/platform-server";
import { readChangedPictures } from "./pictures/picture-store.ts";
import { type ContentSnapshot, emptyLibrary, type Library } from "./snapshot.ts";
import { readChanged, readPlacements, readVersion } from "./store.ts";

const CHANNEL = "content";
// Notifications may be lost while a connection is down; the version counter is not.
const RECHECK_MS = 10 * SECOND_MS;

export type LiveSnapshot = {
	current(): ContentSnapshot;
	supposing: Library["supposing"];
	notifyAll(): void;
	refresh(): Promise<void>;
	stop(): Promise<void>;
};

type Ports = { database: Database; bus: Bus; log: Log };

/**
 * Keeps the snapshot in memory. As soon as another process, or this one, has changed something, it reads the entries
 * that changed since, and replaces those only. Decision 062.
 */
export async function openLiveSnapshot({ database, bus, log }: Ports): Promise<LiveSnapshot> {
	let current = await load(database, emptyLibrary());
	let loading: Promise<void> | undefined;
	let checking: Promise<void> | undefined;
	let isStale = false;
	let isStopped = false;

	async function reload(): Promise<void> {
		do {
			isStale = false;
			current = await load(database, current);
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
		if ((await readVersion(database.reader)) !== current.snapshot.version) await refresh();
	}

	bus.subscribe(CHANNEL, refreshQuietly, refreshQuietly);
	const timer = setInterval(() => {
		checking = recheck().catch((error) => log.warn({ err: error }, "content could not be checked for changes"));
	}, RECHECK_MS);
	timer.unref();
	return {
		current: () => current.snapshot,
		supposing: (entries) => current.supposing(entries),
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

// The version is read first: a change in between is read once more with the next one, never missed.
async function load({ reader }: Database, before: Library): Promise<Library> {
	const version = await readVersion(reader);
	const known = before.snapshot.version;
	if (version === known) return before;
	return before.changed(version, {
		entries: await readChanged(reader, known),
		placements: await readPlacements(reader),
		pictures: await readChangedPictures(reader, known),
	});
}
