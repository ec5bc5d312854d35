import { readCsv } from "@baize/kernel/csv";
import { readLine, requireFewLines, StatementFault, type StatementLine } from "./line.ts";

const REQUIRED = ["date", "amount", "currency"] as const;

/**
 * A file with a heading that names its columns: date (2026-01-31), amount (negative for a payout), currency, and where the
 * company has them reference, fee, last_four and type (payment, or settlement: between the company and the bank), and where
 * a bank has them text, payer and bank_reference. Other columns are ignored.
 */
export function readCsvStatement(text: string): StatementLine[] {
	const [heading, ...rows] = readCsv(text);
	if (!heading) throw new StatementFault(1, "empty");
	const columns = new Map(heading.fields.map((name, at) => [name.toLowerCase(), at]));
	if (REQUIRED.some((name) => !columns.has(name))) throw new StatementFault(heading.number, "columns");
	if (rows.length === 0) throw new StatementFault(heading.number + 1, "empty");
	return rows.map(({ number, fields, problem }, at) => {
		requireFewLines(at + 1, number);
		if (problem !== undefined) throw new StatementFault(number, "quotes");
		const field = (name: string): string => fields[columns.get(name) ?? -1] ?? "";
		return readLine({
			number,
			reference: field("reference"),
			amount: field("amount"),
			currency: field("currency"),
			date: field("date"),
			fee: field("fee"),
			lastFour: field("last_four"),
			type: field("type").toLowerCase(),
			text: field("text"),
			payer: field("payer"),
			bankReference: field("bank_reference"),
		});
	});
}
