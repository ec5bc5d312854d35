import type { Trial } from "../returns/index.ts";
import { bookOf, playByBook } from "./advice.ts";
import { blackjackOdds, blackjackReturns } from "./return.ts";
import { blackjackPayoutMinor, stakedMinor } from "./round.ts";
import { ENDLESS } from "./rules.ts";
import { optimal, type Strategy, usual } from "./solve.ts";

const STAKE = 2;

function trial(id: string, title: string, strategy: Strategy): Trial {
	let book: ReturnType<typeof bookOf> | null = null;
	return {
		id,
		title,
		stake: STAKE,
		returns: () => blackjackReturns(ENDLESS, strategy),
		outcomes: () => blackjackOdds(ENDLESS, strategy),
		round: (draws) => {
			book ??= bookOf(ENDLESS, strategy);
			const state = playByBook(book, STAKE, draws);
			return Number(blackjackPayoutMinor(ENDLESS, state) - stakedMinor(state)) + STAKE;
		},
	};
}

export const trials: readonly Trial[] = [
	trial("blackjack", "Blackjack, endless shoe, best play", optimal),
	trial("blackjack-usual", "Blackjack, endless shoe, as most people play", usual),
];
