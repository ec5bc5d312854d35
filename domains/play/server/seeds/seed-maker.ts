import { createHmac } from "node:crypto";
import { commitmentOf, type RandomSource, SERVER_SEED_BYTES, toHex } from "@baize/kernel/random";
import { sha256 } from "./hmac.ts";

/** A server seed that nobody knows yet: what is kept of it, and what is published. */
export type SealedSeed = { salt: Uint8Array; commitment: string };

const CLIENT_SEED_BYTES = 8;

/**
 * Server seeds are derived, not stored: HMAC-SHA256(the house's key, random salt). Whoever reads the database cannot
 * foretell a round.
 */
export type SeedMaker = {
	newSeed(): SealedSeed;
	/** The secret seed itself, for drawing and, later, for revealing. */
	seedOf(salt: Uint8Array): Uint8Array;
	/** For a player who has chosen none. */
	newClientSeed(): string;
	/** A seed for one practice round. */
	openSeed(): Uint8Array;
};

export function openSeedMaker(key: Uint8Array, random: RandomSource): SeedMaker {
	const seedOf = (salt: Uint8Array): Uint8Array => createHmac("sha256", key).update(salt).digest();
	return {
		newSeed() {
			const salt = random.bytes(SERVER_SEED_BYTES);
			return { salt, commitment: commitmentOf(seedOf(salt), sha256) };
		},
		seedOf,
		newClientSeed: () => toHex(random.bytes(CLIENT_SEED_BYTES)),
		openSeed: () => random.bytes(SERVER_SEED_BYTES),
	};
}
