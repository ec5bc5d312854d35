/**
 * A blackjack as data. The dealer looks for a blackjack under a ten or an ace before the player acts. Any two cards may be
 * doubled, any pair of one value split; split aces get one card each. `decks`: null is a shoe that never ends.
 */
export type BlackjackRules = {
	id: string;
	decks: number | null;
	dealerHitsSoft17: boolean;
	doubleAfterSplit: boolean;
	resplitAces: boolean;
	lateSurrender: boolean;
	maxHands: number;
	/** What a blackjack pays to 1, in hundredths. */
	blackjackX100: number;
};

export const ENDLESS: BlackjackRules = {
	id: "blackjack",
	decks: null,
	dealerHitsSoft17: false,
	doubleAfterSplit: true,
	resplitAces: false,
	lateSurrender: false,
	maxHands: 4,
	blackjackX100: 150,
};

export const FIVE_DECKS: BlackjackRules = { ...ENDLESS, id: "blackjack-five-decks", decks: 5 };

/** A hand as its rules see it. `soft`: an ace in it counts eleven. Values are 1 (ace) to 10. */
export type Total = { total: number; soft: boolean };

export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Of 13 ranks, four count ten. */
export const weightOf = (value: number): number => (value === 10 ? 4 : 1);

export const RANK_COUNT = 13;

export function withCard({ total, soft }: Total, value: number): Total {
	const hard = (soft ? total - 10 : total) + value;
	const isSoft = (soft || value === 1) && hard + 10 <= 21;
	return { total: isSoft ? hard + 10 : hard, soft: isSoft };
}

export const NO_CARDS: Total = { total: 0, soft: false };

export const totalOf = (values: readonly number[]): Total => values.reduce(withCard, NO_CARDS);

export const isBlackjack = (values: readonly number[]): boolean => values.length === 2 && totalOf(values).total === 21;

export function dealerStands({ dealerHitsSoft17 }: BlackjackRules, { total, soft }: Total): boolean {
	return total > 17 || (total === 17 && !(soft && dealerHitsSoft17));
}
