import { type Id, idText, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import {
	type Duplicate,
	type DuplicateOutcome,
	type DuplicateResolution,
	exclusionCarried,
	exclusionLifted,
} from "../../contract/index.ts";
import { readAccountRow } from "../account-store.ts";
import { nameOf, namesOf } from "../people-names.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { judgeDeposit } from "./duplicate-rules.ts";
import { type DuplicateRow, listPairs, type Pair, readPair, readPairs, resolvePair } from "./duplicate-store.ts";
import { standingOf } from "./find-duplicates.ts";

type ListWish = { state?: "open" | "resolved"; outcome?: DuplicateOutcome; page?: number; perPage?: number };

export async function listDuplicates(
	parts: Parts,
	{ state = "open", outcome, page = 1, perPage = 25 }: ListWish,
): Promise<{ duplicates: Duplicate[]; hasMore: boolean }> {
	const wish = { isOpen: state === "open", outcome, limit: perPage + 1, offset: (page - 1) * perPage };
	const found = await listPairs(parts.database.reader, wish);
	const shown = await Promise.all(found.slice(0, perPage).map((row) => viewOf(parts, row)));
	return { duplicates: shown, hasMore: found.length > perPage };
}

async function viewOf(parts: Parts, row: DuplicateRow): Promise<Duplicate> {
	const { reader } = parts.database;
	const { resolved_by: by, resolved_at: at, resolution, reason } = row;
	return {
		id: `${idText(row.player_id)}.${idText(row.older_id)}`,
		player: await accountView(parts, row.player_id),
		older: await accountView(parts, row.older_id),
		olderStanding: (await standingOf(parts, reader, row.older_id)).standing,
		signals: row.kinds,
		outcome: row.outcome,
		foundAtMs: row.found_at.getTime(),
		...(resolution === null ? {} : { resolution }),
		...(reason === null ? {} : { reason }),
		...(at === null ? {} : { resolvedAtMs: at.getTime() }),
		...(by === null ? {} : { resolvedBy: (await namesOf(reader, [by])).get(by)?.name ?? "" }),
	};
}

async function accountView({ database, clock }: Parts, playerId: Id): Promise<Duplicate["player"]> {
	const row = (await readAccountRow(database.reader, playerId, new Date(clock.nowMs())))!;
	const { email, created_at: createdAt } = row;
	return { id: idText(playerId), displayName: nameOf(row), email, memberSinceMs: createdAt.getTime() };
}

type Wish = { player: string; older: string; resolution: DuplicateResolution; reason: string };

/** What an operator has found out. It may be decided anew; each decision stands in the log. */
export async function resolveDuplicate(parts: Parts, wish: Wish, visit: SignedInVisit): Promise<Duplicate> {
	const pair = { playerId: readId(wish.player) ?? 0n, olderId: readId(wish.older) ?? 0n };
	const { resolution, reason } = wish;
	await parts.database.transaction(async (tx) => {
		const before = await readPair(tx, pair);
		if (!before) throw refuseAccount("DUPLICATE_UNKNOWN");
		const { standing, untilMs } = await standingOf(parts, tx, pair.olderId);
		if (resolution === "allowed" && standing === "guarded") throw refuseAccount("DUPLICATE_GUARDED");
		const wasExcluded = await isExcludedByPairs(tx, pair);
		// An operator is as sure as any signal.
		const outcome = resolution === "samePerson" && standing === "guarded" ? "carried" : before.outcome;
		const decided = { resolved_at: new Date(parts.clock.nowMs()), resolved_by: visit.session.playerId };
		await resolvePair(tx, pair, { resolution, outcome, reason: reason.trim(), ...decided });
		await record(parts, tx, pair, { resolution, reason }, visit);
		await tellExclusion(parts, tx, pair, { was: wasExcluded, untilMs });
	});
	return viewOf(parts, (await readPair(parts.database.reader, pair))!);
}

const isExcludedByPairs = async (tx: Tx, { playerId }: Pair): Promise<boolean> =>
	judgeDeposit(await readPairs(tx, playerId)) === "excluded";

async function tellExclusion(
	{ outbox }: Parts,
	tx: Tx,
	pair: Pair,
	{ was, untilMs }: { was: boolean; untilMs: number | null },
): Promise<void> {
	const is = await isExcludedByPairs(tx, pair);
	const playerId = idText(pair.playerId);
	if (was && !is) await outbox.announce(tx, exclusionLifted, { playerId });
	if (is && !was) await outbox.announce(tx, exclusionCarried, { playerId, untilMs });
}

const record = (
	{ audit }: Parts,
	tx: Tx,
	{ playerId, olderId }: Pair,
	details: { resolution: string; reason: string },
	{ session, ip }: SignedInVisit,
): Promise<void> => {
	const action = "duplicate.resolved";
	return audit.record(tx, { action, actorId: session.playerId, playerId, target: idText(olderId), details, ip });
};
