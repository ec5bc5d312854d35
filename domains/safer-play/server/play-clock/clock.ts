import { createHash } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { ReadyReply } from "@baize/platform-server";
import { lossOf } from "@baize/wallet/contract";
import { type PlayClock, SAFER_PLAY_MESSAGE, SAFER_PLAY_TOPIC } from "../../contract/index.ts";
import { restrictionBy } from "../exclusion/break-rules.ts";
import { stretchOf } from "../guard-wallet.ts";
import { type Person, readPerson, refuse } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { CHANGED_CHANNEL, idsInText } from "../record.ts";
import type { PlayRow } from "../tables.ts";
import { hasEnded, realityCheckAtMs } from "./play-rules.ts";
import { readOpenPlay } from "./store-play.ts";

type Entry = { person: Person; open: PlayRow | undefined; lostMinor: Minor; seq: bigint };

/**
 * Caches the play clocks that are read: an operation of this process updates the money, every other change makes the
 * clock be read anew at the next request.
 */
export type PlayClocks = { reply(playerId: Id): Promise<ReadyReply>; read(playerId: Id): Promise<PlayClock> };

const REMEMBERED = 50_000;

export function openPlayClocks(ports: SaferPlayPorts): PlayClocks {
	const { database, clock, wallet, bus, stream, onMovedElsewhere } = ports;
	const entries = new Map<Id, Entry>();
	// A read during which something changed is not cached.
	const loading = new Map<Id, symbol>();

	function forget(playerId: Id): void {
		entries.delete(playerId);
		loading.delete(playerId);
	}
	function forgetAll(): void {
		entries.clear();
		loading.clear();
	}
	function refresh(playerId: Id): void {
		forget(playerId);
		stream.publishHere(`${SAFER_PLAY_TOPIC}:${playerId}`, SAFER_PLAY_MESSAGE, {});
	}
	bus.subscribe(CHANGED_CHANNEL, (text) => idsInText(text).forEach(refresh), forgetAll);
	onMovedElsewhere((playerIds) => playerIds.forEach(forget));
	wallet.onMoved(({ playerId, currency, kind, stakeMinor, winMinor, seq }) => {
		loading.delete(playerId);
		const entry = entries.get(playerId);
		if (!entry || entry.person.currency !== currency) return;
		if (seq !== entry.seq + 1n) return forget(playerId);
		entry.seq = seq;
		entry.lostMinor += lossOf(kind, stakeMinor, winMinor);
	});

	async function entryOf(playerId: Id): Promise<Entry> {
		const known = entries.get(playerId);
		if (known) return known;
		const token = Symbol();
		loading.set(playerId, token);
		const entry = await load(playerId);
		if (loading.get(playerId) !== token) return entry;
		loading.delete(playerId);
		if (entries.size >= REMEMBERED) entries.delete(entries.keys().next().value!);
		entries.set(playerId, entry);
		return entry;
	}

	async function load(playerId: Id): Promise<Entry> {
		const person = await readPerson(ports, database.reader, playerId);
		if (!person) throw refuse("PLAYER_NOT_FOUND");
		const open = await readOpenPlay(database.reader, playerId);
		return { person, open, ...(await wallet.guards.lost(database.reader, playerId, person.currency)) };
	}

	const read = async (playerId: Id): Promise<PlayClock> => clockOf(await entryOf(playerId), clock.nowMs());

	return {
		read,
		async reply(playerId) {
			const body = Buffer.from(JSON.stringify(await read(playerId)));
			return new ReadyReply(body, `"${createHash("sha1").update(body).digest("base64url")}"`);
		},
	};
}

function clockOf({ person, open, lostMinor }: Entry, nowMs: number): PlayClock {
	const { reality_check_ms: realityCheckMs, currency } = person;
	const restriction = restrictionBy(person.breaks, nowMs);
	const stretch = open && stretchOf(open);
	const common = { currency, realityCheckMs, restriction };
	if (!open || !stretch || hasEnded(stretch, realityCheckMs, nowMs))
		return { ...common, startedAtMs: null, lastStakeAtMs: null, netMinor: 0, realityCheckAtMs: null };
	return {
		...common,
		startedAtMs: stretch.startedMs,
		lastStakeAtMs: stretch.lastMs,
		netMinor: toWire(open.lost_before - lostMinor),
		realityCheckAtMs: realityCheckAtMs(stretch, realityCheckMs),
	};
}
