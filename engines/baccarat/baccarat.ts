import { type Fraction, fraction, ONE, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { DECK_SIZE, RANKS, rankOf, SUITS, shoeOf } from "../game/cards.ts";
import type { SpotGame } from "../spots/index.ts";

/**
 * A baccarat as data, pays for 1 in hundredths. `bankerDraws`: by the banker's total of two cards, the player's third cards on which the
 * banker draws; "-" stands for a player who drew none. `bankerSixX100`: what a banker's win with a total of six pays.
 */
export type BaccaratRules = {
	id: string;
	decks: number;
	bankerDraws: readonly string[];
	bankerX100: number;
	bankerSixX100: number;
	tieX100: number;
	/** What a pair pays, of the first two cards of the side that it is bet on. */
	pairX100: number;
	quantum: number;
};

const DRAWING_TABLE: readonly string[] = [
	"-0123456789",
	"-0123456789",
	"-0123456789",
	"-012345679",
	"-234567",
	"-4567",
	"67",
	"",
];

export const COMMISSION: BaccaratRules = {
	id: "baccarat",
	decks: 8,
	bankerDraws: DRAWING_TABLE,
	bankerX100: 195,
	bankerSixX100: 195,
	tieX100: 900,
	pairX100: 1_200,
	quantum: 20,
};

export const NO_COMMISSION: BaccaratRules = {
	...COMMISSION,
	id: "baccarat-no-commission",
	bankerX100: 200,
	bankerSixX100: 150,
	quantum: 2,
};

export type BaccaratWinner = "player" | "banker" | "bankerSix" | "tie";

/** Who wins, and whose first two cards are of one rank. */
export type BaccaratResult = { winner: BaccaratWinner; playerPair: boolean; bankerPair: boolean };

export const BACCARAT_SPOTS = ["player", "banker", "tie", "playerPair", "bankerPair"] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

const WINNERS: readonly BaccaratWinner[] = ["player", "banker", "bankerSix", "tie"];

/** The cards of both hands, in the order in which they were dealt to each. */
export type BaccaratDeal = { player: readonly number[]; banker: readonly number[] };

/** By rank: tens and court cards count nothing. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];

/** Tens and pictures count nothing, an ace one. */
export const valueOfCard = (card: number): number => VALUES[rankOf(card)]!;

export const totalOf = (cards: readonly number[]): number =>
	cards.reduce((total, card) => (total + valueOfCard(card)) % 10, 0);

/** Who takes a third card. Real deals and the count of all deals both ask here. */
function thirdCards(
	{ bankerDraws }: BaccaratRules,
	player: number,
	banker: number,
	playerThird: number | null,
): { playerDraws: boolean; bankerDraws: boolean } {
	if (player >= 8 || banker >= 8) return { playerDraws: false, bankerDraws: false };
	const playerDraws = player <= 5;
	const shown = playerDraws ? String(playerThird) : "-";
	return { playerDraws, bankerDraws: bankerDraws[banker]!.includes(shown) };
}

export function winnerOf(player: number, banker: number): BaccaratWinner {
	if (player === banker) return "tie";
	if (player > banker) return "player";
	return banker === 6 ? "bankerSix" : "banker";
}

/** The player gets the first and third card, the banker the second and fourth; then the player draws before the banker. */
function deal(rules: BaccaratRules, draws: Draws): BaccaratDeal {
	const cards = shoeOf(draws, rules.decks);
	const player = [cards.card(0), cards.card(2)];
	const banker = [cards.card(1), cards.card(3)];
	const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
	let next = 4;
	if (thirdCards(rules, playerTotal, bankerTotal, 0).playerDraws) player.push(cards.card(next++));
	const third = player[2] === undefined ? null : valueOfCard(player[2]);
	if (thirdCards(rules, playerTotal, bankerTotal, third).bankerDraws) banker.push(cards.card(next));
	return { player, banker };
}

/** Calls back for each number of a list that is above zero, with one taken off it meanwhile. */
function each(left: number[], visit: (at: number, ways: number) => void): void {
	for (let at = 0; at < left.length; at++) {
		const ways = left[at]!;
		if (ways === 0) continue;
		left[at] = ways - 1;
		visit(at, ways);
		left[at] = ways;
	}
}

/**
 * How the third cards of a deal end, by the number of ways for all six cards: those that were not needed are drawn all the
 * same. `left`: how many cards of each value there are behind the first four.
 */
function countThirdCards(
	rules: BaccaratRules,
	{ player, banker, left }: { player: number; banker: number; left: number[] },
	note: (winner: BaccaratWinner, ways: number) => void,
): void {
	const size = rules.decks * DECK_SIZE;
	const bankerThird = (ofPlayer: number, draws: boolean, dealt: number, ways: number): void => {
		const unused = dealt === 4 ? size - 5 : 1;
		if (!draws) note(winnerOf(ofPlayer, banker), ways * (dealt === 4 ? (size - 4) * unused : size - 5));
		else each(left, (value, more) => note(winnerOf(ofPlayer, (banker + value) % 10), ways * more * unused));
	};
	const stood = thirdCards(rules, player, banker, null);
	if (!stood.playerDraws) bankerThird(player, stood.bankerDraws, 4, 1);
	else
		each(left, (value, ways) => {
			const { bankerDraws } = thirdCards(rules, player, banker, value);
			bankerThird((player + value) % 10, bankerDraws, 5, ways);
		});
}

/** All deals of six cards, the first four by rank, with the number of ways in this order: below 2^53 for eight decks. */
function countResults(rules: BaccaratRules): readonly { result: BaccaratResult; cases: bigint }[] {
	const ranks = Array.from({ length: RANKS }, () => rules.decks * SUITS.length);
	const left = Array.from({ length: 10 }, (_, value) => rules.decks * (value === 0 ? 16 : 4));
	const counts = new Map(WINNERS.map((winner) => [winner, [0, 0, 0, 0]]));
	const draw = (visit: (rank: number, ways: number) => void): void =>
		each(ranks, (rank, ways) => {
			left[VALUES[rank]!]! -= 1;
			visit(rank, ways);
			left[VALUES[rank]!]! += 1;
		});
	const four = (p1: number, b1: number, p2: number, b2: number, ways: number): void => {
		const pairs = (p1 === p2 ? 1 : 0) + (b1 === b2 ? 2 : 0);
		const [player, banker] = [(VALUES[p1]! + VALUES[p2]!) % 10, (VALUES[b1]! + VALUES[b2]!) % 10];
		countThirdCards(rules, { player, banker, left }, (winner, more) => {
			counts.get(winner)![pairs]! += ways * more;
		});
	};
	draw((p1, a) => draw((b1, b) => draw((p2, c) => draw((b2, d) => four(p1, b1, p2, b2, a * b * c * d)))));
	return WINNERS.flatMap((winner) =>
		counts.get(winner)!.map((cases, pairs) => ({
			result: { winner, playerPair: pairs % 2 === 1, bankerPair: pairs > 1 },
			cases: BigInt(cases),
		})),
	);
}

const counted = new WeakMap<BaccaratRules, ReturnType<typeof countResults>>();

function results(rules: BaccaratRules): ReturnType<typeof countResults> {
	const known = counted.get(rules) ?? countResults(rules);
	counted.set(rules, known);
	return known;
}

const hundredths = (x100: number): Fraction => fraction(BigInt(x100), 100n);

function times(rules: BaccaratRules, spot: string, { winner, ...pairs }: BaccaratResult): Fraction {
	if (spot === "playerPair" || spot === "bankerPair") return pairs[spot] ? hundredths(rules.pairX100) : ZERO;
	if (spot === "tie") return winner === "tie" ? hundredths(rules.tieX100) : ZERO;
	if (winner === "tie") return ONE;
	if (spot === "player") return winner === "player" ? fraction(2n) : ZERO;
	if (winner === "bankerSix") return hundredths(rules.bankerSixX100);
	return winner === "banker" ? hundredths(rules.bankerX100) : ZERO;
}

function resultOf({ player, banker }: BaccaratDeal): BaccaratResult {
	const isPair = ([one, other]: readonly number[]): boolean => rankOf(one!) === rankOf(other!);
	const winner = winnerOf(totalOf(player), totalOf(banker));
	return { winner, playerPair: isPair(player), bankerPair: isPair(banker) };
}

export const baccarat: SpotGame<BaccaratRules, BaccaratDeal, BaccaratResult> = {
	kind: "baccarat",
	method: "enumerated",
	spots: () => BACCARAT_SPOTS,
	samples: () => ["banker", "player", "playerPair", "tie"],
	quantum: (rules) => rules.quantum,
	draw: deal,
	resultOf: (_rules, dealt) => resultOf(dealt),
	results,
	times,
	words: {
		draw: "The cards are those of a shuffled shoe: the player's are 0 and 2, the banker's 1 and 3, then third cards, the player's first. A total of 8 or 9 ends the deal; otherwise the player draws to 5 or less, and the banker by the sheet's table.",
		pays: "Pays are for 1, in hundredths. The higher total wins; player pays 200, and banker bankerSixX100 where it wins with a six and bankerX100 otherwise. A tie returns the stakes on player and banker. playerPair and bankerPair pay where the first two cards of that side are of one rank, with any result.",
	},
};
