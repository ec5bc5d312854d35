import { MAX_REGISTER_ENTRIES, type RegisterEntry } from "../../contract/index.ts";

/** The order of the columns of a line. */
const COLUMNS = ["firstName", "lastName", "birthDate", "country", "postalCode", "email", "until"] as const;

export type Reading = { entries: RegisterEntry[]; wrongLines: number[] };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * People pasted from a table: one per line, the columns separated by semicolons, commas or tabs. Each needs an e-mail,
 * or name, birth date, country and postal code.
 */
export function readEntries(text: string): Reading {
	const entries: RegisterEntry[] = [];
	const wrongLines: number[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === "") continue;
		const entry = readLine(line);
		if (entry) entries.push(entry);
		else wrongLines.push(index + 1);
	}
	return { entries, wrongLines };
}

export const isTooMany = ({ entries }: Reading): boolean => entries.length > MAX_REGISTER_ENTRIES;

function readLine(line: string): RegisterEntry | undefined {
	const cells = line.split(/[;,\t]/).map((cell) => cell.trim());
	if (cells.length > COLUMNS.length) return undefined;
	const given = Object.fromEntries(COLUMNS.flatMap((column, i) => (cells[i] ? [[column, cells[i]]] : [])));
	const entry = { ...given, ...(given.country ? { country: given.country.toUpperCase() } : {}) } as RegisterEntry;
	return isWhole(entry) ? entry : undefined;
}

function isWhole({ firstName, lastName, birthDate, country, postalCode, email, until }: RegisterEntry): boolean {
	const isFormed =
		(birthDate === undefined || DATE.test(birthDate)) &&
		(until === undefined || DATE.test(until)) &&
		(email === undefined || EMAIL.test(email)) &&
		(country === undefined || /^[A-Z]{2}$/.test(country));
	const isPerson = Boolean(firstName && lastName && birthDate && country && postalCode);
	return isFormed && (isPerson || email !== undefined);
}
