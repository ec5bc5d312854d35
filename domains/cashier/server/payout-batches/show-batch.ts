import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Handler, pageOf, StreamedFileReply } from "@baize/platform-server";
import type {
	downloadPayoutBatch,
	listPayoutBatches,
	listWaitingPayouts,
	PayoutBatchListed,
	PayoutBatchView,
	readPayoutBatch,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { refuseBatch } from "../refuse.ts";
import type { BatchRow } from "../tables.ts";
import { type Ends, endsOf, itemsOf, listBatchRows, readFile, readWaiting } from "./batch-store.ts";
import { requireBatch } from "./require-batch.ts";

const PAGE_LENGTH = 50;

export const listingBatches =
	({ database: { reader } }: CashierDeps): Handler<typeof listPayoutBatches> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const read = await listBatchRows(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ batch_id }) => idText(batch_id));
		const ends = await endsOf(
			reader,
			rows.map(({ batch_id }) => batch_id),
		);
		return { batches: rows.map((row) => rowView(row, ends.get(row.batch_id))), next };
	};

export const listingWaiting =
	({ database, providers }: CashierDeps): Handler<typeof listWaitingPayouts> =>
	async () => {
		const inFiles = providers.list().filter(({ payer }) => payer !== undefined);
		const found = await readWaiting(
			database.reader,
			inFiles.map(({ name }) => name),
		);
		return { waiting: found.map(({ total, ...row }) => ({ ...row, totalMinor: toWire(total) })) };
	};

export const readingBatch =
	(deps: CashierDeps): Handler<typeof readPayoutBatch> =>
	async ({ params }) =>
		showBatch(deps, await requireBatch(deps.database.reader, params.batch));

export const downloadingBatch =
	(deps: CashierDeps): Handler<typeof downloadPayoutBatch> =>
	async ({ params }) => {
		const { state, batch_id } = await requireBatch(deps.database.reader, params.batch);
		if (state !== "released") throw refuseBatch("PAYOUT_BATCH_STATE");
		const text = deps.fileSealer.openText(await readFile(deps.database.reader, batch_id), batch_id);
		return new StreamedFileReply(`payouts-${idText(batch_id)}.xml`, "application/xml; charset=utf-8", once(text));
	};

async function* once(text: string) {
	yield text;
}

/** With its payments and where each stands. */
export async function showBatch(
	{ database: { reader }, players, release }: CashierDeps,
	row: BatchRow,
): Promise<PayoutBatchView> {
	const id = idText(row.batch_id);
	const [items, ends, proposals] = await Promise.all([
		itemsOf(reader, row.batch_id),
		endsOf(reader, [row.batch_id]),
		release.open(reader, [id]),
	]);
	const names = await players.namesOf(
		reader,
		items.map(({ player_id }) => player_id),
	);
	const proposal = proposals.get(id);
	return {
		...rowView(row, ends.get(row.batch_id)),
		sha256: row.sha256.toString("hex"),
		...(row.released_at ? { releasedAtMs: row.released_at.getTime() } : {}),
		...(row.released_by_names ? { releasedBy: row.released_by_names } : {}),
		...(proposal ? { proposal } : {}),
		items: items.map((item) => {
			const playerName = names.get(item.player_id)?.name;
			return {
				...{ id: idText(item.id), number: item.number, destination: item.destination_label, state: item.state },
				amountMinor: toWire(item.amount),
				...(playerName ? { playerName } : {}),
				...(item.reason ? { reason: item.reason } : {}),
			};
		}),
	};
}

const rowView = (row: BatchRow, ends: Ends | undefined): PayoutBatchListed => ({
	...{ id: idText(row.batch_id), provider: row.provider, currency: row.currency, state: row.state },
	...{ payments: row.payments, totalMinor: toWire(row.total), builtAtMs: row.built_at.getTime() },
	...{ builtBy: row.built_by_name, paid: ends?.paid ?? 0, failed: ends?.failed ?? 0 },
});
