import { bucketOf, type Id } from "@baize/kernel/id";
import { currencyOf } from "@baize/kernel/money";
import type { Database, Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { type Account, closingOf, isClosing, KINDS, type Kind, type Leg } from "../contract/index.ts";

/** `subject`: the id of what it opens or closes. */
export type ChainedOperation = {
	kind: Kind;
	subject: Id;
	stakeMinor: bigint;
	winMinor: bigint;
	atMs: number;
	gameId?: number;
};

type Owner = { playerId: Id; currency: string };

const CHUNK = 5_000;

const COLUMNS: Partial<Record<Account, string>> = {
	cash: "cash",
	pendingWithdrawal: "pending_withdrawal",
	openStakes: "open_stakes",
	operatorCasino: "house_casino",
	operatorSports: "house_sports",
	operatorPromotions: "house_promotions",
	external: "external",
};

/**
 * Writes a new wallet with its whole chain at once, past the batches: for wallets with so many operations that posting
 * them one by one would take minutes. The auditor finds nothing wrong with it.
 */
export async function writeLongChain(
	{ reader }: Pick<Database, "reader">,
	owner: Owner,
	operations: Iterable<ChainedOperation>,
): Promise<void> {
	const funds = new Map<Account, bigint>();
	let written: Row | undefined;
	const chunk: Row[] = [];
	for (const operation of operations) {
		move(funds, operation);
		const cash = funds.get("cash") ?? 0n;
		written = rowOf(operation, written, cash);
		chunk.push(written);
		if (chunk.length === CHUNK) await writeRows(reader, owner, chunk.splice(0));
	}
	await writeRows(reader, owner, chunk);
	await writeWallet(reader, owner, funds, written);
}

type Row = ChainedOperation & { opId: Id; prevOp: Id; seq: bigint; cash: bigint };

const rowOf = (operation: ChainedOperation, before: Row | undefined, cash: bigint): Row => ({
	...operation,
	opId: isClosing(operation.kind) ? closingOf(operation.subject) : operation.subject,
	prevOp: before?.opId ?? 0n,
	seq: (before?.seq ?? 0n) + 1n,
	cash,
});

function move(funds: Map<Account, bigint>, { kind, stakeMinor, winMinor }: ChainedOperation): void {
	for (const { amount, from, to } of KINDS[kind].legs as readonly Leg[]) {
		const moved = amount === "stake" ? stakeMinor : winMinor;
		funds.set(from, (funds.get(from) ?? 0n) - moved);
		funds.set(to, (funds.get(to) ?? 0n) + moved);
	}
}

async function writeRows(reader: Reader, { playerId, currency }: Owner, rows: readonly Row[]): Promise<void> {
	if (rows.length === 0) return;
	const bucket = bucketOf(playerId);
	await sql`with written as (
			insert into ledger.journal (op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id, bucket,
				currency, kind)
			select op_id, prev_op, ${playerId}, reference, seq, stake, win, cash, at, game_id, ${bucket},
				${currencyOf(currency)!.number}, kind
			from unnest(${rows.map(({ opId }) => opId)}::bigint[], ${rows.map(({ prevOp }) => prevOp)}::bigint[],
				${rows.map(({ subject }) => subject)}::bigint[], ${rows.map(({ seq }) => seq)}::bigint[],
				${rows.map(({ stakeMinor }) => stakeMinor)}::bigint[], ${rows.map(({ winMinor }) => winMinor)}::bigint[],
				${rows.map(({ cash }) => cash)}::bigint[], ${rows.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[],
				${rows.map(({ gameId = 0 }) => gameId)}::int[], ${rows.map(({ kind }) => KINDS[kind].number)}::smallint[])
				as r (op_id, prev_op, reference, seq, stake, win, cash, at, game_id, kind)
			returning op_id
		)
		insert into ledger.applied (tx, buckets, ops)
		select pg_current_xact_id(), array_agg(${bucket}::smallint), array_agg(op_id) from written`.execute(reader);
}

async function writeWallet(
	reader: Reader,
	{ playerId, currency }: Owner,
	funds: ReadonlyMap<Account, bigint>,
	last: Row | undefined,
): Promise<void> {
	const columns = [...funds].map(([account, minor]) => [COLUMNS[account]!, minor] as const);
	await sql`insert into ledger.wallet (player_id, currency, bucket, seq, last_op,
			${sql.join(columns.map(([column]) => sql.id(column)))})
		values (${playerId}, ${currencyOf(currency)!.number}, ${bucketOf(playerId)}, ${last?.seq ?? 0n}, ${last?.opId ?? 0n},
			${sql.join(columns.map(([, minor]) => minor))})`.execute(reader);
}
