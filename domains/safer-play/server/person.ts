import { type Refusal, refuser } from "@baize/kernel/error";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import {
	DEFAULT_REALITY_CHECK_MS,
	LIMIT_KINDS,
	LIMIT_WINDOWS,
	type LimitKind,
	type LimitWindow,
	type Restriction,
	saferPlayErrors,
} from "../contract/index.ts";
import type { Break } from "./exclusion/break-rules.ts";
import { legalMax, maxRealityCheckMs } from "./limits/law.ts";
import { type Limit, lowerOf, NO_LIMIT } from "./limits/limit-rules.ts";
import type { PlayerInfo, SaferPlayPorts } from "./ports.ts";
import { insertPlayers, lockPlayerRow, lockUnlockedRows, readBreaks, readLimits, readPlayerRow } from "./store.ts";
import type { BreakRow, LimitRow, PlayerRow } from "./tables.ts";

export const refuse = refuser(saferPlayErrors);

/** The refusal for a restricted player. */
export const refusalOfRestriction = ({ kind, ...details }: Restriction): Refusal => refuse(kind, details);

/** A player with all limits, breaks and choices. */
export type Person = PlayerRow & {
	limits: ReadonlyMap<string, Limit>;
	breaks: readonly (Break & BreakRow)[];
	/** The address has changed since the guards were written into the ledger. True until they are written anew. */
	hasMoved: boolean;
};

type Ports = Pick<SaferPlayPorts, "players">;
const NO_BARS = "[]";

/** Locked until the transaction ends. Refuses people who do not play. */
export async function lockPerson(ports: Ports, tx: Tx, playerId: Id): Promise<Person> {
	const stored = (await lockPlayerRow(tx, playerId)) ?? (await addPlayer(ports, tx, playerId));
	const row = await withCurrentAddress(ports, tx, stored);
	const [person] = await whole(tx, [row]);
	return { ...person!, hasMoved: row !== stored };
}

/** The current data; a player without a row gets the values of a new row. */
export async function readPerson(ports: Ports, reader: Reader, playerId: Id): Promise<Person | undefined> {
	const stored = await readPlayerRow(reader, playerId);
	const row = stored ? await withCurrentAddress(ports, reader, stored) : await newPlayer(ports, reader, playerId);
	const [person] = row ? await whole(reader, [row]) : [];
	return person && { ...person, hasMoved: false };
}

/**
 * Those of the players that no other transaction has locked, locked until this one ends: it waits for no lock. Refuses an
 * id that is not a player's.
 */
export async function lockUnlockedPeople(ports: Ports, tx: Tx, playerIds: readonly Id[]): Promise<Person[]> {
	const infos = await ports.players.readPlayers(tx, playerIds);
	const stored = await lockUnlockedRows(tx, playerIds);
	const found = new Set(stored.map(({ player_id }) => player_id));
	const others = playerIds.filter((playerId) => !found.has(playerId));
	if (others.length > 0) {
		await insertPlayers(
			tx,
			others.map((playerId) => rowOf(requireInfo(infos.get(playerId)))),
		);
		stored.push(...(await lockUnlockedRows(tx, others)));
	}
	const present = stored.map((row) => atPresentAddress(row, infos.get(row.player_id)));
	const people = await whole(tx, present);
	return people.map((person, at) => ({ ...person, hasMoved: present[at] !== stored[at] }));
}

/** The address may have changed, and with it the law and the time zone of the player's months. */
const withCurrentAddress = async ({ players }: Ports, reader: Reader, row: PlayerRow): Promise<PlayerRow> =>
	atPresentAddress(row, await players.readPlayer(reader, row.player_id));

function atPresentAddress(row: PlayerRow, player: PlayerInfo | undefined): PlayerRow {
	if (!player || (player.country === row.country && player.subdivision === row.subdivision)) return row;
	return { ...row, country: player.country, subdivision: player.subdivision };
}

async function addPlayer(ports: Ports, tx: Tx, playerId: Id): Promise<PlayerRow> {
	await insertPlayers(tx, [rowOf(requireInfo(await ports.players.readPlayer(tx, playerId)))]);
	return (await lockPlayerRow(tx, playerId))!;
}

async function newPlayer({ players }: Ports, reader: Reader, playerId: Id): Promise<PlayerRow | undefined> {
	const player = await players.readPlayer(reader, playerId);
	return player && rowOf(player);
}

function requireInfo(player: PlayerInfo | undefined): PlayerInfo {
	if (!player) throw refuse("PLAYER_NOT_FOUND");
	return player;
}

const rowOf = ({ playerId, currency, country, subdivision }: PlayerInfo): PlayerRow => ({
	player_id: playerId,
	bucket: bucketOf(playerId),
	currency,
	country,
	subdivision,
	reality_check_ms: Math.min(DEFAULT_REALITY_CHECK_MS, maxRealityCheckMs({ country, subdivision })),
	offer_answered_at: null,
	changed_at: null,
	bars: NO_BARS,
});

type Whole = Omit<Person, "hasMoved">;

/** The rows with everything that was decided about their players, in their order. */
async function whole(reader: Reader, found: readonly PlayerRow[]): Promise<Whole[]> {
	const playerIds = found.map(({ player_id }) => player_id);
	const limits = Map.groupBy(await readLimits(reader, playerIds), ({ player_id }) => player_id);
	const breaks = Map.groupBy(await readBreaks(reader, playerIds), ({ player_id }) => player_id);
	return found.map((row) => ({
		...row,
		limits: new Map((limits.get(row.player_id) ?? []).map((each) => [nameOf(each.kind, each.window), limitOf(each)])),
		breaks: (breaks.get(row.player_id) ?? []).map((each) => ({ ...each, ...breakOf(each) })),
	}));
}

const nameOf = (kind: LimitKind, window: LimitWindow): string => `${kind} ${window}`;

const limitOf = ({ amount, pending_from, pending_amount }: LimitRow): Limit => ({
	amount,
	pending: pending_from && { amount: pending_amount, fromMs: pending_from.getTime() },
});

export const breakOf = ({ kind, from_at, until_at, ends_at, source }: BreakRow): Break => ({
	kind,
	fromMs: from_at.getTime(),
	untilMs: until_at?.getTime() ?? null,
	endsAtMs: ends_at?.getTime() ?? null,
	source,
});

export const limitNamed = ({ limits }: Person, kind: LimitKind, window: LimitWindow): Limit =>
	limits.get(nameOf(kind, window)) ?? NO_LIMIT;

/** The effective limits of a kind, the player's or the legal ones. */
export const effectiveLimits = (person: Person, kind: LimitKind): Record<LimitWindow, bigint | null> => ({
	day: effectiveLimit(person, kind, "day"),
	week: effectiveLimit(person, kind, "week"),
	month: effectiveLimit(person, kind, "month"),
});

export const effectiveLimit = (person: Person, kind: LimitKind, window: LimitWindow): bigint | null =>
	lowerOf(limitNamed(person, kind, window).amount, legalMax(person, kind, window));

export const EVERY_LIMIT = LIMIT_KINDS.flatMap((kind) => LIMIT_WINDOWS.map((window) => ({ kind, window })));
