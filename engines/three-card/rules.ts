import { strengthOfRanks, type ThreeCardHand } from "./hands.ts";

/** A three card poker as data, pays to 1. */
export type ThreeCardRules = {
	id: string;
	anteBonus: Readonly<Partial<Record<ThreeCardHand, number>>>;
	pairPlus: Readonly<Partial<Record<ThreeCardHand, number>>>;
};

export const THREE_CARD: ThreeCardRules = {
	id: "three-card-poker",
	anteBonus: { straightFlush: 5, three: 4, straight: 1 },
	pairPlus: { straightFlush: 40, three: 30, straight: 6, flush: 4, pair: 1 },
};

/** The same with a flush that pays 3. */
export const THREE_CARD_FLUSH_3: ThreeCardRules = {
	...THREE_CARD,
	id: "three-card-poker-flush-3",
	pairPlus: { ...THREE_CARD.pairPlus, flush: 3 },
};

const QUEEN = 10;

/** The dealer plays with a queen or better. */
export const QUALIFIES = strengthOfRanks(QUEEN, 0, 0);

/** Queen, six, four: the lowest hand that is worth a second stake. */
export const BEST_MIN = strengthOfRanks(QUEEN, 4, 2);

/** Most people play any hand with which the dealer would. */
export const USUAL_MIN = strengthOfRanks(QUEEN, 0, 0);
