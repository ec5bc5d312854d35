import type { Id } from "@baize/kernel/id";
import type { Database, Reader, Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { WalletAnswer, WalletOperation, WalletPort } from "../server/index.ts";

/** A wallet of two funds in the test's own database, so that a transaction that rolls back takes its money back too. */
export type Books = WalletPort & {
	fund(playerId: Id, currency: string, amountMinor: bigint): Promise<void>;
	read(playerId: Id, currency: string): Promise<{ cash: bigint; pending: bigint }>;
};

type Move = { kind: string; cash: bigint; pending: bigint };

export async function openBooks(database: Database): Promise<Books> {
	await sql`create schema books`.execute(database.reader);
	await sql`create table books.wallet (player_id bigint, currency text, cash bigint not null check (cash >= 0),
		pending bigint not null check (pending >= 0), primary key (player_id, currency))`.execute(database.reader);
	await sql`create table books.operation (op_id bigint, is_closing boolean, kind text not null,
		primary key (op_id, is_closing))`.execute(database.reader);

	async function post(tx: Tx, operation: WalletOperation, move: Move, isClosing: boolean): Promise<WalletAnswer> {
		const { opId, playerId, currency } = operation;
		await openWallet(tx, playerId, currency);
		const { cash, pending } = await locked(tx, playerId, currency);
		const before = await sql<{ kind: string }>`select kind from books.operation
			where op_id = ${opId} and is_closing = ${isClosing}`.execute(tx);
		if (before.rows[0]) return replay(before.rows[0].kind === move.kind, cash);
		if (cash + move.cash < 0n) return { status: "insufficient", cashMinor: cash };
		if (pending + move.pending < 0n) return { status: "conflict" };
		await sql`insert into books.operation values (${opId}, ${isClosing}, ${move.kind})`.execute(tx);
		await sql`update books.wallet set cash = cash + ${move.cash}, pending = pending + ${move.pending}
			where player_id = ${playerId} and currency = ${currency}`.execute(tx);
		return { status: "done", cashAfterMinor: cash + move.cash, replayed: false };
	}

	const read = async (reader: Reader, playerId: Id, currency: string) => {
		const found = await sql<{ cash: bigint; pending: bigint }>`select cash, pending from books.wallet
			where player_id = ${playerId} and currency = ${currency}`.execute(reader);
		return found.rows[0] ?? { cash: 0n, pending: 0n };
	};

	return {
		deposit: (tx, operation) =>
			post(tx, operation, { kind: "deposit", cash: operation.amountMinor, pending: 0n }, false),
		requestWithdrawal: (tx, operation) =>
			post(tx, operation, { kind: "request", cash: -operation.amountMinor, pending: operation.amountMinor }, false),
		payWithdrawal: (tx, operation) =>
			post(tx, operation, { kind: "paid", cash: 0n, pending: -operation.amountMinor }, true),
		cancelWithdrawal: (tx, operation) =>
			post(tx, operation, { kind: "back", cash: operation.amountMinor, pending: -operation.amountMinor }, true),
		withdrawable: async (playerId, currency) => (await read(database.reader, playerId, currency)).cash,
		async fund(playerId, currency, amountMinor) {
			await openWallet(database.reader, playerId, currency);
			await sql`update books.wallet set cash = cash + ${amountMinor}
				where player_id = ${playerId} and currency = ${currency}`.execute(database.reader);
		},
		read: (playerId, currency) => read(database.reader, playerId, currency),
	};
}

const replay = (isSame: boolean, cash: bigint): WalletAnswer =>
	isSame ? { status: "done", cashAfterMinor: cash, replayed: true } : { status: "conflict" };

async function openWallet(reader: Reader, playerId: Id, currency: string): Promise<void> {
	await sql`insert into books.wallet values (${playerId}, ${currency}, 0, 0) on conflict do nothing`.execute(reader);
}

async function locked(tx: Tx, playerId: Id, currency: string): Promise<{ cash: bigint; pending: bigint }> {
	const found = await sql<{ cash: bigint; pending: bigint }>`select cash, pending from books.wallet
		where player_id = ${playerId} and currency = ${currency} for update`.execute(tx);
	return found.rows[0]!;
}
