/** About how many rounds a person plays in an hour without haste, by the kind of the title. */
const ROUNDS: Readonly<Partial<Record<string, number>>> = {
	roulette: 120,
	rouletteTable: 115,
	blackjack: 200,
	baccarat: 200,
	andarBahar: 200,
	dragonTiger: 240,
	threeCard: 200,
	videoPoker: 400,
	sicBo: 200,
	craps: 120,
	crash: 150,
	keno: 240,
	scratch: 240,
	towers: 240,
	hiLo: 240,
	mines: 240,
};

/** Of slots, and of everything that is one press. */
const OTHERS = 600;

export const roundsAnHour = (kind: string): number => ROUNDS[kind] ?? OTHERS;
