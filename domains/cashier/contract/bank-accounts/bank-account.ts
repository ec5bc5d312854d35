const ACCOUNT_PATTERN = /^[A-Z0-9]{5,34}$/;
const IBAN_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** The stored form of a bank account: capitals and digits, without the spaces that people group it with. */
export const plainAccount = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/**
 * Whether a bank account can exist: letters and digits, and for an IBAN correct check digits (ISO 13616), because a
 * payout to a mistyped account is hard to get back.
 */
export function isBankAccount(text: string): boolean {
	const account = plainAccount(text);
	if (!ACCOUNT_PATTERN.test(account)) return false;
	return !IBAN_PATTERN.test(account) || ibanRemainder(account) === 1n;
}

// Check of ISO 13616: country and check digits move to the end, letters become numbers (A is 10), and the remainder of
// a division by 97 is 1.
function ibanRemainder(iban: string): bigint {
	const turned = iban.slice(4) + iban.slice(0, 4);
	return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
}
