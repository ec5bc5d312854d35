import { fraction, HALF, ZERO } from "@baize/kernel/odds";
import { payMinor } from "./bets.ts";
import { type Shoe, shoeOf } from "./cards.ts";
import type { GameSheet, StagedKind } from "./kinds.ts";
import { isAmount, isWhole, readProperties } from "./read.ts";
import { stagedGame } from "./registry.ts";
import { returnsOfParts } from "./returns.ts";

type Bet = { stakeMinor: number };
type Action = { do: "draw" } | { do: "double" } | { do: "stop" };
type State = { stakeMinor: number; shoe: Shoe; cards: number; staked: number; isOver: boolean };

/**
 * A staged kind small enough to count by hand: cards are drawn one by one, a red one ends the round without a win, and who
 * stops gets twice everything staked. Doubling stakes the same again.
 */
const redOrBlack: StagedKind<GameSheet, Bet, Action, State, { cards: number[] }, { cards: number[] }> = {
	kind: "redOrBlack",
	timing: "staged",
	issuesOf: () => [],
	readBet(value) {
		const stakeMinor = readProperties(value, ["stakeMinor"])?.stakeMinor;
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (_, { stakeMinor }) => (isWhole(stakeMinor, 1, 100) ? null : { why: "choice", name: "stake" }),
	stakeMinorOf: (_, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: () => [{ stakeMinor: 1 }],
	returnsOf: () =>
		returnsOfParts([{ name: "all", share: fraction(1n) }], {
			method: "formula",
			standardDeviation: 1,
			hitFrequency: HALF,
			largestWin: { timesStake: ZERO, oneIn: fraction(2n) },
		}),
	publishedText: ({ id }) => ({ id }),
	readAction(value) {
		const action = readProperties(value, ["do"])?.do;
		return action === "draw" || action === "double" || action === "stop" ? { do: action } : null;
	},
	maxSteps: () => 27,
	open: (_, { stakeMinor }, draws) => ({ stakeMinor, shoe: shoeOf(draws), cards: 0, staked: 1, isOver: false }),
	legal: (_, { cards }) => (cards === 0 ? [{ do: "draw" }] : [{ do: "draw" }, { do: "double" }, { do: "stop" }]),
	addedStakeMinor: (_, { stakeMinor }, action) => (action.do === "double" ? BigInt(stakeMinor) : 0n),
	act(_, state, action) {
		if (action.do === "stop") return { ...state, isOver: true };
		if (action.do === "double") return { ...state, staked: state.staked + 1 };
		return { ...state, cards: state.cards + 1, isOver: isRed(state.shoe.card(state.cards)) };
	},
	isOver: (_, { isOver }) => isOver,
	payoutMinor: (_, state) =>
		isRed(state.shoe.card(state.cards - 1)) ? 0n : payMinor(BigInt(state.stakeMinor * state.staked), fraction(2n)),
	defaultOf: (_, { cards }) => (cards === 0 ? "refund" : { action: { do: "stop" } }),
	view: (_, state) => ({ cards: shown(state) }),
	events: (_, state) => [{ cards: shown(state) }],
};

const isRed = (card: number): boolean => card >= 13 && card < 39;
const shown = ({ shoe, cards }: State): number[] => Array.from({ length: cards }, (_, at) => shoe.card(at));

export const sampleGame = stagedGame(redOrBlack, {
	id: "red-or-black",
	version: 1,
	title: "Sample",
	rtpText: "100.00",
});
