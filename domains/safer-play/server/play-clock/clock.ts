import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { openCache, type ReadyReply, taggedReply } from "@baize/platform-server";
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

const MAX_CACHED = 50_000;

export function openPlayClocks(ports: SaferPlayPorts): PlayClocks {
	const { database, clock, wallet, bus, stream, onMovedElsewhere } = ports;
	const entries = openCache<Id, Entry>({ name: "saferPlay.playClocks", limit: MAX_CACHED });

	function refresh(playerId: Id): void {
		entries.drop(playerId);
		stream.publishHere(`${SAFER_PLAY_TOPIC}:${playerId}`, SAFER_PLAY_MESSAGE, {});
	}
	bus.subscribe(CHANGED_CHANNEL, (text) => idsInText(text).forEach(refresh), entries.dropAll);
	onMovedElsewhere((playerIds) => playerIds.forEach(entries.drop));
	wallet.onMoved(({ playerId, currency, kind, stakeMinor, winMinor, parts, seq }) => {
		const entry = entries.peek(playerId);
		if (!entry) return entries.drop(playerId);
		if (entry.person.currency !== currency) return;
		if (seq !== entry.seq + 1n) return entries.drop(playerId);
		entry.seq = seq;
		entry.lostMinor += lossOf(kind, stakeMinor, winMinor, parts);
	});

	async function load(playerId: Id): Promise<Entry> {
		const person = await readPerson(ports, database.reader, playerId);
		if (!person) throw refuse("PLAYER_NOT_FOUND");
		const open = await readOpenPlay(database.reader, playerId);
		return { person, open, ...(await wallet.guards.lost(database.reader, playerId, person.currency)) };
	}

	const read = async (playerId: Id): Promise<PlayClock> => clockOf(await entries.read(playerId, load), clock.nowMs());

	return {
		read,
		async reply(playerId) {
			return taggedReply(JSON.stringify(await read(playerId)));
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
