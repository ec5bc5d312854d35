import { sha256 } from "@noble/hashes/sha2.js";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const CHECKSUM_BYTES = 4;
/** A version and a hash of 20 bytes. */
const PAYLOAD_BYTES = 21;

/** The version of an address in base 58 whose checksum fits; undefined for any other text. */
export function base58Version(text: string): number | undefined {
	const bytes = bytesOf(text);
	if (bytes?.length !== PAYLOAD_BYTES + CHECKSUM_BYTES) return undefined;
	const payload = bytes.subarray(0, PAYLOAD_BYTES);
	const sum = sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);
	return sum.every((byte, at) => byte === bytes[PAYLOAD_BYTES + at]) ? payload[0] : undefined;
}

function bytesOf(text: string): Uint8Array | undefined {
	let number = 0n;
	for (const letter of text) {
		const digit = ALPHABET.indexOf(letter);
		if (digit < 0) return undefined;
		number = number * 58n + BigInt(digit);
	}
	// Each leading 1 is a byte of zero.
	const zeros = /^1*/.exec(text)![0].length;
	const digits = number === 0n ? "" : number.toString(16);
	const even = digits.length % 2 === 0 ? digits : `0${digits}`;
	const rest = (even.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
	return new Uint8Array([...Array<number>(zeros).fill(0), ...rest]);
}
