import { type RandomSource, SERVER_SEED_BYTES, toHex } from "@baize/kernel/random";
import { type DerivedSeeds, openDerivedSeeds } from "@baize/platform-server";

const CLIENT_SEED_BYTES = 8;

export type SeedMaker = Pick<DerivedSeeds, "newSeed" | "seedOf"> & {
	/** For a player who has chosen none. */
	newClientSeed(): string;
	/** A seed for one practice round. */
	openSeed(): Uint8Array;
};

export const openSeedMaker = (key: Uint8Array, random: RandomSource): SeedMaker => ({
	...openDerivedSeeds(key, random),
	newClientSeed: () => toHex(random.bytes(CLIENT_SEED_BYTES)),
	openSeed: () => random.bytes(SERVER_SEED_BYTES),
});
