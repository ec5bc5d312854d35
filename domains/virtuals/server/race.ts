import type { FinishingOrder, RaceCard } from "@baize/engines/race";
import type { Id } from "@baize/kernel/id";
import type { RacePrices } from "./prices.ts";

export type Drawn = { readonly order: FinishingOrder; readonly durationMs: number; readonly serverSeed: Uint8Array };

/** A race as stored. */
export type Race = {
	readonly raceId: Id;
	readonly number: number;
	readonly startsAtMs: number;
	readonly closesAtMs: number;
	readonly card: RaceCard;
	readonly prices: RacePrices;
	readonly salt: Uint8Array;
	readonly commitment: string;
	readonly clientSeed: string;
	/** Null before the draw, and always where the race is void. */
	readonly drawn: Drawn | null;
	readonly endedAtMs: number | null;
};
