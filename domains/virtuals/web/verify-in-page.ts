import { fromHex } from "@baize/kernel/random";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type RaceProof, type RaceView, verifyRace } from "../contract/index.ts";

const words = new TextEncoder();

/** Draws a finished race again, here, from what was published about it. Loaded when it is needed. */
export function verifyInPage({ runners, fairness, order }: RaceView): RaceProof | null {
	if (!fairness.serverSeed || !order) return null;
	const seeds = { serverSeed: fromHex(fairness.serverSeed), clientSeed: fairness.clientSeed };
	return verifyRace({ runners, commitment: fairness.commitment, order }, seeds, {
		hmac: (key, message) => hmac(sha256, key, words.encode(message)),
		sha256,
	});
}
