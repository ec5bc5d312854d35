/** The number of the pocket "00" of the American wheel. */
export const DOUBLE_ZERO = 37;

/** A place on the cloth: the pockets that it covers. Without a pay of its own it pays 36 ÷ its pockets, for 1. */
export type Place = { id: string; pockets: readonly number[]; times?: number; isEvenChance?: true };

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const NUMBERS = Array.from({ length: 36 }, (_, at) => at + 1);

const place = (id: string, ...pockets: number[]): Place => ({ id, pockets });
const evenChance = (id: string, has: (pocket: number) => boolean): Place => ({
	id,
	pockets: NUMBERS.filter(has),
	isEvenChance: true,
});

/** The numbers lie in twelve rows of three. */
const ROW_STARTS = NUMBERS.filter((pocket) => pocket % 3 === 1);

const inside: readonly Place[] = [
	...NUMBERS.map((pocket) => place(`straight-${pocket}`, pocket)),
	...NUMBERS.filter((pocket) => pocket % 3 !== 0).map((one) => place(`split-${one}-${one + 1}`, one, one + 1)),
	...NUMBERS.filter((pocket) => pocket <= 33).map((one) => place(`split-${one}-${one + 3}`, one, one + 3)),
	...ROW_STARTS.map((one) => place(`street-${one}`, one, one + 1, one + 2)),
	...NUMBERS.filter((pocket) => pocket % 3 !== 0 && pocket <= 32).map((one) =>
		place(`corner-${one}`, one, one + 1, one + 3, one + 4),
	),
	...ROW_STARTS.slice(0, -1).map((one) => place(`line-${one}`, one, one + 1, one + 2, one + 3, one + 4, one + 5)),
];

const outside: readonly Place[] = [
	...[1, 2, 3].map((column) => place(`column-${column}`, ...NUMBERS.filter((pocket) => pocket % 3 === column % 3))),
	...[1, 2, 3].map((dozen) => place(`dozen-${dozen}`, ...NUMBERS.filter((pocket) => Math.ceil(pocket / 12) === dozen))),
	evenChance("red", (pocket) => RED.includes(pocket)),
	evenChance("black", (pocket) => !RED.includes(pocket)),
	evenChance("odd", (pocket) => pocket % 2 === 1),
	evenChance("even", (pocket) => pocket % 2 === 0),
	evenChance("low", (pocket) => pocket <= 18),
	evenChance("high", (pocket) => pocket >= 19),
];

const atOneZero: readonly Place[] = [
	place("straight-0", 0),
	...[1, 2, 3].map((one) => place(`split-0-${one}`, 0, one)),
	place("trio-0-1-2", 0, 1, 2),
	place("trio-0-2-3", 0, 2, 3),
	place("first-four", 0, 1, 2, 3),
];

const atTwoZeros: readonly Place[] = [
	place("straight-0", 0),
	place("straight-00", DOUBLE_ZERO),
	place("split-0-00", 0, DOUBLE_ZERO),
	place("split-0-1", 0, 1),
	place("split-0-2", 0, 2),
	place("split-00-2", DOUBLE_ZERO, 2),
	place("split-00-3", DOUBLE_ZERO, 3),
	place("trio-0-1-2", 0, 1, 2),
	place("trio-0-00-2", 0, DOUBLE_ZERO, 2),
	place("trio-00-2-3", DOUBLE_ZERO, 2, 3),
	// 36 ÷ 5 is no whole number: this is the one place whose pay is cut, so its edge is larger than all others'.
	{ ...place("first-five", 0, DOUBLE_ZERO, 1, 2, 3), times: 7 },
];

/** Every place of a cloth with one zero, or with two. */
export const ONE_ZERO: ReadonlyMap<string, Place> = byId([...inside, ...atOneZero, ...outside]);
export const TWO_ZEROS: ReadonlyMap<string, Place> = byId([...inside, ...atTwoZeros, ...outside]);

function byId(places: readonly Place[]): ReadonlyMap<string, Place> {
	return new Map(places.map((one) => [one.id, one]));
}

export const isRed = (pocket: number): boolean => RED.includes(pocket);
