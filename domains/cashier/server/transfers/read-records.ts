import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Handler, pageOf } from "@baize/platform-server";
import type { listTransferRecords, readTransferRecord, TransferRecordView } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { StepRow, TransferRow } from "../tables.ts";
import { refuseTransfer } from "./move-transfer.ts";
import { standingAt } from "./rules.ts";
import { findTransfer, listRecords } from "./store.ts";
import { stepsOf, stepView, transferHold } from "./views.ts";

const PAGE_LENGTH = 20;

const optionalId = (text: string | undefined) => (text === undefined ? undefined : (readId(text) ?? 0n));

export const listingTransferRecords =
	(deps: CashierDeps): Handler<typeof listTransferRecords> =>
	async ({ query: { state, player, cursor, limit = PAGE_LENGTH } }) => {
		const before = readId(cursor ?? "") ?? undefined;
		const filter = { state, now: deps.now(), playerId: optionalId(player), before, limit: limit + 1 };
		const { rows, next } = pageOf(await listRecords(deps.database.reader, filter), limit, ({ id }) => idText(id));
		return { items: await showRecords(deps, rows, []), next };
	};

export const readingTransferRecord =
	(deps: CashierDeps): Handler<typeof readTransferRecord> =>
	async ({ params }) => {
		const id = readId(params.transfer);
		const row = id === null ? undefined : await findTransfer(deps.database.reader, id);
		if (!row || row.state === "refused") throw refuseTransfer("TRANSFER_NOT_FOUND");
		return readRecord(deps, row);
	};

export const readRecord = async (deps: CashierDeps, row: TransferRow): Promise<TransferRecordView> =>
	(await showRecords(deps, [row], await stepsOf(deps, [row])))[0]!;

async function showRecords(
	deps: CashierDeps,
	found: readonly TransferRow[],
	steps: readonly StepRow[],
): Promise<TransferRecordView[]> {
	const { reader } = deps.database;
	const people = found.flatMap(({ player_id, receiver_id }) => [player_id, receiver_id ?? 0n]);
	const names = await deps.players.namesOf(reader, people);
	const frozen = await deps.payoutFreezes.among(
		reader,
		found.map(({ player_id }) => player_id),
	);
	return found.map((row) => {
		const { state, ending } = standingAt(row, deps.now());
		const hold = state === "waiting" ? transferHold(row, deps.now(), frozen.has(row.player_id)) : undefined;
		const receiverId = row.receiver_id ?? 0n;
		return {
			id: idText(row.id),
			senderId: idText(row.player_id),
			...nameIn("senderName", names.get(row.player_id)),
			receiverId: idText(receiverId),
			...nameIn("receiverName", names.get(receiverId)),
			state,
			...(ending ? { ending } : {}),
			amountMinor: toWire(row.amount),
			currency: row.currency,
			...(row.reason ? { reason: row.reason } : {}),
			createdAtMs: row.created_at.getTime(),
			expiresAtMs: row.expires_at.getTime(),
			...(hold ? { hold } : {}),
			steps: steps.map((step) => stepView(step, true)),
		};
	});
}

const nameIn = <Key extends string>(key: Key, found: { name: string } | undefined) =>
	(found ? { [key]: found.name } : {}) as Partial<Record<Key, string>>;
