import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ProgressState } from "../../contract/index.ts";
import type { FollowedRow } from "../followed/followed-store.ts";
import type { Tables } from "../tables.ts";

export type ProgressRow = Selectable<Tables["referral.friend_progress"]>;

export async function addProgress(tx: Tx, row: Insertable<Tables["referral.friend_progress"]>): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("referral.friend_progress")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

const ofFriend = (reader: Reader, friendId: Id) =>
	rows<Tables>(reader)
		.selectFrom("referral.friend_progress")
		.selectAll()
		.where("bucket", "=", bucketOf(friendId))
		.where("friend_id", "=", friendId);

export const lockProgress = (tx: Tx, friendId: Id): Promise<ProgressRow | undefined> =>
	ofFriend(tx, friendId).forUpdate().executeTakeFirst();

export async function updateProgress(
	tx: Tx,
	friendId: Id,
	change: Updateable<Tables["referral.friend_progress"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("referral.friend_progress")
		.set(change)
		.where("bucket", "=", bucketOf(friendId))
		.where("friend_id", "=", friendId)
		.execute();
}

/** What a friend has done, beside the state of the reward. */
export type ProgressWithFacts = ProgressRow & FollowedRow;

export async function readWithFacts(reader: Reader, friendIds: readonly Id[]): Promise<ProgressWithFacts[]> {
	const { rows: found } = await sql<ProgressWithFacts>`select f.*, p.*
		from unnest(${friendIds.map(bucketOf)}::smallint[], ${[...friendIds]}::bigint[]) as k (bucket, player_id)
		join referral.friend_progress p on p.bucket = k.bucket and p.friend_id = k.player_id
		join referral.followed f on f.bucket = k.bucket and f.player_id = k.player_id`.execute(reader);
	return found;
}

/** Who registered before `lateBefore`, or deposited before `clearedBefore` and has staked: the rule may decide about them. */
type Candidates = { lateBefore: Date; clearedBefore: Date; after: Id; limit: number };

export async function readCandidates(
	reader: Reader,
	{ lateBefore, clearedBefore, after, limit }: Candidates,
): Promise<Id[]> {
	const { rows: found } = await sql<{ friend_id: Id }>`select p.friend_id
		from referral.friend_progress p
		join referral.followed f on f.bucket = p.bucket and f.player_id = p.friend_id
		where p.state = 'open' and p.held_reason is null and p.friend_id > ${after} and f.seq is not null
			and (f.registered_at < ${lateBefore} or f.is_charged_back
				or (f.first_deposit_at < ${clearedBefore} and f.staked > 0))
		order by p.friend_id limit ${limit}`.execute(reader);
	return found.map(({ friend_id }) => friend_id);
}

type ListQuery = { state: ProgressState | undefined; isHeld: boolean | undefined; before: Id | null; limit: number };

/** Across buckets, for operators only; the newest first. */
export async function readProgressPage(
	reader: Reader,
	{ state, isHeld, before, limit }: ListQuery,
): Promise<ProgressWithFacts[]> {
	const { rows: found } = await sql<ProgressWithFacts>`select f.*, p.*
		from referral.friend_progress p
		join referral.followed f on f.bucket = p.bucket and f.player_id = p.friend_id
		where (${state ?? null}::text is null or p.state = ${state ?? null})
			and (${isHeld ?? null}::boolean is null or (p.held_reason is not null) = ${isHeld ?? null})
			and (${before}::bigint is null or p.friend_id < ${before})
		order by p.friend_id desc limit ${limit}`.execute(reader);
	return found;
}

/** Who invited a player, who invited them, and so on; the nearest first. */
export async function readInviters(reader: Reader, playerId: Id, limit: number): Promise<Id[]> {
	const { rows: found } = await sql<{ invited_by: Id }>`with recursive up as (
			select invited_by, 1 as step from referral.attribution
			where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and outcome = 'linked'
			union all
			select a.invited_by, up.step + 1 from up
			join referral.attribution a on a.bucket = up.invited_by % 64 and a.player_id = up.invited_by and a.outcome = 'linked'
			where up.step < ${limit}
		)
		select invited_by from up where invited_by is not null order by step`.execute(reader);
	return found.map(({ invited_by }) => invited_by);
}
