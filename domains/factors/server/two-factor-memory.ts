import { type Id, idText, readId } from "@baize/kernel/id";
import { type Bus, type Database, ReadyReply } from "@baize/platform-server";
import type { TWO_FACTOR_STATUSES } from "../contract/index.ts";
import { readAuthenticator } from "./authenticator-store.ts";

export type TwoFactorStatus = (typeof TWO_FACTOR_STATUSES)[number];

/** The status of each player who asks, ready to be sent: it is polled by every page. */
export type TwoFactorMemory = {
	status(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** After the commit of a change: every process forgets what it knew. */
	forget(playerId: Id): void;
};

const CHANNEL = "factors.two-factor-changed";
const LIMIT = 100_000;

const READY: Record<TwoFactorStatus, ReadyReply> = {
	PENDING: new ReadyReply(Buffer.from(`{"status":"PENDING"}`), `"PENDING"`),
	ENABLED: new ReadyReply(Buffer.from(`{"status":"ENABLED"}`), `"ENABLED"`),
};

export function openTwoFactorMemory(database: Database, bus: Bus): TwoFactorMemory {
	const known = new Map<Id, ReadyReply>();
	let changes = 0;

	bus.subscribe(
		CHANNEL,
		(text) => {
			const playerId = readId(text);
			if (playerId !== null) drop(playerId);
		},
		() => {
			changes++;
			known.clear();
		},
	);

	function drop(playerId: Id): void {
		changes++;
		known.delete(playerId);
	}

	async function ask(playerId: Id): Promise<ReadyReply> {
		const changesBefore = changes;
		const row = await readAuthenticator(database.reader, playerId);
		const ready = READY[row?.secret ? "ENABLED" : "PENDING"];
		// What changed while the database answered may be about this player.
		if (changes === changesBefore) {
			known.set(playerId, ready);
			if (known.size > LIMIT) known.delete(known.keys().next().value!);
		}
		return ready;
	}

	return {
		status: (playerId) => known.get(playerId) ?? ask(playerId),
		forget(playerId) {
			drop(playerId);
			bus.publish(CHANNEL, idText(playerId));
		},
	};
}
