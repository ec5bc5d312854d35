import { createHash, createHmac } from "node:crypto";
import { commitmentOf, type Hmac, type RandomSource, type Sha256 } from "@baize/kernel/random";
import { type DerivedSeeds, openDerivedSeeds, type SealedSeed } from "@baize/platform-server";

export const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();
const sha256: Sha256 = (message) => createHash("sha256").update(message).digest();

export type RaceSeedMaker = Pick<DerivedSeeds, "newSeed"> & {
	/** The server seed, or null where the key is no longer the one it was made with. */
	openSeed(sealed: SealedSeed): Uint8Array | null;
};

export function openRaceSeeds(key: Uint8Array, random: RandomSource): RaceSeedMaker {
	const { newSeed, seedOf } = openDerivedSeeds(key, random);
	return {
		newSeed,
		openSeed({ salt, commitment }) {
			const seed = seedOf(salt);
			return commitmentOf(seed, sha256) === commitment ? seed : null;
		},
	};
}
