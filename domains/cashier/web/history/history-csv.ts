import { writeCsv } from "@baize/kernel/csv";
import { decimalText } from "@baize/kernel/money";
import type { HistoryRowView } from "../../contract/schemas.ts";

const HEAD = ["receipt", "time", "kind", "method", "counterpart", "state", "amount", "currency"];

/** The payments as CSV for spreadsheets; amounts are exact, times in ISO 8601. */
export function historyCsv(payments: readonly HistoryRowView[]): string {
	const rows = payments.map(
		({ paymentId, kind, method, state, currency, amountMinor, createdAtMs, counterpart = "" }) => {
			const amount = decimalText(BigInt(amountMinor), currency);
			return [paymentId, new Date(createdAtMs).toISOString(), kind, method, counterpart, state, amount, currency];
		},
	);
	return writeCsv([HEAD, ...rows]);
}
