import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import Negotiator from "negotiator";

/** A smaller response fits into one packet without compression. */
const WORTH_BYTES = 1_200;
const WORTH_TYPES = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };

// The fastest first: at these levels a page takes 0.1 to 0.3 ms.
const ENCODINGS: readonly [string, (bytes: Buffer) => Buffer][] = [
	["zstd", (bytes) => zstdCompressSync(bytes, ZSTD)],
	["br", (bytes) => brotliCompressSync(bytes, BROTLI)],
	["gzip", (bytes) => gzipSync(bytes, { level: 6 })],
];
const NAMES = ENCODINGS.map(([name]) => name);

/**
 * The bytes in the best encoding that the browser accepts; unchanged if it accepts none, or if compression is not worth
 * it.
 */
export function compressed(
	bytes: Buffer,
	type: string,
	accepted: string | undefined,
): { bytes: Buffer; encoding?: string } {
	if (bytes.length < WORTH_BYTES || !WORTH_TYPES.test(type) || !accepted) return { bytes };
	const wanted = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(NAMES);
	const found = ENCODINGS.find(([name]) => wanted.includes(name));
	return found ? { bytes: found[1](bytes), encoding: found[0] } : { bytes };
}
