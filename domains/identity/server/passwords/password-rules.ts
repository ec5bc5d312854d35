import { folded, wordsOf } from "../duplicates/fold.ts";
import { isKnownFromBreach } from "./breached-passwords.ts";
import { COMMON_PASSWORDS } from "./common-passwords.data.ts";

export type PasswordIssue =
	| "tooCommon"
	| "containsEmail"
	| "containsName"
	| "containsBirthDate"
	| "tooSimple"
	| "breached";

/** Facts about the password's owner that a guesser who knows them would try. `birthDate` is in the form 1990-01-31. */
export type PasswordOwner = { email: string; firstName?: string; lastName?: string; birthDate?: string };

const MIN_DISTINCT_LETTERS = 5;
const MIN_NAME_LENGTH = 4;
// What people add to the end of a word to satisfy a rule: password1!, Password_2026.
const ADDED_AT_THE_END = /[\d\W_]+$/;

/** What is wrong with a password of the right length; undefined for a good one. */
export function passwordIssue(password: string, owner: PasswordOwner): PasswordIssue | undefined {
	const written = password.normalize("NFKC").toLowerCase();
	if (COMMON_PASSWORDS.has(written) || COMMON_PASSWORDS.has(written.replace(ADDED_AT_THE_END, ""))) return "tooCommon";
	if (containsEmail(written, owner.email.toLowerCase())) return "containsEmail";
	if (containsName(written, owner)) return "containsName";
	if (owner.birthDate !== undefined && containsDate(written, owner.birthDate)) return "containsBirthDate";
	if (new Set(written).size < MIN_DISTINCT_LETTERS || isStaircase(written)) return "tooSimple";
	return isKnownFromBreach(written) ? "breached" : undefined;
}

function containsEmail(password: string, email: string): boolean {
	const name = email.split("@", 1)[0] ?? "";
	const withoutTag = name.replace(/(?<=.)\+.*$/s, "");
	return [name, withoutTag].some((part) => part.length >= MIN_NAME_LENGTH && password.includes(part));
}

/** A longer name anywhere in it, or a name of any length with only digits and signs around it. */
function containsName(password: string, { firstName = "", lastName = "" }: PasswordOwner): boolean {
	const letters = folded(password).replace(/[^\p{L}]/gu, "");
	const [first, last] = [wordsOf(firstName).join(""), wordsOf(lastName).join("")];
	const all = [...wordsOf(firstName), ...wordsOf(lastName), first, last];
	const isAll = [...all, first + last, last + first].some((name) => name !== "" && letters === name);
	return isAll || all.some((name) => name.length >= MIN_NAME_LENGTH && letters.includes(name));
}

/** Whatever its separators: 31.01.1990, 1990/1/31 and 310190 are the same digits, apart from a zero. */
function containsDate(password: string, birthDate: string): boolean {
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

/** 12345678, 87654321, abcdefgh: each character is next to the one before it. */
function isStaircase(password: string): boolean {
	const codes = [...password].map((letter) => letter.codePointAt(0)!);
	const isEachNext = (step: number) => codes.every((code, i) => i === 0 || (code - codes[i - 1]! + step) % 10 === 0);
	return isEachNext(1) || isEachNext(-1);
}
