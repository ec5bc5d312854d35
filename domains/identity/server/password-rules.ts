import { isKnownFromBreach } from "./breached-passwords.ts";
import { COMMON_PASSWORDS } from "./common-passwords.data.ts";
import { folded, wordsOf } from "./duplicates/fold.ts";

export type PasswordFault =
	| "tooCommon"
	| "containsEmail"
	| "containsName"
	| "containsBirthDate"
	| "tooSimple"
	| "breached";

/** Whose password it is: what a guesser tries who knows him. `birthDate` is written as 1990-01-31. */
export type PasswordOwner = { email: string; firstName?: string; lastName?: string; birthDate?: string };

const MIN_DISTINCT_LETTERS = 5;
const MIN_NAME_LENGTH = 4;
// What people put at the end of a word to please a rule: password1!, Password_2026.
const ADDED_AT_THE_END = /[\d\W_]+$/;

/** What is wrong with a password that has the right length; undefined for a good one. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | undefined {
	const written = password.normalize("NFKC").toLowerCase();
	if (COMMON_PASSWORDS.has(written) || COMMON_PASSWORDS.has(written.replace(ADDED_AT_THE_END, ""))) return "tooCommon";
	if (holdsEmail(written, owner.email.toLowerCase())) return "containsEmail";
	if (holdsName(written, owner)) return "containsName";
	if (owner.birthDate !== undefined && holdsDate(written, owner.birthDate)) return "containsBirthDate";
	if (new Set(written).size < MIN_DISTINCT_LETTERS || isStaircase(written)) return "tooSimple";
	return isKnownFromBreach(written) ? "breached" : undefined;
}

function holdsEmail(password: string, email: string): boolean {
	const name = email.split("@", 1)[0] ?? "";
	const withoutTag = name.replace(/(?<=.)\+.*$/s, "");
	return [name, withoutTag].some((part) => part.length >= MIN_NAME_LENGTH && password.includes(part));
}

/** A name of some length anywhere in it, or one of any length with nothing but digits and signs around it. */
function holdsName(password: string, { firstName = "", lastName = "" }: PasswordOwner): boolean {
	const letters = folded(password).replace(/[^\p{L}]/gu, "");
	const [first, last] = [wordsOf(firstName).join(""), wordsOf(lastName).join("")];
	const all = [...wordsOf(firstName), ...wordsOf(lastName), first, last];
	const isAll = [...all, first + last, last + first].some((name) => name !== "" && letters === name);
	return isAll || all.some((name) => name.length >= MIN_NAME_LENGTH && letters.includes(name));
}

/** However its signs are set: 31.01.1990, 1990/1/31 and 310190 are the same digits, but for a nought. */
function holdsDate(password: string, birthDate: string): boolean {
	const [year = "", month = "", day = ""] = birthDate.split("-");
	const short = year.slice(2);
	const written = [year, short].flatMap((y) => [`${day}${month}${y}`, `${month}${day}${y}`, `${y}${month}${day}`]);
	const plain = (text: string): string => String(Number(text));
	const withoutNoughts = [
		`${plain(day)}${plain(month)}${year}`,
		`${plain(month)}${plain(day)}${year}`,
		`${year}${plain(month)}${plain(day)}`,
	];
	const digits = password.replace(/\D/g, "");
	return [...written, ...withoutNoughts].some((date) => digits.includes(date));
}

/** 12345678, 87654321, abcdefgh: each letter next to the one before it. */
function isStaircase(password: string): boolean {
	const codes = [...password].map((letter) => letter.codePointAt(0)!);
	const isEachNext = (step: number) => codes.every((code, i) => i === 0 || (code - codes[i - 1]! + step) % 10 === 0);
	return isEachNext(1) || isEachNext(-1);
}
