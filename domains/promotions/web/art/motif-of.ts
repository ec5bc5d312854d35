import type { OfferKind, Reward } from "../../contract/offers.data.ts";
import type { MotifName } from "./scenes.data.ts";

const BY_KIND: Record<OfferKind, MotifName> = {
	depositMatch: "coins",
	noDeposit: "letter",
	cashback: "ring",
	manual: "gift",
};

/** The picture of an offer: spins look alike, whatever they are given for. */
export const motifOf = ({ kind, reward }: { kind: OfferKind; reward: Reward }): MotifName =>
	reward === "spins" ? "spins" : BY_KIND[kind];
