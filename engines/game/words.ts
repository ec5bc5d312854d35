import { publishedJackpot } from "./jackpot.ts";
import type { GameSheet, PublishedText } from "./kinds.ts";

/** A sheet as it is published: under the names that the rules of every kind have, with its own data and sentences. */
export function publishedSheet(
	format: string,
	{ id, version, title, rtpText, jackpot, ...data }: GameSheet,
	words: PublishedText,
): PublishedText {
	const head = { format, gameId: id, sheetVersion: version, title, returnToPlayerPercent: rtpText };
	return { ...head, ...data, words, ...publishedJackpot(jackpot) };
}

/** How every title draws, in sentences: they stand in the published rules of each kind. A change changes their hashes. */
export const DRAW_WORDS = {
	seeds:
		"A pair is a server seed (32 bytes, revealed in hexadecimal) and a client seed (text). The commitment is the SHA-256 of the 32 bytes of the server seed, in hexadecimal. It was published before the client seed was chosen. The rounds of a pair have the nonces 0, 1, 2 and so on, without a gap.",
	stream:
		"Block b (b = 0, 1, 2, …) of a round is HMAC-SHA256 with the 32 bytes of the server seed as its key, over the UTF-8 text clientSeed:nonce:b with nonce and b written in decimal. Each block gives eight words: its 32 bytes from the left, four at a time, as unsigned big-endian numbers. After a block's last word comes the first of the next block.",
	draw: "A draw below n takes the next word w of the stream. While w is not below 2^32 - (2^32 mod n), it is thrown away and the next one is taken. The result is w mod n.",
} as const;

/** What stands in the rules of every shared kind. */
export const SHARED_WORDS = {
	chain:
		"The server seeds of a table are a chain: each has 32 bytes, and its SHA-256 is the one before it. The SHA-256 of the first, in hexadecimal, is published before the first round. The commitment of a round is the seed before its own, in hexadecimal; its own is told when the round has ended. The client seed of a round is gameId.number.salt, with the number of the round and the public salt of the chain, and its nonce is 0.",
} as const;

/** What stands in the rules of every staged kind. */
export const STAGED_WORDS = {
	chance: "All chance is fixed when the stake is taken. Actions only uncover it: none changes what a later one finds.",
	seal: "The receipt has every action in its order. With the seeds they give the round again.",
} as const;
