/** A spreadsheet runs what begins so as a formula: a player's name could send data away. */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/** A cell as text that a spreadsheet shows and never computes. Numbers stay numbers. */
export function csvCell(value: string): string {
	const safe = FORMULA_START.test(value) && !NUMBER.test(value) ? `'${value}` : value;
	return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
export const CSV_START = "\uFEFF";
