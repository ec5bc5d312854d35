import type { Follower } from "../follow/index.ts";
import { addParts } from "./store-parts.ts";

/** A part has so many operations of a wallet: reading them one by one takes less than a millisecond. */
const PART_OPERATIONS = 256n;

/** Divides the chains of the wallets into parts as they grow; migrations/0088-parts-of-chains.sql explains them. */
export const chainParts: Follower = {
	name: "ledger.chainParts",
	from: "beginning",
	async apply(tx, operations) {
		const ends = operations.filter(({ seq }) => seq % PART_OPERATIONS === 0n);
		if (ends.length > 0) await addParts(tx, ends);
	},
};
