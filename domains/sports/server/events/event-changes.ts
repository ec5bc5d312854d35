import { type Id, idText, readId } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import type { Live } from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { readEvents } from "../store/events.ts";
import type { EventCache } from "./event-cache.ts";

/** Brings changed events into the cache of every process. */
export type EventChanges = {
	/** Notifies the other processes that these events have changed. */
	publishChanged(ids: readonly Id[]): void;
	/** Read in the transaction that has locked the rows: no later change can come before. */
	publishOnceCommitted(tx: Tx, ids: readonly Id[]): Promise<void>;
	publishLive(eventId: Id, live: Live): void;
	/** Reads no more changes, and waits for those that are being read: the database may be closed afterwards. */
	stop(): Promise<void>;
};

const CHANNEL = "sports";
const MAX_IDS_PER_MESSAGE = 200;
type Message = { changed: string[] } | { live: Live; eventId: string };

type Ports = Pick<SportsPorts, "database" | "clock" | "bus" | "log">;

export function openEventChanges({ database, clock, bus, log }: Ports, cache: EventCache): EventChanges {
	bus?.subscribe(
		CHANNEL,
		(text) => {
			const message = JSON.parse(text) as Message;
			if ("live" in message) cache.putLive(readId(message.eventId)!, message.live);
			else void reread({ ids: message.changed.map((id) => readId(id)!) });
		},
		() => void reread({ retainedAtMs: clock.nowMs() }),
	);

	const reading = new Set<Promise<void>>();
	let isStopped = false;

	async function reread(which: Parameters<typeof readEvents>[1]): Promise<void> {
		if (isStopped) return;
		const read = readEvents(database.reader, which)
			.then(cache.put)
			.catch((error) => log.warn({ err: error }, "changed events could not be read"));
		reading.add(read);
		await read;
		reading.delete(read);
	}

	const publish = (message: Message): void => bus?.publish(CHANNEL, JSON.stringify(message));

	/** In parts, because a PostgreSQL notification is limited in length. */
	function publishChanged(ids: readonly Id[]): void {
		for (let from = 0; from < ids.length; from += MAX_IDS_PER_MESSAGE)
			publish({ changed: ids.slice(from, from + MAX_IDS_PER_MESSAGE).map(idText) });
	}

	return {
		publishChanged,
		async publishOnceCommitted(tx, ids) {
			const changed = await readEvents(tx, { ids });
			onceCommitted(tx, () => {
				cache.put(changed);
				publishChanged(ids);
			});
		},
		publishLive(eventId, live) {
			cache.putLive(eventId, live);
			publish({ eventId: idText(eventId), live });
		},
		async stop() {
			isStopped = true;
			await Promise.all(reading);
		},
	};
}
