import { createHash, createHmac } from "node:crypto";
import { check } from "@baize/kernel/check";
import { commitmentOf, type RandomSource, SERVER_SEED_BYTES } from "@baize/kernel/random";

/** A server seed that is still secret: its stored salt, and the published commitment. */
export type SealedSeed = { salt: Uint8Array; commitment: string };

/**
 * Server seeds are derived, not stored: HMAC-SHA256(the site's key, a random salt). Neither alone reveals the seed, so
 * a reader of the database cannot predict outcomes.
 */
export type DerivedSeeds = {
	newSalt(): Uint8Array;
	/** With a new salt. */
	newSeed(): SealedSeed;
	/** The secret seed itself, for drawing and, later, for revealing. */
	seedOf(salt: Uint8Array): Uint8Array;
};

export function openDerivedSeeds(key: Uint8Array, random: RandomSource): DerivedSeeds {
	const seedOf = (salt: Uint8Array): Uint8Array => createHmac("sha256", key).update(salt).digest();

	function newSalt(): Uint8Array {
		const salt = random.bytes(SERVER_SEED_BYTES);
		check(salt.length === SERVER_SEED_BYTES, "a salt is as long as a seed");
		return salt;
	}

	return {
		newSalt,
		newSeed() {
			const salt = newSalt();
			return { salt, commitment: commitmentOf(seedOf(salt), sha256) };
		},
		seedOf,
	};
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
