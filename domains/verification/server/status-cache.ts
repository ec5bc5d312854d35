import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import {
	type Bus,
	type Cache,
	type Database,
	ID_TEXTS,
	openCache,
	openSharedChanges,
	type Reader,
	type ReadyReply,
	taggedReply,
} from "@baize/platform-server";
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

type CachedKind<Status extends string> = {
	replies: ReadonlyMap<string, ReadyReply>;
	cache: Cache<Id, Status>;
	load(playerId: Id): Promise<Status>;
};
type Ports = { database: Database; clock: Clock; bus: Pick<Bus, "publish" | "subscribe">; players: Phones };

const CHANNEL = "verification.changed";
/** The bus may lose a message; this limits how long an old status is then served. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 50_000;

/** There are only as many replies as statuses, so all are built at the start. */
const repliesOf = <Status extends string>(statuses: readonly Status[], bodyOf: (status: Status) => object) =>
	new Map<string, ReadyReply>(statuses.map((status) => [status, taggedReply(JSON.stringify(bodyOf(status)))]));

export function openStatusCache({ database, clock, bus, players }: Ports): StatusCache {
	const changes = openSharedChanges(bus, CHANNEL, ID_TEXTS);
	const cacheOf = <Status>(what: string): Cache<Id, Status> =>
		openCache({
			name: `verification.${what}`,
			limit: MAX_CACHED,
			maxAgeMs: CACHE_MS,
			clock,
			changes: [changes.listen],
		});
	const documents: CachedKind<DocumentStatus> = {
		replies: repliesOf(DOCUMENT_STATUSES, (status) => ({ documentType: ID_DOCUMENT, status })),
		cache: cacheOf("documentStatus"),
		load: (playerId) => statusIn(database.reader, playerId),
	};
	const phones: CachedKind<PhoneStatus> = {
		replies: repliesOf(PHONE_STATUSES, (status) => ({ status })),
		cache: cacheOf("phoneStatus"),
		load: (playerId) => phoneStatusIn(players, database.reader, playerId),
	};

	return {
		documentReply: (playerId) => replyOf(documents, playerId),
		phoneReply: (playerId) => replyOf(phones, playerId),
		invalidate: changes.announce,
		onChanged: changes.listen,
	};
}

async function phoneStatusIn(players: Phones, reader: Reader, playerId: Id): Promise<PhoneStatus> {
	return (await validatedPhone(players, reader, playerId)) === undefined ? "NOT_VALIDATED" : "VALIDATED";
}

function replyOf<Status extends string>(
	{ replies, cache, load }: CachedKind<Status>,
	playerId: Id,
): ReadyReply | Promise<ReadyReply> {
	const status = cache.read(playerId, load);
	return status instanceof Promise ? status.then((loaded) => replies.get(loaded)!) : replies.get(status)!;
}
