import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import type { Card } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, STAGED_WORDS } from "../game/words.ts";
import { blackjackReturns } from "./return.ts";
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
import { type BlackjackRules, ENDLESS } from "./rules.ts";
import { optimal } from "./solve.ts";

export type BlackjackSheet = GameSheet & StakeLimits & { rules: BlackjackRules };
export type BlackjackDo = { do: BlackjackAction };
export type BlackjackEvent =
	| { type: "handsShown"; dealer: readonly Card[]; hands: BlackjackView["hands"]; isInsured: boolean }
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
	BlackjackView
> = {
	kind: "blackjack",
	timing: "staged",
	issuesOf: ({ rules, stepUnits = 1 }) => [
		...(stepUnits % QUANTUM === 0 ? [] : [`stakes step by ${stepUnits}, which is no multiple of ${QUANTUM}`]),
		...(rules.decks === ENDLESS.decks ? [] : ["the return of a shoe that ends is not calculated"]),
	],
	readBet: (value) => {
		const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
	returnsOf: ({ rules }) => blackjackReturns(rules, optimal),
	publishedText: (sheet) => ({ sheet, draws: DRAW_WORDS, staged: STAGED_WORDS, rules: WORDS }),
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
	view: (_sheet, state) => viewOf(state),
	events: ({ rules }, state) => {
		const { dealer, hands, isInsured } = viewOf(state);
		const stakeMinor = toWire(stakedMinor(state));
		const winMinor = toWire(blackjackPayoutMinor(rules, state));
		return [
			{ type: "handsShown", dealer, hands, isInsured },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

const WORDS = {
	draw: "Card k is draw k below 52, whatever came before: cards 0 and 2 are the player's, 1 and 3 the dealer's, of which 3 is hidden. Further cards follow in the order in which they are taken.",
	pays: "A hand that is better than the dealer's pays 1 to 1, an equal one is returned. A first hand of 21 pays the sheet's hundredths to 1. Insurance pays 2 to 1 when the dealer's ace hides a ten.",
	abandoned: "After a day without an action the hands stand, without insurance.",
};
