import type { ReplyOf } from "@baize/kernel/call";
import { type Id, idText, readId } from "@baize/kernel/id";
import { momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import type { GuardedPlayer, listGuardedPlayers } from "../contract/index.ts";
import { restrictionBy } from "./exclusion/break-rules.ts";
import { EVERY_LIMIT, limitNamed, readPerson, refuse } from "./person.ts";
import type { PlayerInfo, SaferPlayPorts } from "./ports.ts";
import { readChangedPlayers } from "./store.ts";
import { showState } from "./views.ts";

type Found = ReplyOf<typeof listGuardedPlayers>;
type ListQuery = { find?: string; cursor?: string; limit?: number };

const PER_PAGE = 25;

export async function listPlayers(
	ports: SaferPlayPorts,
	{ find, cursor, limit = PER_PAGE }: ListQuery,
): Promise<Found> {
	const { reader } = ports.database;
	if (find?.trim()) {
		const player = await findOne(ports, find.trim());
		return player ? { items: [await itemOf(ports, player)], next: null } : { items: [], next: null };
	}
	const found = await readChangedPlayers(reader, readMomentCursor(cursor), limit + 1);
	const { rows, next } = pageOf(found, limit, ({ changed_at: at, player_id: id }) => momentCursor({ at, id }));
	const players = await Promise.all(rows.map(({ player_id }) => ports.players.readPlayer(reader, player_id)));
	const items = await Promise.all(players.flatMap((player) => (player ? [itemOf(ports, player)] : [])));
	return { items, next };
}

async function findOne({ players, database }: SaferPlayPorts, text: string): Promise<PlayerInfo | undefined> {
	const id = readId(text);
	if (id !== null) return players.readPlayer(database.reader, id);
	return players.findPlayer(database.reader, text);
}

async function itemOf(ports: SaferPlayPorts, player: PlayerInfo): Promise<Found["items"][number]> {
	const person = await readPerson(ports, ports.database.reader, player.playerId);
	const restriction = person ? restrictionBy(person.breaks, ports.clock.nowMs()) : null;
	return {
		id: idText(player.playerId),
		name: player.displayName,
		email: player.email,
		restriction: restriction?.kind ?? null,
		untilMs: restriction?.untilMs ?? null,
		limits: person
			? EVERY_LIMIT.filter(({ kind, window }) => limitNamed(person, kind, window).amount !== null).length
			: 0,
		changedAtMs: person?.changed_at?.getTime() ?? null,
	};
}

/** Refuses with PLAYER_NOT_FOUND, also for a text that is no id and for an operator's id. */
export async function requirePlayer({ players, database }: SaferPlayPorts, text: string): Promise<PlayerInfo> {
	const id = readId(text);
	const player = id === null ? undefined : await players.readPlayer(database.reader, id);
	if (!player) throw refuse("PLAYER_NOT_FOUND");
	return player;
}

export async function showPlayer(
	ports: SaferPlayPorts,
	{ playerId, displayName, email }: PlayerInfo,
): Promise<GuardedPlayer> {
	const { reader } = ports.database;
	const person = await readPerson(ports, reader, playerId as Id);
	if (!person) throw refuse("PLAYER_NOT_FOUND");
	return {
		id: idText(playerId),
		name: displayName,
		email,
		state: await showState(ports, reader, person),
		breaks: person.breaks.map((each) => ({
			breakId: idText(each.break_id),
			kind: each.kind,
			fromMs: each.fromMs,
			untilMs: each.untilMs,
			by: each.by,
			...(each.reason ? { reason: each.reason } : {}),
			...(each.source ? { source: each.source } : {}),
			endsAtMs: each.endsAtMs,
		})),
	};
}
