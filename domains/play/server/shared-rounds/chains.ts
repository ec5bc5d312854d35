import { setImmediate as otherWork } from "node:timers/promises";
import { type SeedChain, seedChainSteps, toHex } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database, DerivedSeeds } from "@baize/platform-server";
import { sha256 } from "../seeds/hmac.ts";
import { type ChainRow, insertChain, readChain } from "./store.ts";

/** The rounds of a chain: some weeks of them. */
export const CHAIN_LENGTH = 2 ** 16;

/** Of the public salt in the client seed. */
const PUBLIC_SALT_BYTES = 16;

export type OpenedChain = { row: ChainRow; seeds: SeedChain };

export type Chains = {
	/** The chain of a table, or its next one, published now where it was not; null where the key is no longer its own. */
	publish(gameNumber: number, chain: number): Promise<OpenedChain | null>;
	/** The same for a chain that is published. */
	open(gameNumber: number, chain: number): Promise<OpenedChain | null>;
};

type Ports = { database: Database; clock: Clock; seeds: DerivedSeeds; chainLength: number };

/** Elements stay in memory: each reveals all that come before it, so none stands in the database before its round has ended. */
export function openChains({ database, clock, seeds, chainLength }: Ports): Chains {
	const opened = new Map<string, Promise<OpenedChain | null>>();

	async function read(gameNumber: number, chain: number): Promise<OpenedChain | null> {
		const row = await readChain(database.reader, gameNumber, chain);
		if (!row) return null;
		const made = await openChain(seeds.seedOf(row.salt), row.length);
		return made.commitment === row.commitment ? { row, seeds: made } : null;
	}

	async function open(gameNumber: number, chain: number): Promise<OpenedChain | null> {
		const key = `${gameNumber} ${chain}`;
		const known = opened.get(key) ?? read(gameNumber, chain);
		opened.set(key, known);
		const found = await known.catch(() => null);
		if (!found) opened.delete(key);
		return known;
	}

	return {
		open,
		async publish(gameNumber, chain) {
			if (!(await readChain(database.reader, gameNumber, chain))) {
				const salt = seeds.newSalt();
				const { commitment } = await openChain(seeds.seedOf(salt), chainLength);
				await insertChain(database.reader, {
					...{ gameNumber, chain, salt, commitment, length: chainLength },
					publicSalt: toHex(seeds.newSalt().subarray(0, PUBLIC_SALT_BYTES)),
					publishedAtMs: clock.nowMs(),
				});
			}
			return open(gameNumber, chain);
		},
	};
}

/** A long chain takes some tenths of a second, in which the process answers requests, too. */
async function openChain(last: Uint8Array, length: number): Promise<SeedChain> {
	const steps = seedChainSteps(last, length, sha256);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		await otherWork();
	}
}

/** The public part of what a round is drawn from. */
export const clientSeedOf = (gameId: string, number: number, publicSalt: string): string =>
	`${gameId}.${number}.${publicSalt}`;
