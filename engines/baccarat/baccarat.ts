import { type Fraction, fraction, ONE, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { DECK_SIZE, rankOf, shoeOf } from "../game/cards.ts";
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
	quantum: 20,
};

export const NO_COMMISSION: BaccaratRules = {
	...COMMISSION,
	id: "baccarat-no-commission",
	bankerX100: 200,
	bankerSixX100: 150,
	quantum: 2,
};

export type BaccaratResult = "player" | "banker" | "bankerSix" | "tie";

/** The cards of both hands, in the order in which they were dealt to each. */
export type BaccaratDeal = { player: readonly number[]; banker: readonly number[] };

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

function resultOfTotals(player: number, banker: number): BaccaratResult {
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

/** All deals of six cards by value, with the number of ways to draw them in this order: below 2^53 for eight decks. */
function countResults(rules: BaccaratRules): readonly { result: BaccaratResult; cases: bigint }[] {
	const left = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => rules.decks * (value === 0 ? 16 : 4));
	const size = rules.decks * DECK_SIZE;
	const counts: Record<BaccaratResult, number> = { player: 0, banker: 0, bankerSix: 0, tie: 0 };
	const draw = (visit: (value: number, ways: number) => void): void => {
		for (let value = 0; value < 10; value++) {
			const ways = left[value]!;
			if (ways === 0) continue;
			left[value] = ways - 1;
			visit(value, ways);
			left[value] = ways;
		}
	};
	// Cards that were not needed are drawn all the same, so that every deal has the ways of six cards.
	const unused = [1, size - 5, (size - 4) * (size - 5)];
	const end = (player: number, banker: number, dealt: number, ways: number): void => {
		counts[resultOfTotals(player, banker)] += ways * unused[6 - dealt]!;
	};
	const bankerThird = (player: number, banker: number, draws: boolean, dealt: number, ways: number): void => {
		if (!draws) end(player, banker, dealt, ways);
		else draw((value, more) => end(player, (banker + value) % 10, dealt + 1, ways * more));
	};
	const playerThird = (player: number, banker: number, ways: number): void => {
		const stood = thirdCards(rules, player, banker, null);
		if (!stood.playerDraws) {
			bankerThird(player, banker, stood.bankerDraws, 4, ways);
			return;
		}
		draw((value, more) => {
			const { bankerDraws } = thirdCards(rules, player, banker, value);
			bankerThird((player + value) % 10, banker, bankerDraws, 5, ways * more);
		});
	};
	draw((p1, a) =>
		draw((b1, b) => draw((p2, c) => draw((b2, d) => playerThird((p1 + p2) % 10, (b1 + b2) % 10, a * b * c * d)))),
	);
	return Object.entries(counts).map(([result, ways]) => ({ result: result as BaccaratResult, cases: BigInt(ways) }));
}

const counted = new WeakMap<BaccaratRules, ReturnType<typeof countResults>>();

function results(rules: BaccaratRules): ReturnType<typeof countResults> {
	const known = counted.get(rules) ?? countResults(rules);
	counted.set(rules, known);
	return known;
}

function times(rules: BaccaratRules, spot: string, result: BaccaratResult): Fraction {
	if (spot === "tie") return result === "tie" ? fraction(BigInt(rules.tieX100), 100n) : ZERO;
	if (result === "tie") return ONE;
	if (spot === "player") return result === "player" ? fraction(2n) : ZERO;
	if (result === "bankerSix") return fraction(BigInt(rules.bankerSixX100), 100n);
	return result === "banker" ? fraction(BigInt(rules.bankerX100), 100n) : ZERO;
}

export const baccarat: SpotGame<BaccaratRules, BaccaratDeal, BaccaratResult> = {
	kind: "baccarat",
	method: "enumerated",
	spots: () => ["player", "banker", "tie"],
	samples: () => ["player", "banker", "tie"],
	quantum: (rules) => rules.quantum,
	draw: deal,
	resultOf: (_rules, { player, banker }) => resultOfTotals(totalOf(player), totalOf(banker)),
	results,
	times,
	words: {
		draw: "The cards are those of a shuffled shoe: the player's are 0 and 2, the banker's 1 and 3, then third cards, the player's first. A total of 8 or 9 ends the deal; otherwise the player draws to 5 or less, and the banker by the sheet's table.",
		pays: "Pays are for 1, in hundredths. A tie returns the stakes on player and banker.",
	},
};
