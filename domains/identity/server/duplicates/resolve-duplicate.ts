import { type Id, idText, readId } from "@baize/kernel/id";
import { pageOf, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type Duplicate,
	type DuplicateOutcome,
	type DuplicateResolution,
	exclusionCarried,
	exclusionLifted,
} from "../../contract/index.ts";
import { readAccountRow } from "../people/account-store.ts";
import { nameOf, namesOf } from "../people/people-names.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { judgeDeposit } from "./duplicate-rules.ts";
import { type DuplicateRow, listPairs, type Pair, readPair, readPairs, resolvePair } from "./duplicate-store.ts";
import { statusOf } from "./find-duplicates.ts";

const PAGE_LENGTH = 25;

type ListQuery = { state?: "open" | "resolved"; outcome?: DuplicateOutcome; cursor?: string; limit?: number };

export async function listDuplicates(
	parts: Parts,
	{ state = "open", outcome, cursor = "", limit = PAGE_LENGTH }: ListQuery,
): Promise<{ duplicates: Duplicate[]; next: string | null }> {
	const request = { isOpen: state === "open", outcome, limit: limit + 1, after: pairOf(cursor) };
	const { rows, next } = pageOf(await listPairs(parts.database.reader, request), limit, pairText);
	return { duplicates: await Promise.all(rows.map((row) => viewOf(parts, row))), next };
}

const pairText = ({ player_id: playerId, older_id: olderId }: Pick<DuplicateRow, "player_id" | "older_id">): string =>
	`${idText(playerId)}.${idText(olderId)}`;

/** Undefined for what names no pair: the list then begins at its first page. */
function pairOf(text: string): Pair | undefined {
	const [playerId, olderId] = text.split(".").map(readId);
	return playerId && olderId ? { playerId, olderId } : undefined;
}

async function viewOf(parts: Parts, row: DuplicateRow): Promise<Duplicate> {
	const { reader } = parts.database;
	const { resolved_by: by, resolved_at: at, resolution, reason } = row;
	return {
		id: pairText(row),
		player: await accountView(parts, row.player_id),
		older: await accountView(parts, row.older_id),
		olderStatus: (await statusOf(parts, reader, row.older_id)).status,
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

type Input = { player: string; older: string; resolution: DuplicateResolution; reason: string };

/** Stores an operator's decision. It may be changed; the audit log has each decision. */
export async function resolveDuplicate(parts: Parts, request: Input, visit: SignedInVisit): Promise<Duplicate> {
	const pair = { playerId: readId(request.player) ?? 0n, olderId: readId(request.older) ?? 0n };
	const { resolution, reason } = request;
	await parts.database.transaction(async (tx) => {
		const before = await readPair(tx, pair);
		if (!before) throw refuseAccount("DUPLICATE_UNKNOWN");
		const { status, untilMs } = await statusOf(parts, tx, pair.olderId);
		if (resolution === "allowed" && status === "guarded") throw refuseAccount("DUPLICATE_GUARDED");
		const wasExcluded = await isExcludedByPairs(tx, pair);
		// An operator's decision counts as much as the strongest signal.
		const outcome = resolution === "samePerson" && status === "guarded" ? "carried" : before.outcome;
		const decided = { resolved_at: new Date(parts.clock.nowMs()), resolved_by: visit.session.playerId };
		await resolvePair(tx, pair, { resolution, outcome, reason: reason.trim(), ...decided });
		await record(parts, tx, pair, { resolution, reason }, visit);
		await announceExclusion(parts, tx, pair, { was: wasExcluded, untilMs });
	});
	return viewOf(parts, (await readPair(parts.database.reader, pair))!);
}

const isExcludedByPairs = async (tx: Tx, { playerId }: Pair): Promise<boolean> =>
	judgeDeposit(await readPairs(tx, playerId)) === "excluded";

async function announceExclusion(
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
