import { type Id, idText, readId } from "@baize/kernel/id";
import { type Bus, type Database, ReadyReply } from "@baize/platform-server";
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
const LIMIT = 100_000;

const READY: Record<TwoFactorStatus, ReadyReply> = {
	PENDING: new ReadyReply(Buffer.from(`{"status":"PENDING"}`), `"PENDING"`),
	ENABLED: new ReadyReply(Buffer.from(`{"status":"ENABLED"}`), `"ENABLED"`),
};

export function openTwoFactorStatusCache(database: Database, bus: Bus): TwoFactorStatusCache {
	const cached = new Map<Id, ReadyReply>();
	let changes = 0;

	bus.subscribe(
		CHANNEL,
		(text) => {
			const playerId = readId(text);
			if (playerId !== null) drop(playerId);
		},
		() => {
			changes++;
			cached.clear();
		},
	);

	function drop(playerId: Id): void {
		changes++;
		cached.delete(playerId);
	}

	async function load(playerId: Id): Promise<ReadyReply> {
		const changesBefore = changes;
		const row = await readAuthenticator(database.reader, playerId);
		const ready = READY[row?.secret ? "ENABLED" : "PENDING"];
		// A change during the read may concern this player, so the result is not cached.
		if (changes === changesBefore) {
			cached.set(playerId, ready);
			if (cached.size > LIMIT) cached.delete(cached.keys().next().value!);
		}
		return ready;
	}

	return {
		status: (playerId) => cached.get(playerId) ?? load(playerId),
		invalidate(playerId) {
			drop(playerId);
			bus.publish(CHANNEL, idText(playerId));
		},
	};
}
