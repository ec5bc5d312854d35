import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Passwords of 8 characters and more from the first million of a public-domain collection of ten million leaked ones,
 * as a Bloom filter: it recognises each of them, and takes about one in ten thousand others for one of them.
 * `tools/passwords.ts` makes the file.
 */
const FILE = new URL("./breached-passwords.bin", import.meta.url);
/** How many bits each password sets. */
export const BITS_EACH = 13;

let filter: Buffer | undefined;

/** The positions of a password's bits in a filter of this many bits: two halves of one hash, combined. */
export function bitsOf(password: string, bitCount: number): number[] {
	const digest = hash("sha256", password, "buffer");
	const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
	return Array.from({ length: BITS_EACH }, (_, i) => (first + i * step) % bitCount);
}

/** `password` in lower case. The file is read once, when the first password is checked. */
export function isKnownFromBreach(password: string): boolean {
	filter ??= readFileSync(FILE);
	const bits = filter;
	return bitsOf(password, bits.length * 8).every((bit) => ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
