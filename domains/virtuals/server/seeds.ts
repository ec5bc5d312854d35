import { createHash, createHmac } from "node:crypto";
import { check } from "@baize/kernel/check";
import { commitmentOf, type Hmac, type RandomSource, SERVER_SEED_BYTES, type Sha256 } from "@baize/kernel/random";

export const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();
export const sha256: Sha256 = (message) => createHash("sha256").update(message).digest();

/** What is kept of a server seed that nobody may know yet, and what is published of it. */
export type SealedSeed = { salt: Uint8Array; commitment: string };

export type RaceSeedMaker = {
	newSeed(): SealedSeed;
	/** The server seed, or null where the key is no longer the one that it was made with. */
	openSeed(sealed: SealedSeed): Uint8Array | null;
};

/** Server seeds are derived, not stored: HMAC-SHA256(the house's key, random salt). Neither alone foretells a race. */
export function openRaceSeeds(key: Uint8Array, random: RandomSource): RaceSeedMaker {
	const seedOf = (salt: Uint8Array): Uint8Array => createHmac("sha256", key).update(salt).digest();
	return {
		newSeed() {
			const salt = random.bytes(SERVER_SEED_BYTES);
			check(salt.length === SERVER_SEED_BYTES, "a salt is as long as a seed");
			return { salt, commitment: commitmentOf(seedOf(salt), sha256) };
		},
		openSeed({ salt, commitment }) {
			const seed = seedOf(salt);
			return commitmentOf(seed, sha256) === commitment ? seed : null;
		},
	};
}
