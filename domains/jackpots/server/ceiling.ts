import { createHmac } from "node:crypto";
import { fairDraws, type Hmac, toHex } from "@baize/kernel/random";
import type { DerivedSeeds } from "@baize/platform-server";
import type { LevelTerms } from "./rules.ts";

/** What decides the ceiling of a cycle: its seed, which is secret until the cycle ends, the level and the cycle's number. */
export type CeilingDraw = { serverSeed: Uint8Array; level: string; cycle: number };

const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();

/** The amount at which a pot must be won, as the published rules say; undefined for a level without one. */
export function ceilingMinor({ level, unitMinor }: LevelTerms, { serverSeed, cycle }: CeilingDraw): bigint | undefined {
	const { mustDropUnits, seedUnits } = level;
	if (mustDropUnits === undefined) return undefined;
	const draws = fairDraws({ serverSeed, clientSeed: level.id, nonce: cycle }, hmac);
	return BigInt(seedUnits + 1 + draws.below(mustDropUnits - seedUnits)) * unitMinor;
}

/** What an ended cycle reveals. */
export const revealed = (seeds: DerivedSeeds, salt: Uint8Array): string => toHex(seeds.seedOf(salt));
