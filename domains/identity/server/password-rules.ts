import { isKnownFromBreach } from "./breached-passwords.ts";
import { COMMON_PASSWORDS } from "./common-passwords.data.ts";

export type PasswordFault = "tooCommon" | "containsEmail" | "tooSimple" | "breached";

const MIN_DISTINCT_LETTERS = 5;
const MIN_NAME_LENGTH = 4;
// What people put at the end of a word to please a rule: password1!, Password_2026.
const ADDED_AT_THE_END = /[\d\W_]+$/;

/** What is wrong with a password that has the right length; undefined for a good one. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
	const written = password.normalize("NFKC").toLowerCase();
	if (COMMON_PASSWORDS.has(written) || COMMON_PASSWORDS.has(written.replace(ADDED_AT_THE_END, ""))) return "tooCommon";
	if (holdsName(written, email.toLowerCase())) return "containsEmail";
	if (new Set(written).size < MIN_DISTINCT_LETTERS || isStaircase(written)) return "tooSimple";
	return isKnownFromBreach(written) ? "breached" : undefined;
}

function holdsName(password: string, email: string): boolean {
	const name = email.split("@", 1)[0] ?? "";
	return name.length >= MIN_NAME_LENGTH && password.includes(name);
}

/** 12345678, 87654321, abcdefgh: each letter next to the one before it. */
function isStaircase(password: string): boolean {
	const codes = [...password].map((letter) => letter.codePointAt(0)!);
	const isEachNext = (step: number) => codes.every((code, i) => i === 0 || (code - codes[i - 1]! + step) % 10 === 0);
	return isEachNext(1) || isEachNext(-1);
}
