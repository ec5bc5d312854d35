import { toHex } from "@baize/kernel/random";
import type { Fairness } from "../contract/index.ts";
import { RACE_NONCE } from "../contract/index.ts";
import type { NewRace } from "./store.ts";

/** What a race is or was drawn from, as far as it is public. */
export const fairnessOf = (
	{ commitment, clientSeed }: Pick<NewRace, "commitment" | "clientSeed">,
	serverSeed: Uint8Array | null,
): Fairness => ({ commitment, clientSeed, nonce: RACE_NONCE, serverSeed: serverSeed && toHex(serverSeed) });

/** The details shown with the event in the sports book. */
export const eventDetails = (race: NewRace, serverSeed: Uint8Array | null) => ({
	raceNumber: race.number,
	fairness: fairnessOf(race, serverSeed),
});
