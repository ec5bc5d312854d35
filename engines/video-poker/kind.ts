import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import type { Card } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, isWhole, readProperties } from "../game/read.ts";
import type { Returns } from "../game/returns.ts";
import { DRAW_WORDS, publishedSheet, STAGED_WORDS } from "../game/words.ts";
import { HOLD_ALL } from "./book.ts";
import type { HandName } from "./hands.ts";
import { returnsOfPlay } from "./return.ts";
import {
	DEFAULT_HOLD,
	dealtHand,
	handName,
	holdCards,
	openVideoPoker,
	type VideoPokerBet,
	type VideoPokerState,
	type VideoPokerView,
	videoPokerPayoutMinor,
	videoPokerView,
} from "./round.ts";
import type { VideoPokerRules } from "./rules.ts";

export type VideoPokerSheet = GameSheet & StakeLimits & { rules: VideoPokerRules };

/** Which cards are kept, as bits from the first. */
export type HoldAction = { hold: number };
export type VideoPokerEvent =
	| { type: "handDealt"; hand: readonly Card[]; makes: HandName }
	| { type: "handDrawn"; hand: readonly Card[]; held: number; makes: HandName }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

const returns = new WeakMap<VideoPokerRules, Returns>();

/** Counting may take a second or two, so it is done once for a pay table. */
function returnsOf(rules: VideoPokerRules): Returns {
	const known = returns.get(rules) ?? returnsOfPlay(rules, "best");
	returns.set(rules, known);
	return known;
}

/** Video poker as play knows it. */
export const videoPoker: StagedKind<
	VideoPokerSheet,
	VideoPokerBet,
	HoldAction,
	VideoPokerState,
	VideoPokerEvent,
	VideoPokerView
> = {
	kind: "videoPoker",
	timing: "staged",
	issuesOf: () => [],
	readBet: (value) => {
		const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
	returnsOf: ({ rules }) => returnsOf(rules),
	publishedText: (sheet) =>
		publishedSheet("baize-video-poker-rules-1", sheet, {
			...DRAW_WORDS,
			...STAGED_WORDS,
			...WORDS,
			...(sheet.rules.wilds === "none" ? {} : WILD_WORDS),
		}),
	readAction: (value) => {
		const { hold } = readProperties(value, ["hold"]) ?? {};
		return isWhole(hold, 0, HOLD_ALL) ? { hold } : null;
	},
	maxSteps: () => 1,
	open: ({ rules }, bet, draws) => openVideoPoker(rules, bet, draws),
	legal: (_sheet, { held }) => (held === null ? Array.from({ length: HOLD_ALL + 1 }, (_, hold) => ({ hold })) : []),
	addedStakeMinor: () => 0n,
	act: (_sheet, state, { hold }) => holdCards(state, hold),
	isOver: (_sheet, { held }) => held !== null,
	payoutMinor: ({ rules }, state) => videoPokerPayoutMinor(rules, state),
	defaultOf: () => ({ action: { hold: DEFAULT_HOLD } }),
	view: ({ rules }, state) => videoPokerView(rules, state),
	events: ({ rules }, state) => {
		const { hand, makes, held } = videoPokerView(rules, state);
		const dealt = dealtHand(state);
		const stakeMinor = toWire(state.stakeMinor);
		const winMinor = toWire(videoPokerPayoutMinor(rules, state));
		return [
			{ type: "handDealt", hand: dealt, makes: handName(rules, dealt) },
			{ type: "handDrawn", hand, held: held ?? DEFAULT_HOLD, makes },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

const WORDS = {
	hands:
		"Cards 0 to 4 of one shuffled deck are the hand; card 52 is the joker, where there is one. Discarded cards are replaced from the left by card 5 and those after it.",
	deck: "Card c is of the suit that is the whole part of c ÷ 13 (0 clubs, 1 diamonds, 2 hearts, 3 spades); its rank is the remainder: 0 the ace, 1 the two, 12 the king. Card k of the shuffled deck: with the cards in a list from 0, one draw below the number of cards less k is added to k; the cards at that place and at place k change places, and the one that is then at place k is card k.",
	pays: "The stake times the pay of the best hand that the five cards make, in the sheet's rules. A high pair is of jacks or higher where minPair is 9, which counts ranks from the two. Aces are high, and low in a straight of ace to five.",
	events:
		"handDealt: the five cards; handDrawn: the cards after the draw, which were held as bits from the first card, and what they make; roundEnded: stake, win, and whether the win is above the stake.",
	abandoned: "After a day without an action all five cards are held.",
};

/** What stands beside those in the rules of a title that has wild cards. */
const WILD_WORDS = {
	wilds:
		"Where wilds is deuces, every two is wild; where it is joker, card 52 is, the 53rd of the deck. A wild card stands for any card, and the hand counts as the first that it can make of: royal, fourDeuces, five, wildRoyal, straightFlush, four, fullHouse, flush, straight, three, twoPair, highPair. A royal has no wild card; fourDeuces are the four wild twos; five are five of one rank; a wildRoyal is ten to ace of one suit with a wild card. With a joker, a card of rank minPair or higher makes a high pair.",
} as const;
