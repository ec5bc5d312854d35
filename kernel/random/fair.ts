import { check } from "../check/index.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { toHex } from "./hex.ts";

/** HMAC-SHA256 of a UTF-8 message. The server gives node:crypto, the browser @noble/hashes; both give the same 32 bytes. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array;

/** SHA-256 of bytes. */
export type Sha256 = (message: Uint8Array) => Uint8Array;

/**
 * What decides a round. `serverSeed`: 32 secret bytes, committed to before the round and revealed when the player
 * changes seeds. `clientSeed`: the player's own text. `nonce`: the round's number under this pair of seeds, from 0.
 */
export type RoundSeeds = { serverSeed: Uint8Array; clientSeed: string; nonce: number };

export const SERVER_SEED_BYTES = 32;

/** What is published before the first round: the SHA-256 of the server seed's bytes, in hexadecimal. */
export function commitmentOf(serverSeed: Uint8Array, sha256: Sha256): string {
	check(serverSeed.length === SERVER_SEED_BYTES, `a server seed has ${SERVER_SEED_BYTES} bytes`);
	return toHex(sha256(serverSeed));
}

/**
 * The draws of one round. Block b of its stream is HMAC-SHA256(server seed, `clientSeed:nonce:b`), b = 0, 1, 2, …;
 * every block is read as eight big-endian 32-bit words, each word scaled by rejection. The same seeds always give the
 * same draws, here and in any other program that follows these two sentences. A round may have further streams, each with a
 * name: their blocks are of `clientSeed:nonce:name:b`.
 */
export function fairDraws(seeds: RoundSeeds, hmac: Hmac, stream?: string): Draws {
	check(seeds.serverSeed.length === SERVER_SEED_BYTES, `a server seed has ${SERVER_SEED_BYTES} bytes`);
	check(Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0, "a nonce is a whole number from 0");
	return drawsFrom(wordsOf(seeds, hmac, stream === undefined ? "" : `${stream}:`));
}

function wordsOf({ serverSeed, clientSeed, nonce }: RoundSeeds, hmac: Hmac, name: string): () => number {
	let block = 0;
	let offset = 0;
	let words: DataView | undefined;
	return () => {
		if (!words || offset === words.byteLength) {
			const bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${name}${block++}`);
			words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			offset = 0;
		}
		const word = words.getUint32(offset);
		offset += 4;
		return word;
	};
}
