import { createHash } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";

const START = "BZ";
const CHECK_LETTERS = 2;
/** Without letters that are easily taken for digits or for each other. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What the payer writes in the transfer: the deposit's id in groups, with two letters that find a mistyped one. */
export function referenceOf(paymentId: Id): string {
	const text = idText(paymentId).toUpperCase();
	return [START, text.slice(0, 4), text.slice(4, 8), text.slice(8), checkOf(text)].join("-");
}

/** The deposit's id in the text of a transfer, as banks print it: in any case, with or without hyphens and spaces. */
export function idTextIn(text: string): string | undefined {
	const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
	for (const [, id = "", check] of plain.matchAll(/(?=BZ([0-9A-Z]{13})([0-9A-Z]{2}))/g))
		if (check === checkOf(id)) return id.toLowerCase();
	return undefined;
}

const checkOf = (text: string): string =>
	[...createHash("sha256").update(text).digest().subarray(0, CHECK_LETTERS)]
		.map((byte) => ALPHABET[byte % ALPHABET.length])
		.join("");
