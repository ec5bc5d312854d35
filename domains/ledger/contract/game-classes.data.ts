/**
 * The classes of games that the terms of a bonus distinguish, by their numbers in the database. Never renumber. The domain
 * that offers a game says which class it is of.
 */
export const GAME_CLASSES = {
	slots: 1,
	roulette: 2,
	blackjack: 3,
	videoPoker: 4,
	liveTables: 5,
	instantGames: 6,
	bingo: 7,
	sports: 8,
	horses: 9,
	virtuals: 10,
	poker: 11,
	tableGames: 12,
} as const;

export type GameClass = keyof typeof GAME_CLASSES;
export const GAME_CLASS_NAMES = Object.keys(GAME_CLASSES) as GameClass[];
