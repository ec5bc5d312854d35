import { randomInt } from "node:crypto";

/** A British IBAN that is not used elsewhere, as people write it, with correct check digits. */
export function anIban(): string {
	const account = String(randomInt(100_000_000)).padStart(8, "0");
	const country = "GB";
	const bank = `BUKB202015${account}`;
	const numbers = `${bank}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	const check = String(98n - (BigInt(numbers) % 97n)).padStart(2, "0");
	return `${country}${check}${bank}`.replace(/(.{4})(?=.)/g, "$1 ");
}

export const lastFourOf = (iban: string): string => iban.replaceAll(" ", "").slice(-4);
