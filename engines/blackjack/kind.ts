import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import type { Card } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet, STAGED_WORDS } from "../game/words.ts";
import { figuresOf, hasFigures } from "./figures.ts";
import {
	actBlackjack,
	actionStakeMinor,
	type BlackjackAction,
	type BlackjackBet,
	type BlackjackState,
	type BlackjackView,
	blackjackPayoutMinor,
	defaultMove,
	legalMoves,
	openBlackjack,
	stakedMinor,
	viewOf,
} from "./round.ts";
import type { BlackjackRules } from "./rules.ts";

export type BlackjackSheet = GameSheet & StakeLimits & { rules: BlackjackRules };
export type BlackjackDo = { do: BlackjackAction };
/** What the page may know of an open round, and what can be done in it now. */
export type BlackjackTableView = BlackjackView & { moves: readonly BlackjackAction[] };
/** A hand of a round that is over. */
export type ShownHand = Pick<BlackjackView["hands"][number], "cards" | "stakes" | "isSurrendered">;
export type BlackjackEvent =
	| { type: "handsShown"; dealer: readonly Card[]; hands: readonly ShownHand[]; isInsured: boolean }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

const ACTIONS: readonly BlackjackAction[] = [
	"hit",
	"stand",
	"double",
	"split",
	"surrender",
	"insure",
	"declineInsurance",
];

/** Four hands of at most twenty decisions, three splits, and insurance. */
const MAX_STEPS = 84;

/** Half a stake is insured, and a blackjack pays three to two: stakes are multiples of two. */
const QUANTUM = 2;

/** Blackjack as play knows it. Its return is calculated for a shoe that never ends, and only such a sheet is played. */
export const blackjack: StagedKind<
	BlackjackSheet,
	BlackjackBet,
	BlackjackDo,
	BlackjackState,
	BlackjackEvent,
	BlackjackTableView
> = {
	kind: "blackjack",
	timing: "staged",
	issuesOf: ({ rules, stepUnits = 1 }) => [
		...(stepUnits % QUANTUM === 0 ? [] : [`stakes step by ${stepUnits}, which is no multiple of ${QUANTUM}`]),
		...(hasFigures(rules) ? [] : ["the return of these rules is not calculated"]),
	],
	readBet: (value) => {
		const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
	returnsOf: ({ rules }) => figuresOf(rules, "best"),
	publishedText: (sheet) =>
		publishedSheet("baize-blackjack-rules-1", sheet, { ...DRAW_WORDS, ...STAGED_WORDS, ...WORDS_OF_PLAY }),
	readAction: (value) => {
		const named = readProperties(value, ["do"])?.do;
		const action = ACTIONS.find((one) => one === named);
		return action ? { do: action } : null;
	},
	maxSteps: () => MAX_STEPS,
	open: ({ rules }, bet, draws) => openBlackjack(rules, bet, draws),
	legal: ({ rules }, state) => legalMoves(rules, state).map((action) => ({ do: action })),
	addedStakeMinor: (_sheet, state, action) => actionStakeMinor(state, action.do),
	act: ({ rules }, state, action) => actBlackjack(rules, state, action.do),
	isOver: (_sheet, { phase }) => phase === "over",
	payoutMinor: ({ rules }, state) => blackjackPayoutMinor(rules, state),
	defaultOf: (_sheet, state) => ({ action: { do: defaultMove(state) } }),
	view: ({ rules }, state) => ({ ...viewOf(state), moves: legalMoves(rules, state) }),
	events: ({ rules }, state) => {
		const { dealer, hands, isInsured } = viewOf(state);
		const stakeMinor = toWire(stakedMinor(state));
		const winMinor = toWire(blackjackPayoutMinor(rules, state));
		const shown = hands.map(({ cards, stakes, isSurrendered }) => ({ cards, stakes, isSurrendered }));
		return [
			{ type: "handsShown", dealer, hands: shown, isInsured },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

const WORDS_OF_PLAY = {
	cards:
		"Cards are numbered from 0 to 51. The rank is the remainder of the division by 13: 0 is the ace, 12 the king. The suits are clubs 0 to 12, diamonds to 25, hearts to 38, spades to 51. Card k is draw k below 52, whatever came before. Cards 0 and 2 are the player's, 1 and 3 the dealer's, of which 3 is hidden. Further cards follow in the order in which they are taken.",
	hands:
		"An ace counts 11 where the hand is not above 21 with it, and 1 otherwise; court cards count 10. Where the dealer's first card is an ace, insurance of half the stake is offered first. Then the dealer looks for a blackjack, an ace with a ten: with one on either side the round is over. Hands are played from the first on. A double takes one card. Two cards of one value can be split into hands of the same stake, each of which gets its second card when its turn comes; split aces get no third card. A hand of 21 or more, or without a choice, is passed. The dealer draws once all hands are done, if one of them is not above 21, to 17.",
	pays: "A hand that is better than the dealer's pays 1 to 1, an equal one is returned, and one above 21 is lost. A first hand of 21 with two cards pays blackjackX100 hundredths to 1, and is returned where the dealer has one, too. Insurance pays 2 to 1 where the dealer has a blackjack.",
	abandoned: "After a day without an action insurance is declined and every hand stands. No further stake is taken.",
	events:
		"handsShown with every card, how many stakes each hand has (2 after a double), and whether insurance was taken; roundEnded with everything staked and paid, and whether more was paid than staked.",
} as const;
