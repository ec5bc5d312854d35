import { SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, Log } from "@baize/platform-server";
import { type Library, libraryOf } from "./library.ts";
import { readPlacements, readPublished, readVersion } from "./store.ts";

const CHANNEL = "content";
// Notifications may be lost while a connection is down; the count of changes is not.
const RECHECK_MS = 10 * SECOND_MS;

export type LiveLibrary = { current(): Library; tellAll(): void; refresh(): Promise<void>; stop(): void };

type Ports = { database: Database; bus: Bus; log: Log };

/** Keeps the library in memory and replaces it as soon as another process, or this one, has changed something. */
export async function openLiveLibrary({ database, bus, log }: Ports): Promise<LiveLibrary> {
	let current = await load(database);
	let loading: Promise<void> | undefined;
	let isStale = false;

	async function reload(): Promise<void> {
		do {
			isStale = false;
			current = await load(database);
		} while (isStale);
	}

	function refresh(): Promise<void> {
		isStale = true;
		loading ??= reload().finally(() => {
			loading = undefined;
		});
		return loading;
	}

	const refreshQuietly = (): void =>
		void refresh().catch((error) => log.error({ err: error }, "content could not be read again"));

	async function recheck(): Promise<void> {
		if ((await readVersion(database.reader)) !== current.version) await refresh();
	}

	bus.subscribe(CHANNEL, refreshQuietly, refreshQuietly);
	const timer = setInterval(
		() => void recheck().catch((error) => log.warn({ err: error }, "content could not be checked for changes")),
		RECHECK_MS,
	);
	timer.unref();
	return {
		current: () => current,
		tellAll: () => bus.publish(CHANNEL, ""),
		refresh,
		stop: () => clearInterval(timer),
	};
}

// The version is read first: a change in between makes the library seem old, never newer than it is.
async function load({ reader }: Database): Promise<Library> {
	const version = await readVersion(reader);
	return libraryOf(version, await readPublished(reader), await readPlacements(reader));
}
