import { drawOrder, drawTimeline, type FinishingOrder, type RaceTimeline, type Runner } from "@baize/engines/race";
import { commitmentOf, fairDraws, type Hmac, type Sha256 } from "@baize/kernel/random";

/** Each server seed draws only one race. */
export const RACE_NONCE = 0;

/** What the very first race refers to, since no race comes before it. */
export const NO_COMMITMENT = "0".repeat(64);

/**
 * The public part of what a race is drawn from. No single player can supply it, so it must be something that the
 * operator cannot choose after seeing bets, and that everyone can calculate:
 * - the race's number in the schedule, so that no seed can be moved to another race;
 * - the commitment of the race before, published long before, so that the races form a chain: none can be swapped,
 * dropped or drawn again without every later one, already published, no longer fitting.
 * With the commitment to the server seed, published at the same moment, this fixes the order before the first bet.
 */
export const clientSeedOf = (number: number, commitmentBefore: string): string =>
	`baize-horses-${number}-${commitmentBefore}`;

/** A race's seeds, as bytes and text. */
export type RaceSeeds = { serverSeed: Uint8Array; clientSeed: string };

type Weighed = readonly Pick<Runner, "number" | "weight">[];

/**
 * The race that its seeds give: first the order, then from the later draws its timeline. The server draws with it, and
 * the page and any other program verify with it. GAME-02
 */
export function runRace(
	runners: Weighed,
	seeds: RaceSeeds,
	hmac: Hmac,
): { order: FinishingOrder; progress: RaceTimeline } {
	const draws = fairDraws({ ...seeds, nonce: RACE_NONCE }, hmac);
	const order = drawOrder(runners, draws);
	return { order, progress: drawTimeline(order, draws) };
}

export type RaceProof = {
	/** The revealed seed is the one that was committed to. */
	isCommitmentProven: boolean;
	/** The seeds give the order that was published and settled on. */
	isOrderProven: boolean;
	commitment: string;
	order: FinishingOrder;
};

/** Checks a finished race from what is published about it. */
export function verifyRace(
	race: { runners: Weighed; commitment: string; order: FinishingOrder },
	seeds: RaceSeeds,
	hashes: { hmac: Hmac; sha256: Sha256 },
): RaceProof {
	const commitment = commitmentOf(seeds.serverSeed, hashes.sha256);
	const { order } = runRace(race.runners, seeds, hashes.hmac);
	return {
		isCommitmentProven: commitment === race.commitment,
		isOrderProven: order.join() === race.order.join(),
		commitment,
		order,
	};
}
