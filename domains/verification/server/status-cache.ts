import { type Id, idText, readId } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { type Bus, type Database, type Reader, ReadyReply } from "@baize/platform-server";
import {
	DOCUMENT_STATUSES,
	type DocumentStatus,
	ID_DOCUMENT,
	PHONE_STATUSES,
	type PhoneStatus,
} from "../contract/index.ts";
import { statusIn } from "./document/document-store.ts";
import { type Phones, validatedPhone } from "./phone/validated-phone.ts";

/** Caches the statuses that pages poll, as ready replies. A change in any process drops them. */
export type StatusCache = {
	documentReply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	phoneReply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** After the commit of a change: drops the status here and in every other process. */
	invalidate(playerId: Id): void;
	/** Calls the listener after every change, in whatever process; with undefined where any status may have changed. */
	onChanged(listener: (playerId: Id | undefined) => void): void;
};

type CachedStatus = { status: string; validUntilMs: number };
type CachedKind<Status extends string> = {
	replies: ReadonlyMap<string, ReadyReply>;
	cached: Map<Id, CachedStatus>;
	read(reader: Reader, playerId: Id): Promise<Status>;
};
type Ports = { database: Database; clock: Clock; bus: Pick<Bus, "publish" | "subscribe">; players: Phones };

const CHANNEL = "verification.changed";
/** The bus may lose a message; this limits how long an old status is then served. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 50_000;

/** There are only as many replies as statuses, so all are built at the start. */
const repliesOf = <Status extends string>(statuses: readonly Status[], bodyOf: (status: Status) => object) =>
	new Map<string, ReadyReply>(
		statuses.map((status) => [status, new ReadyReply(Buffer.from(JSON.stringify(bodyOf(status))), `"${status}"`)]),
	);

export function openStatusCache({ database, clock, bus, players }: Ports, limit = MAX_CACHED): StatusCache {
	const documents: CachedKind<DocumentStatus> = {
		replies: repliesOf(DOCUMENT_STATUSES, (status) => ({ documentType: ID_DOCUMENT, status })),
		cached: new Map(),
		read: statusIn,
	};
	const phones: CachedKind<PhoneStatus> = {
		replies: repliesOf(PHONE_STATUSES, (status) => ({ status })),
		cached: new Map(),
		read: async (reader, playerId) =>
			(await validatedPhone(players, reader, playerId)) === undefined ? "NOT_VALIDATED" : "VALIDATED",
	};
	// A status read while a change arrives may be the one from before the change, so it is not cached.
	let changes = 0;

	const listeners: ((playerId: Id | undefined) => void)[] = [];

	function drop(playerId: Id): void {
		changes++;
		documents.cached.delete(playerId);
		phones.cached.delete(playerId);
		for (const listener of listeners) listener(playerId);
	}
	function dropAll(): void {
		changes++;
		documents.cached.clear();
		phones.cached.clear();
		for (const listener of listeners) listener(undefined);
	}
	bus.subscribe(
		CHANNEL,
		(text) => {
			const playerId = readId(text);
			if (playerId !== null) drop(playerId);
		},
		dropAll,
	);

	async function load<Status extends string>(
		{ replies, cached, read }: CachedKind<Status>,
		playerId: Id,
	): Promise<ReadyReply> {
		const changesBefore = changes;
		const status = await read(database.reader, playerId);
		if (changesBefore === changes) {
			cached.delete(playerId);
			cached.set(playerId, { status, validUntilMs: clock.nowMs() + CACHE_MS });
			if (cached.size > limit) cached.delete(cached.keys().next().value!);
		}
		return replies.get(status)!;
	}

	function answer<Status extends string>(kind: CachedKind<Status>, playerId: Id): ReadyReply | Promise<ReadyReply> {
		const found = kind.cached.get(playerId);
		return found && clock.nowMs() < found.validUntilMs ? kind.replies.get(found.status)! : load(kind, playerId);
	}

	return {
		documentReply: (playerId) => answer(documents, playerId),
		phoneReply: (playerId) => answer(phones, playerId),
		invalidate(playerId) {
			drop(playerId);
			bus.publish(CHANNEL, idText(playerId));
		},
		onChanged: (listener) => void listeners.push(listener),
	};
}
