import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import { type Card, type Shoe, shoeOf } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, STAGED_WORDS } from "../game/words.ts";
import { nameOf, strengthOf, type ThreeCardHand } from "./hands.ts";
import { anteReturns, countThreeCard, pairPlusReturns, type ThreeCardCount } from "./return.ts";
import { BEST_MIN, QUALIFIES, type ThreeCardRules } from "./rules.ts";

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

/** For each unit of ante: the ante and the play bet back, with what they win and the bonus. */
function anteTimes({ anteBonus }: ThreeCardRules, player: number, dealer: number): number {
	const bonus = anteBonus[nameOf(player)] ?? 0;
	if (dealer < QUALIFIES) return 3 + bonus;
	if (player === dealer) return 2 + bonus;
	return (player > dealer ? 4 : 0) + bonus;
}

function payout(state: ThreeCardState): bigint {
	const { rules, bet, action } = state;
	const player = strengthOf(playerOf(state));
	const pair = rules.pairPlus[nameOf(player)];
	const pairPlus = pair === undefined ? 0 : bet.pairPlusMinor * (pair + 1);
	const ante = action === "play" ? bet.anteMinor * anteTimes(rules, player, strengthOf(dealerOf(state))) : 0;
	return BigInt(ante + pairPlus);
}

const counted = new WeakMap<ThreeCardRules, ThreeCardCount>();

/** All deals are counted once for a set of rules, in a second or so. */
export function bestCount(rules: ThreeCardRules): ThreeCardCount {
	const known = counted.get(rules) ?? countThreeCard(rules, BEST_MIN);
	counted.set(rules, known);
	return known;
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
	issuesOf: () => [],
	readBet: (value) => {
		const { anteMinor, pairPlusMinor } = readProperties(value, ["anteMinor", "pairPlusMinor"]) ?? {};
		return isAmount(anteMinor) && isAmount(pairPlusMinor) ? { anteMinor, pairPlusMinor } : null;
	},
	betIssue: (sheet, { anteMinor, pairPlusMinor }, unitMinor) =>
		amountIssue(anteMinor, sheet, unitMinor) ??
		(pairPlusMinor === 0 ? null : amountIssue(pairPlusMinor, sheet, unitMinor)),
	stakeMinorOf: (_sheet, { anteMinor, pairPlusMinor }) => BigInt(anteMinor + pairPlusMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ anteMinor: minStakeUnits * unitMinor, pairPlusMinor: 0 }],
	returnsOf: ({ rules }, { anteMinor }) => (anteMinor > 0 ? anteReturns(bestCount(rules)) : pairPlusReturns(rules)),
	publishedText: (sheet) => ({ sheet, draws: DRAW_WORDS, staged: STAGED_WORDS, rules: WORDS }),
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
	draw: "Cards 0 to 2 of one shuffled deck are the player's, 3 to 5 the dealer's.",
	pays: "Playing stakes the ante again. The dealer plays with a queen or better: otherwise the ante pays 1 to 1 and the second stake is returned. The better hand wins 1 to 1 on both; equal hands return both. The ante bonus is paid for a hand that is played, whatever the dealer has; pair plus is paid for the player's hand alone.",
	abandoned: "After a day without an action the hand is folded.",
};
