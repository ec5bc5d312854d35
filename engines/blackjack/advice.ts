import { type Fraction, HALF, multiply, ONE, subtract } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { INSURANCE_RETURN } from "./return.ts";
import {
	actBlackjack,
	type BlackjackAction,
	type BlackjackState,
	type BlackjackView,
	cardValue,
	legalMoves,
	openBlackjack,
} from "./round.ts";
import { type BlackjackRules, totalOf } from "./rules.ts";
import { optimal, type Solver, type Stage, type Strategy, solver } from "./solve.ts";

/** Solvers are worked out once for each set of rules and strategy: the "book" of a title. */
export type Book = { rules: BlackjackRules; solvers: readonly Solver[] };

export function bookOf(rules: BlackjackRules, strategy: Strategy): Book {
	return { rules, solvers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((up) => solver(rules, up, strategy)) };
}

/** What the book says of an open round: the exact value of every move, in first stakes, and the one to play. */
export type Advice = { move: BlackjackAction; values: ReadonlyMap<BlackjackAction, Fraction> };

/** The same for what a page sees of an open round: its own cards and the dealer's first. */
export function adviceOfView(rules: BlackjackRules, view: Pick<BlackjackView, "dealer" | "hands" | "phase">): Advice {
	const isSplit = view.hands.length > 1;
	const hands = view.hands.map((hand) => ({ ...hand, isSplit }));
	const up = cardValue(view.dealer[0]!);
	const solvers = Array.from<Solver>({ length: 10 });
	solvers[up - 1] = solver(rules, up, optimal);
	return adviceOf({ rules, solvers }, { ...view, hands });
}

/** The exact value of every legal move for a shoe that never ends, in first stakes, and the one that the strategy plays. */
export function adviceOf(book: Book, state: Pick<BlackjackState, "dealer" | "hands" | "phase">): Advice {
	if (state.phase === "insurance") {
		const insure = multiply(HALF, subtract(INSURANCE_RETURN, ONE));
		return {
			move: "declineInsurance",
			values: new Map([
				["insure", insure],
				["declineInsurance", subtract(ONE, ONE)],
			]),
		};
	}
	const hand = state.hands.find(({ isDone }) => !isDone)!;
	const solved = book.solvers[cardValue(state.dealer[0]!) - 1]!;
	const legal = legalMoves(book.rules, state);
	const [one, other] = hand.cards.map(cardValue);
	const isPair = hand.cards.length === 2 && one === other && legal.includes("split");
	if (isPair && !hand.isSplit) return solved.pair(one!);
	if (isPair && resplits(book, state, solved, one!)) return { move: "split", values: new Map() };
	const advice = solved.hand(totalOf(hand.cards.map(cardValue)), stageOf(hand.cards.length, hand.isSplit));
	return { move: advice.move, values: advice.values };
}

function resplits({ rules }: Book, state: Pick<BlackjackState, "hands">, solved: Solver, value: number): boolean {
	const pending = state.hands.filter(({ isDone, cards }) => !isDone && cards.length <= 2).length;
	return solved.resplits(value, pending, rules.maxHands - state.hands.length);
}

const stageOf = (cards: number, isSplit: boolean): Stage => {
	if (cards > 2) return "more";
	return isSplit ? "split" : "first";
};

/** Plays a whole round by the book. */
export function playByBook(book: Book, stakeMinor: number, draws: Draws): BlackjackState {
	let state = openBlackjack(book.rules, { stakeMinor }, draws);
	while (state.phase !== "over") state = actBlackjack(book.rules, state, adviceOf(book, state).move);
	return state;
}
