import { DECK_SIZE } from "../game/cards.ts";
import { HANDS, type HandName, type Wilds } from "./hands.ts";

/** A video poker as data: pays for 1 by hand; a hand that is not listed pays nothing. `minPair`: 9 is a pair of jacks. */
export type VideoPokerRules = {
	id: string;
	wilds: Wilds;
	minPair: number;
	pays: Readonly<Partial<Record<HandName, number>>>;
};

const JACKS_RANK = 9;
const KINGS_RANK = 11;
/** Higher than every rank: no pair pays. */
const NO_PAIR = 13;

/** Names a pay table by its hands from the best, as it is printed on a machine. */
const table = (names: readonly HandName[], pays: string): VideoPokerRules["pays"] =>
	Object.fromEntries(pays.split(" ").map((times, at) => [names[at]!, Number(times)]));

const PLAIN: readonly HandName[] = [
	"royal",
	"straightFlush",
	"four",
	"fullHouse",
	"flush",
	"straight",
	"three",
	"twoPair",
	"highPair",
];
const DEUCES: readonly HandName[] = [
	"royal",
	"fourDeuces",
	"wildRoyal",
	"five",
	"straightFlush",
	"four",
	"fullHouse",
	"flush",
	"straight",
	"three",
];
const JOKERS: readonly HandName[] = [
	"royal",
	"five",
	"wildRoyal",
	"straightFlush",
	"four",
	"fullHouse",
	"flush",
	"straight",
	"three",
	"twoPair",
	"highPair",
];

const jacks = (id: string, pays: string): VideoPokerRules => ({
	id,
	wilds: "none",
	minPair: JACKS_RANK,
	pays: table(PLAIN, pays),
});
const deuces = (id: string, pays: string): VideoPokerRules => ({
	id,
	wilds: "deuces",
	minPair: NO_PAIR,
	pays: table(DEUCES, pays),
});
const kings = (id: string, pays: string): VideoPokerRules => ({
	id,
	wilds: "joker",
	minPair: KINGS_RANK,
	pays: table(JOKERS, pays),
});

export const JACKS_9_6 = jacks("jacks-or-better", "800 50 25 9 6 4 3 2 1");
export const NOT_SO_UGLY_DEUCES = deuces("deuces-wild", "800 200 25 16 10 4 4 3 2 1");
export const ILLINOIS_DEUCES = deuces("illinois-deuces", "800 200 25 15 9 4 4 3 2 1");
export const JOKER_KINGS_18_7 = kings("joker-poker", "800 200 100 50 18 7 5 3 2 1 1");

/** Pay tables are constants, so what is read from one is kept with it: each round asks. */
const paysOfRules = new WeakMap<VideoPokerRules, readonly number[]>();

/** The pay of each hand by its id. */
export function paysById(rules: VideoPokerRules): readonly number[] {
	const known = paysOfRules.get(rules) ?? HANDS.map((name) => rules.pays[name] ?? 0);
	paysOfRules.set(rules, known);
	return known;
}

/** The hands that pay, the highest first; of equal ones the rarer. */
export const paidHands = ({ pays }: VideoPokerRules): readonly HandName[] =>
	HANDS.toReversed()
		.filter((name) => pays[name] !== undefined)
		.sort((one, other) => pays[other]! - pays[one]!);

export const deckSize = ({ wilds }: VideoPokerRules): number => (wilds === "joker" ? DECK_SIZE + 1 : DECK_SIZE);
