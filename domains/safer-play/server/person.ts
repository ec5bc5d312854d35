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
import type { Break } from "./break-rules.ts";
import { legalMost, mostRealityCheckMs } from "./law.ts";
import { holding, type Limit, NO_LIMIT } from "./limit-rules.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { insertPlayer, lockPlayerRow, readBreaks, readLimits, readPlayerRow } from "./store.ts";
import type { BreakRow, LimitRow, PlayerRow } from "./tables.ts";

export const refuse = refuser(saferPlayErrors);

/** Why whoever is restricted so is refused. */
export const refusalOfRestriction = ({ kind, ...details }: Restriction): Refusal => refuse(kind, details);

/** A player with everything that was decided about him. */
export type Person = PlayerRow & {
	limits: ReadonlyMap<string, Limit>;
	breaks: readonly (Break & BreakRow)[];
	/** He lives elsewhere than when his guards were put into the books. It stays so until they are put there anew. */
	hasMoved: boolean;
};

type Ports = Pick<SaferPlayPorts, "players">;
const NO_BARS = "[]";

/** Locked until the transaction ends. Refuses whoever does not play. */
export async function lockPerson(ports: Ports, tx: Tx, playerId: Id): Promise<Person> {
	const kept = (await lockPlayerRow(tx, playerId)) ?? (await addPlayer(ports, tx, playerId));
	const row = await whereHeLives(ports, tx, kept);
	return { ...(await whole(tx, row)), hasMoved: row !== kept };
}

/** As things stand; a player of whom nothing is kept yet is as he would be kept. */
export async function readPerson(ports: Ports, reader: Reader, playerId: Id): Promise<Person | undefined> {
	const kept = await readPlayerRow(reader, playerId);
	const row = kept ? await whereHeLives(ports, reader, kept) : await newPlayer(ports, reader, playerId);
	return row && { ...(await whole(reader, row)), hasMoved: false };
}

/** His address may have changed, and with it the law and the clock of his months. */
async function whereHeLives({ players }: Ports, reader: Reader, row: PlayerRow): Promise<PlayerRow> {
	const player = await players.readPlayer(reader, row.player_id);
	if (!player || (player.country === row.country && player.subdivision === row.subdivision)) return row;
	return { ...row, country: player.country, subdivision: player.subdivision };
}

async function addPlayer(ports: Ports, tx: Tx, playerId: Id): Promise<PlayerRow> {
	const row = await newPlayer(ports, tx, playerId);
	if (!row) throw refuse("PLAYER_NOT_FOUND");
	await insertPlayer(tx, row);
	return (await lockPlayerRow(tx, playerId))!;
}

async function newPlayer({ players }: Ports, reader: Reader, playerId: Id): Promise<PlayerRow | undefined> {
	const player = await players.readPlayer(reader, playerId);
	if (!player) return undefined;
	const { currency, country, subdivision } = player;
	return {
		player_id: playerId,
		bucket: bucketOf(playerId),
		currency,
		country,
		subdivision,
		reality_check_ms: Math.min(DEFAULT_REALITY_CHECK_MS, mostRealityCheckMs({ country, subdivision })),
		offer_answered_at: null,
		changed_at: null,
		bars: NO_BARS,
	};
}

async function whole(reader: Reader, row: PlayerRow): Promise<Omit<Person, "hasMoved">> {
	const limits = await readLimits(reader, row.player_id);
	const breaks = await readBreaks(reader, row.player_id);
	return {
		...row,
		limits: new Map(limits.map((each) => [nameOf(each.kind, each.window), limitOf(each)])),
		breaks: breaks.map((each) => ({ ...each, ...breakOf(each) })),
	};
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

/** The limits of a kind that hold, the player's or the law's. */
export const holdingLimits = (person: Person, kind: LimitKind): Record<LimitWindow, bigint | null> => ({
	day: holdingLimit(person, kind, "day"),
	week: holdingLimit(person, kind, "week"),
	month: holdingLimit(person, kind, "month"),
});

export const holdingLimit = (person: Person, kind: LimitKind, window: LimitWindow): bigint | null =>
	holding(limitNamed(person, kind, window).amount, legalMost(person, kind, window));

export const EVERY_LIMIT = LIMIT_KINDS.flatMap((kind) => LIMIT_WINDOWS.map((window) => ({ kind, window })));
