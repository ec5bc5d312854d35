import { IBAN_LENGTHS } from "./iban-lengths.data.ts";

const ACCOUNT_PATTERN = /^[A-Z0-9]{5,34}$/;
const IBAN_START = /^[A-Z]{2}\d{2}/;
const IBAN_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** The stored form of a bank account: capitals and digits, without the spaces that people group it with. */
export const plainAccount = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/**
 * Whether a bank account can exist: letters and digits, and for an IBAN the length of its country and correct check
 * digits (ISO 13616), because a payout to a mistyped account is hard to get back.
 */
export function isBankAccount(text: string): boolean {
	const account = plainAccount(text);
	if (!ACCOUNT_PATTERN.test(account)) return false;
	if (!IBAN_PATTERN.test(account)) return readIban(text) === undefined;
	return ibanRemainder(account) === 1n && (lengthOf(account) ?? account.length) === account.length;
}

/** Whether a stored account is an IBAN. */
export const isIban = (account: string): boolean => IBAN_PATTERN.test(account) && ibanRemainder(account) === 1n;

/** What an IBAN looks like while it is typed. `country` is a code of ISO 3166 whose length is known. */
export type IbanReading = {
	status: "short" | "long" | "wrong" | "right";
	country: string;
	length: number;
	/** How many characters there are too few or too many; 0 if the length is right. */
	offBy: number;
};

/** Undefined for an account that does not begin as an IBAN of a country that has them. */
export function readIban(text: string): IbanReading | undefined {
	const account = plainAccount(text);
	const length = lengthOf(account);
	if (length === undefined || !IBAN_START.test(account)) return undefined;
	const off = account.length - length;
	const atLength = ACCOUNT_PATTERN.test(account) && ibanRemainder(account) === 1n ? "right" : "wrong";
	const status = off < 0 ? "short" : off > 0 ? "long" : atLength;
	return { status, country: account.slice(0, 2), length, offBy: Math.abs(off) };
}

const lengthOf = (account: string): number | undefined => IBAN_LENGTHS[account.slice(0, 2)];

/** "IBAN" in front of the number, as on bank papers and in what is copied from them. */
const NAME_IN_FRONT = /^\s*IBAN\s*:?\s*(?=[A-Z]{2}\s*\d)/i;

/**
 * An IBAN in capitals and groups of four, as on paper, however it was typed or pasted; any other account as it is.
 * Nothing that was typed is lost but the spaces.
 */
export function groupedAccount(text: string): string {
	const bare = text.replace(NAME_IN_FRONT, "");
	const account = plainAccount(bare);
	if (!IBAN_START.test(account)) return text;
	return account.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Where the caret stands in the grouped text, so that it stays behind the same character as in the typed text. */
export function caretInGrouped(text: string, caret: number, grouped: string): number {
	const behind = plainAccount(text.slice(caret)).length;
	let place = grouped.length;
	for (let left = behind; left > 0 && place > 0; place--) if (grouped[place - 1] !== " ") left--;
	return place;
}

// Check of ISO 13616: country and check digits move to the end, letters become numbers (A is 10), and the remainder of
// a division by 97 is 1.
function ibanRemainder(iban: string): bigint {
	const turned = iban.slice(4) + iban.slice(0, 4);
	return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
}
