import type { Id } from "@baize/kernel/id";
import {
	type Bus,
	type Database,
	ID_TEXTS,
	openCache,
	openSharedChanges,
	type ReadyReply,
	taggedReply,
} from "@baize/platform-server";
import type { TWO_FACTOR_STATUSES } from "../../contract/index.ts";
import { readAuthenticator } from "./authenticator-store.ts";

export type TwoFactorStatus = (typeof TWO_FACTOR_STATUSES)[number];

/** Caches each polling player's status as a ready reply: every page polls it. */
export type TwoFactorStatusCache = {
	status(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** After the commit of a change: every process drops the cached status. */
	invalidate(playerId: Id): void;
};

const CHANNEL = "factors.two-factor-changed";
const MAX_CACHED = 100_000;

const READY: Record<TwoFactorStatus, ReadyReply> = {
	PENDING: taggedReply(`{"status":"PENDING"}`),
	ENABLED: taggedReply(`{"status":"ENABLED"}`),
};

export function openTwoFactorStatusCache(database: Database, bus: Bus): TwoFactorStatusCache {
	const changes = openSharedChanges(bus, CHANNEL, ID_TEXTS);
	const cache = openCache<Id, ReadyReply>({
		name: "factors.twoFactorStatus",
		limit: MAX_CACHED,
		changes: [changes.listen],
	});

	async function load(playerId: Id): Promise<ReadyReply> {
		const row = await readAuthenticator(database.reader, playerId);
		return READY[row?.secret ? "ENABLED" : "PENDING"];
	}

	return { status: (playerId) => cache.read(playerId, load), invalidate: changes.announce };
}
