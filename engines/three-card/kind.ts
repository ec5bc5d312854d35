import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import { type Card, type Shoe, shoeOf } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet, STAGED_WORDS } from "../game/words.ts";
import { COUNTED } from "./counted.data.ts";
import { nameOf, strengthOf, type ThreeCardHand } from "./hands.ts";
import { anteTimes, pairPlusTimes } from "./pays.ts";
import { pairPlusReturns, returnsOfPlay } from "./return.ts";
import type { ThreeCardRules } from "./rules.ts";

export type ThreeCardSheet = GameSheet & StakeLimits & { rules: ThreeCardRules };

/** `pairPlusMinor`: a bet on one's own three cards alone; 0 for none. */
export type ThreeCardBet = { anteMinor: number; pairPlusMinor: number };
export type ThreeCardAction = { do: "play" } | { do: "fold" };
export type ThreeCardState = { rules: ThreeCardRules; bet: ThreeCardBet; shoe: Shoe; action: "play" | "fold" | null };
export type ThreeCardView = { player: readonly Card[]; makes: ThreeCardHand };
export type ThreeCardEvent =
	| { type: "handsShown"; player: readonly Card[]; dealer: readonly Card[]; action: "play" | "fold" }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

const three = (shoe: Shoe, from: number): [Card, Card, Card] => [
	shoe.card(from),
	shoe.card(from + 1),
	shoe.card(from + 2),
];
const playerOf = ({ shoe }: ThreeCardState): [Card, Card, Card] => three(shoe, 0);
const dealerOf = ({ shoe }: ThreeCardState): [Card, Card, Card] => three(shoe, 3);

function payout(state: ThreeCardState): bigint {
	const { rules, bet, action } = state;
	const player = strengthOf(playerOf(state));
	const pairPlus = bet.pairPlusMinor * pairPlusTimes(rules, player);
	const ante = action === "play" ? bet.anteMinor * anteTimes(rules, player, strengthOf(dealerOf(state))) : 0;
	return BigInt(ante + pairPlus);
}

/** The player gets cards 0 to 2 of the deck, the dealer 3 to 5. */
export const threeCard: StagedKind<
	ThreeCardSheet,
	ThreeCardBet,
	ThreeCardAction,
	ThreeCardState,
	ThreeCardEvent,
	ThreeCardView
> = {
	kind: "threeCard",
	timing: "staged",
	issuesOf: ({ rules }) => (COUNTED[rules.id] ? [] : ["the deals of these rules are not counted"]),
	readBet: (value) => {
		const { anteMinor, pairPlusMinor } = readProperties(value, ["anteMinor", "pairPlusMinor"]) ?? {};
		return isAmount(anteMinor) && isAmount(pairPlusMinor) ? { anteMinor, pairPlusMinor } : null;
	},
	betIssue: (sheet, { anteMinor, pairPlusMinor }, unitMinor) =>
		amountIssue(anteMinor, sheet, unitMinor) ??
		(pairPlusMinor === 0 ? null : amountIssue(pairPlusMinor, sheet, unitMinor)),
	stakeMinorOf: (_sheet, { anteMinor, pairPlusMinor }) => BigInt(anteMinor + pairPlusMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ anteMinor: minStakeUnits * unitMinor, pairPlusMinor: 0 }],
	returnsOf: ({ rules }, { anteMinor }) => (anteMinor > 0 ? returnsOfPlay(rules, "best") : pairPlusReturns(rules)),
	publishedText: (sheet) =>
		publishedSheet("baize-three-card-rules-1", sheet, { ...DRAW_WORDS, ...STAGED_WORDS, ...WORDS }),
	readAction: (value) => {
		const action = readProperties(value, ["do"])?.do;
		return action === "play" || action === "fold" ? { do: action } : null;
	},
	maxSteps: () => 1,
	open: ({ rules }, bet, draws) => ({ rules, bet, shoe: shoeOf(draws), action: null }),
	legal: () => [{ do: "play" }, { do: "fold" }],
	addedStakeMinor: (_sheet, { bet }, action) => (action.do === "play" ? BigInt(bet.anteMinor) : 0n),
	act: (_sheet, state, action) => ({ ...state, action: action.do }),
	isOver: (_sheet, { action }) => action !== null,
	payoutMinor: (_sheet, state) => payout(state),
	defaultOf: () => ({ action: { do: "fold" } }),
	view: (_sheet, state) => ({ player: playerOf(state), makes: nameOf(strengthOf(playerOf(state))) }),
	events: (_sheet, state) => {
		const { bet, action } = state;
		const stakeMinor = bet.anteMinor * (action === "play" ? 2 : 1) + bet.pairPlusMinor;
		const winMinor = toWire(payout(state));
		return [
			{ type: "handsShown", player: playerOf(state), dealer: dealerOf(state), action: action ?? "fold" },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

const WORDS = {
	cards:
		"Cards are numbered from 0 to 51. The rank is the remainder of the division by 13: 0 is the ace, 12 the king. The suits are clubs 0 to 12, diamonds to 25, hearts to 38, spades to 51. The cards stand in a list in this order. Card k: one draw below 52 less k is added to k; the cards at that place and at place k change places. Cards 0 to 2 of it are the player's, 3 to 5 the dealer's.",
	hands:
		"From the lowest: high card, pair, flush, straight, three of a kind, straight flush. The ace is high, and low in a straight of ace, two and three. Hands of one kind are compared by their ranks: a pair by the pair first, then by the third card; the others from the highest card down.",
	pays: "Playing stakes the ante again. The dealer plays with a queen or better: otherwise the ante pays 1 to 1 and the second stake is returned. The better hand wins 1 to 1 on both; equal hands return both. The ante bonus is paid for a hand that is played, whatever the dealer has; pair plus is paid for the player's hand alone.",
	abandoned: "After a day without an action the hand is folded.",
	events:
		"handsShown with every card and what was done; roundEnded with everything staked and paid, and whether more was paid than staked.",
};
