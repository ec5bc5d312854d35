import type { OfferKind, Reward } from "../../contract/offers.data.ts";
import type { MotifName } from "./scenes.data.ts";

const BY_KIND: Record<OfferKind, MotifName> = {
	depositMatch: "coins",
	noDeposit: "letter",
	cashback: "ring",
	manual: "gift",
};

const BY_REWARD: Partial<Record<Reward, MotifName>> = { spins: "spins", freeBet: "ball" };

/** The picture of an offer: spins look alike, and so do free bets, whatever they are given for. */
export const motifOf = ({ kind, reward }: { kind: OfferKind; reward: Reward }): MotifName =>
	BY_REWARD[reward] ?? BY_KIND[kind];
