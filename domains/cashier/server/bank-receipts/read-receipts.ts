import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Handler, pageOf } from "@baize/platform-server";
import type {
	BankReceiptRowView,
	BankReceiptView,
	listBankReceipts,
	ReceiptSuggestionView,
	readBankReceipt,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { refuse } from "../refuse.ts";
import type { ReceiptRow } from "../tables.ts";
import { type Awaited, depositsFor, isExact } from "./find-deposits.ts";
import { listReceipts, readReceipt } from "./receipt-store.ts";

const PAGE_LENGTH = 20;

const rowView = (row: ReceiptRow): BankReceiptRowView => ({
	id: idText(row.id),
	provider: row.provider,
	bankReference: row.bank_reference,
	currency: row.currency,
	amountMinor: toWire(row.amount),
	payer: row.payer,
	text: row.text,
	bookedOn: row.booked_on,
	state: row.state,
	...(row.payment_id === null ? {} : { depositId: idText(row.payment_id) }),
	...(row.player_id === null ? {} : { playerId: idText(row.player_id) }),
	enteredAtMs: row.entered_at.getTime(),
});

export async function showReceipt(deps: CashierDeps, row: ReceiptRow): Promise<BankReceiptView> {
	const { reader } = deps.database;
	const found = row.state === "open" ? await depositsFor(reader, row) : [];
	const names = await Promise.all(found.map(({ deposit }) => deps.players.readPlayer(reader, deposit.player_id)));
	return {
		...rowView(row),
		...(row.evidence === null ? {} : { evidence: row.evidence }),
		suggestions: found.map((each, at) => suggestionView(row, each, names[at]?.displayName)),
	};
}

const suggestionView = (receipt: ReceiptRow, awaited: Awaited, name: string | undefined): ReceiptSuggestionView => ({
	depositId: idText(awaited.attemptId),
	...(name ? { playerName: name } : {}),
	amountMinor: toWire(awaited.deposit.amount),
	currency: awaited.deposit.currency,
	state: awaited.deposit.state,
	createdAtMs: awaited.deposit.created_at.getTime(),
	isNamed: awaited.isNamed,
	isExact: isExact(awaited, receipt),
});

export const listingReceipts =
	(deps: CashierDeps): Handler<typeof listBankReceipts> =>
	async ({ query: { state, cursor, limit = PAGE_LENGTH } }) => {
		const found = await listReceipts(deps.database.reader, { state, cursor, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ id }) => idText(id));
		return { items: rows.map(rowView), next };
	};

export const readingReceipt =
	(deps: CashierDeps): Handler<typeof readBankReceipt> =>
	async ({ params }) => {
		const id = readId(params.receipt);
		const row = id === null ? undefined : await readReceipt(deps.database.reader, id);
		if (!row) throw refuse("PAYMENT_NOT_FOUND");
		return showReceipt(deps, row);
	};
