import type { BlackjackView } from "./round.ts";
import { cardValue } from "./round.ts";
import { isBlackjack, type Total, totalOf } from "./rules.ts";

/** How a hand has ended for its player. */
export type HandOutcome = "blackjack" | "won" | "even" | "lost" | "bust" | "surrendered";

type Shown = {
	dealer: readonly number[];
	hands: readonly Pick<BlackjackView["hands"][number], "cards" | "isSurrendered">[];
};

export const totalOfCards = (cards: readonly number[]): Total => totalOf(cards.map(cardValue));

/** An ace with a ten as the first two cards of a hand that is not one of several. */
export const isNatural = (cards: readonly number[], hands = 1): boolean =>
	hands === 1 && isBlackjack(cards.map(cardValue));

/** The outcome of each hand of a round that is over, by the cards alone. */
export const outcomesOf = ({ dealer, hands }: Shown): HandOutcome[] =>
	hands.map(({ cards, isSurrendered }) => {
		if (isSurrendered) return "surrendered";
		const [own, other] = [totalOfCards(cards).total, totalOfCards(dealer).total];
		if (own > 21) return "bust";
		const [isOwn, isDealers] = [isNatural(cards, hands.length), isNatural(dealer)];
		if (isOwn || isDealers) return isOwn && isDealers ? "even" : isOwn ? "blackjack" : "lost";
		if (other > 21 || own > other) return "won";
		return own === other ? "even" : "lost";
	});
