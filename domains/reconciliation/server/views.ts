import type { OpenProposal } from "@baize/desk/contract";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { ItemView, StatementView } from "../contract/index.ts";
import type { CountedStatement, ItemRow } from "./store.ts";

const DAY_LENGTH = 10;
/** A date column comes as the local midnight of its day. */
const dayOf = (date: Date): string =>
	new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, DAY_LENGTH);

export const statementView = (row: CountedStatement): StatementView => ({
	id: idText(row.statement_id),
	provider: row.provider,
	format: row.format,
	fileName: row.file_name,
	importedAt: row.imported_at.toISOString(),
	importedBy: row.imported_by_name,
	firstDate: dayOf(row.first_date),
	lastDate: dayOf(row.last_date),
	lines: row.lines,
	matched: row.matched,
	open: row.open,
});

export const itemView = (row: ItemRow, proposal?: OpenProposal): ItemView => ({
	id: idText(row.item_id),
	statementId: idText(row.statement_id),
	provider: row.provider,
	...(row.number === null ? {} : { line: row.number }),
	...(row.reference === null ? {} : { reference: row.reference }),
	kind: row.kind,
	currency: row.currency,
	amountMinor: toWire(row.amount),
	...(row.fee === null ? {} : { feeMinor: toWire(row.fee) }),
	date: dayOf(row.on_date),
	...(row.last_four === null ? {} : { lastFour: row.last_four }),
	state: row.state,
	...(row.payment_id === null ? {} : { paymentId: idText(row.payment_id) }),
	...(row.payment_amount === null ? {} : { paymentMinor: toWire(row.payment_amount) }),
	...(row.pair === null ? {} : { pairId: idText(row.pair) }),
	openedAt: row.opened_at.toISOString(),
	closedAt: row.closed_at?.toISOString() ?? null,
	...(row.closed_by_name === null ? {} : { closedBy: row.closed_by_name }),
	...(row.closed_as === null ? {} : { closedAs: row.closed_as }),
	...(row.reason === null ? {} : { reason: row.reason }),
	...(proposal ? { proposal } : {}),
	isOpen: row.closed_at === null,
});
