import type { Id } from "@baize/kernel/id";
import {
	ACCOUNTS,
	type Account,
	isClosing,
	isCorrecting,
	KIND_SPECS,
	type Kind,
	kindNumbered,
	type Operation,
} from "@baize/ledger/contract";
import { ACCOUNT_COLUMNS } from "@baize/ledger/server";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** A row of the journal with its parts and its revision, as the checks read it: past every reader of the ledger. */
export type Row = {
	opId: Id;
	prevOp: Id;
	playerId: Id;
	kind: Kind;
	seq: bigint;
	stake: bigint;
	win: bigint;
	cashAfter: bigint;
	opened: Id;
	grant: Id;
	ofStake: Parts;
	ofWin: Parts;
	counted: bigint;
};
export type Parts = { bonus: bigint; locked: bigint; removed: bigint };

type Raw = Record<"op_id" | "prev_op" | "player_id" | "seq" | "stake" | "win" | "cash_after", bigint> & {
	kind: number;
} & Record<"opened" | "grant_id" | "counted", bigint | null> &
	Record<`${"stake" | "win"}_${"bonus" | "locked" | "removed"}`, bigint | null>;

/** The applied operations since a moment, by player, in the order of each wallet. */
export async function readJournal(reader: Reader, sinceMs: number): Promise<Map<Id, Row[]>> {
	const { rows } = await sql<Raw>`
		select j.op_id, j.prev_op, j.player_id, j.kind, j.seq, j.stake, j.win, j.cash_after, v.opened, s.grant_id, s.counted,
			s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus, s.win_locked, s.win_removed
		from ledger.journal j
		left join ledger.split s on s.bucket = j.bucket and s.op_id = j.op_id
		left join ledger.revision v on v.bucket = j.bucket and v.op_id = j.op_id
		where j.at >= ${new Date(sinceMs)} and j.kind > 0
		order by j.player_id, j.seq`.execute(reader);
	const byPlayer = new Map<Id, Row[]>();
	for (const raw of rows) {
		const own = byPlayer.get(raw.player_id) ?? [];
		byPlayer.set(raw.player_id, own);
		own.push(rowOf(raw));
	}
	return byPlayer;
}

const rowOf = (raw: Raw): Row => {
	const kind = kindNumbered(raw.kind)!;
	const isChange = isClosing(kind) || isCorrecting(kind);
	return {
		opId: raw.op_id,
		prevOp: raw.prev_op,
		playerId: raw.player_id,
		kind,
		seq: raw.seq,
		stake: raw.stake,
		win: raw.win,
		cashAfter: raw.cash_after,
		opened: raw.opened ?? (isChange ? -raw.op_id : 0n),
		grant: raw.grant_id ?? 0n,
		ofStake: { bonus: raw.stake_bonus ?? 0n, locked: raw.stake_locked ?? 0n, removed: raw.stake_removed ?? 0n },
		ofWin: { bonus: raw.win_bonus ?? 0n, locked: raw.win_locked ?? 0n, removed: raw.win_removed ?? 0n },
		counted: raw.counted ?? 0n,
	};
};

export type Accounts = Record<Account, bigint>;

/** The accounts of the wallets as they are stored. */
export async function readAccounts(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, Accounts>> {
	const columns = ACCOUNTS.map((account) => sql`${sql.ref(ACCOUNT_COLUMNS[account])} as ${sql.id(account)}`);
	const { rows } = await sql<Accounts & { player_id: Id }>`select player_id, ${sql.join(columns)} from ledger.wallet
		where player_id = any (${playerIds}::bigint[])`.execute(reader);
	return new Map(rows.map(({ player_id, ...accounts }) => [player_id, accounts]));
}

/** The accounts as the rows sum them: each leg, and where it names cash, its parts in their own accounts. */
export function summed(rows: readonly Row[]): Accounts {
	const accounts = Object.fromEntries(ACCOUNTS.map((account) => [account, 0n])) as Accounts;
	for (const { kind, stake, win, ofStake, ofWin } of rows)
		for (const { amount, from, to } of KIND_SPECS[kind].legs) {
			const [whole, parts] = amount === "stake" ? [stake, ofStake] : [win, ofWin];
			add(accounts, from, -1n, whole, parts);
			add(accounts, to, 1n, whole, parts);
		}
	return accounts;
}

function add(accounts: Accounts, account: Account, sign: bigint, whole: bigint, parts: Parts): void {
	if (account !== "cash") {
		accounts[account] += sign * whole;
		return;
	}
	const { bonus, locked, removed } = parts;
	accounts.cash += sign * (whole - bonus - locked - removed);
	accounts.bonus += sign * bonus;
	accounts.locked += sign * locked;
	accounts.operatorPromotions += sign * removed;
}

/** Whether this operation was recorded as applied. */
export const isSameOperation = (row: Row, { kind, stakeMinor, winMinor }: Operation): boolean =>
	row.kind === kind && row.stake === stakeMinor && row.win === winMinor;
