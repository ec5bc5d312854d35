import papaparse from "papaparse";

/** A row of a CSV text and the number, from 1, of the row in it; `problem` where its quotes are wrong. */
export type CsvRow = { readonly number: number; readonly fields: readonly string[]; readonly problem?: string };

/** The rows of a comma-separated text without empty ones; fields are trimmed. A byte order mark is skipped. */
export function readCsv(text: string): CsvRow[] {
	const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ""), {
		delimiter: ",",
		transform: (field) => field.trim(),
	});
	const problems = new Map(errors.map(({ row, message }) => [row, message]));
	return data.flatMap((fields, at): CsvRow[] => {
		if (fields.every((field) => field === "")) return [];
		const problem = problems.get(at);
		return [{ number: at + 1, fields, ...(problem === undefined ? {} : { problem }) }];
	});
}

/** A spreadsheet computes what begins like this: a player's name could send data away. A negative number is none. */
const FORMULA = /^\s*(?:[=+@\t\r＝＋－＠]|-(?!\d+([.,]\d+)?$))/;

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
export const CSV_START = "\uFEFF";

/** Rows as a text for spreadsheets: a cell that one would compute begins with an apostrophe. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
	papaparse.unparse(
		rows.map((row) => [...row]),
		{ quotes: true, escapeFormulae: FORMULA },
	);
