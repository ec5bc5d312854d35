import { bucketOf, type Id } from "@baize/kernel/id";
import type { BatchJson, PostingClient, PostingStatement } from "@baize/ledger/server";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { Act, Advance, At, OpenRow } from "./acts.ts";
import type { FurtherStake } from "./types.ts";

type Done = { opened: number[] | null; stepped: number[] | null };

/** Those that were done, in their order. What is sent is sorted by player. */
export async function applyRounds(reader: Reader, sorted: readonly Act[]): Promise<Act[]> {
	const { rows: found } = await sql<Done>`
		select opened, stepped from play.apply_rounds(${openingsOf(sorted)}::json, ${stepsOf(sorted)}::json)`.execute(
		reader,
	);
	return doneOf(sorted, found[0]!);
}

function doneOf(sorted: readonly Act[], { opened, stepped }: Done): Act[] {
	const places = new Set([...(opened ?? []), ...(stepped ?? [])]);
	return sorted.filter((_, at) => places.has(at));
}

const STEPS: PostingStatement = {
	name: "apply-rounds",
	text: "select opened, stepped from play.apply_rounds(null, $1)",
};

/** The same of steps alone, by a statement that the connection has prepared. */
export const applySteps = async (client: PostingClient, sorted: readonly Act[]): Promise<Act[]> =>
	doneOf(sorted, await client.run<Done>(STEPS, [stepsOf(sorted)]));

const VALUES_OF_MONEY = 17;
const MOVES: PostingStatement = {
	name: "move-rounds",
	text: `select posted from play.move_rounds(${Array.from({ length: VALUES_OF_MONEY + 2 }, (_, at) => `$${at + 1}`)}) as posted`,
};

/** Opens and ends rounds with their money. Throws what `doableOf` reads where not each of them is as its act expects it. */
export const moveRounds = async (
	client: PostingClient,
	sorted: readonly Act[],
	money: readonly unknown[],
): Promise<BatchJson> =>
	(await client.run<{ posted: BatchJson }>(MOVES, [openingsOf(sorted), stepsOf(sorted), ...money])).posted;

const NOT_AS_EXPECTED = "BR001";

/** Of acts that were refused together: those that could be done. Undefined for another error. */
export function doableOf<Item>(error: unknown, sorted: readonly Item[]): Item[] | undefined {
	const { code, detail } = error as { code?: string; detail?: string };
	if (code !== NOT_AS_EXPECTED || detail === undefined) return undefined;
	const places = new Set<number>(JSON.parse(detail));
	return sorted.filter((_, at) => places.has(at));
}

/** An id as text: JSON has no number of 64 bits. */
const keyOf = ({ bucket, player_id, round_id, step }: At) => ({
	bucket,
	player_id: String(player_id),
	round_id: String(round_id),
	step,
});

function stepOf(act: Exclude<Act, { does: "open" }>, place: number): object {
	const at = { place, ...keyOf(act.at), commitment: act.commitment };
	if (act.does === "end") return at;
	return { ...at, action: [act.to.action], staked_minor: String(act.to.stakedMinor), due_at: act.to.dueAt };
}

function openingOf({ row }: Extract<Act, { does: "open" }>, place: number): object {
	const { game_number, sheet_version, currency, commitment, client_seed, nonce, rules_hash, bet } = row;
	const drawn = { sheet_version, commitment, client_seed, nonce: String(nonce), rules_hash };
	const money = { currency, staked_minor: String(row.staked_minor), due_at: row.due_at };
	return { place, ...keyOf({ ...row, step: 0 }), game_number, ...drawn, bet, ...money };
}

const openingsOf = (sorted: readonly Act[]): string | null =>
	jsonOf(sorted.flatMap((act, at) => (act.does === "open" ? [openingOf(act, at)] : [])));

const stepsOf = (sorted: readonly Act[]): string | null =>
	jsonOf(sorted.flatMap((act, at) => (act.does === "open" ? [] : [stepOf(act, at)])));

const jsonOf = (items: readonly object[]): string | null => (items.length === 0 ? null : JSON.stringify(items));

/** Rounds that the same transaction has opened. */
export async function removeOpenRounds(tx: Tx, rounds: readonly At[]): Promise<void> {
	await sql`delete from play.open_round o
		using unnest(${rounds.map(({ bucket }) => bucket)}::smallint[], ${rounds.map((round) => round.player_id)}::bigint[],
			${rounds.map((round) => round.round_id)}::bigint[]) r (bucket, player_id, round_id)
		where o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
}

const openOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("play.open_round")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

export const readOpenRound = (reader: Reader, playerId: Id, roundId: Id): Promise<OpenRow | undefined> =>
	openOf(reader, playerId).where("round_id", "=", roundId).executeTakeFirst();

export const readOpenOfGame = (reader: Reader, playerId: Id, gameNumber: number): Promise<OpenRow | undefined> =>
	openOf(reader, playerId).where("game_number", "=", gameNumber).executeTakeFirst();

export const readOpenRounds = (reader: Reader, playerId: Id): Promise<OpenRow[]> =>
	openOf(reader, playerId).orderBy("due_at").execute();

/** Applies an action with its stake where the round is still at this step; false where another one was faster. */
export async function advanceOpenRound(tx: Tx, at: At, to: Advance, further: FurtherStake): Promise<boolean> {
	const { action, stakedMinor, dueAt } = to;
	const { rows: advanced } = await sql`update play.open_round set
			actions = actions || ${JSON.stringify([action])}::jsonb,
			further_stakes = further_stakes || ${JSON.stringify([further])}::jsonb,
			staked_minor = ${stakedMinor}, due_at = ${dueAt}, step = step + 1
		where bucket = ${at.bucket} and player_id = ${at.player_id} and round_id = ${at.round_id} and step = ${at.step}
		returning step`.execute(tx);
	return advanced.length > 0;
}

/** Ends a round that is still at this step; false where it is not. */
export async function deleteOpenRound(tx: Tx, at: At): Promise<boolean> {
	const deleted = await rows<Tables>(tx)
		.deleteFrom("play.open_round")
		.where("bucket", "=", at.bucket)
		.where("player_id", "=", at.player_id)
		.where("round_id", "=", at.round_id)
		.where("step", "=", at.step)
		.returning("round_id")
		.executeTakeFirst();
	return deleted !== undefined;
}

/** Rounds that were left for too long, the earliest first. */
export const readDueRounds = (reader: Reader, nowMs: number, limit: number, after?: OpenRow): Promise<OpenRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.open_round")
		.selectAll()
		.where("due_at", "<=", new Date(nowMs))
		.$if(after !== undefined, (due) =>
			due.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("due_at", "round_id"), ">", tuple(after!.due_at, after!.round_id)),
			),
		)
		.orderBy("due_at")
		.orderBy("round_id")
		.limit(limit)
		.execute();

/** The commitments of the pairs from which an open round of the player was drawn: their seeds are not revealed. */
export async function readHeldCommitments(reader: Reader, playerId: Id): Promise<Set<string>> {
	const held = await rows<Tables>(reader)
		.selectFrom("play.open_round")
		.select("commitment")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
	return new Set(held.map(({ commitment }) => commitment));
}

export type WaitingRow = Pick<OpenRow, "player_id" | "round_id" | "currency" | "staked_minor" | "step" | "due_at">;

/** The open rounds of a title, of whatever players, the one first that is ended first. */
export const readWaiting = (reader: Reader, gameNumber: number, limit: number): Promise<WaitingRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.open_round")
		.select(["player_id", "round_id", "currency", "staked_minor", "step", "due_at"])
		.where("game_number", "=", gameNumber)
		.orderBy("due_at")
		.orderBy("round_id")
		.limit(limit)
		.execute();
