export type Side = "top" | "south" | "east" | "north" | "west" | "bottom";

/** The faces that stand towards the player and to the right, for each face on top: 1, 2 and 3 turn to the left about their corner. */
const BESIDE: Readonly<Record<number, readonly [south: number, east: number]>> = {
	1: [2, 3],
	2: [3, 1],
	3: [1, 2],
	4: [1, 5],
	5: [3, 6],
	6: [2, 4],
};

/** What each side of a die shows when this face lies on top; opposite sides make seven. */
export function facesOf(top: number): Readonly<Record<Side, number>> {
	const [south, east] = BESIDE[top]!;
	return { top, south, east, north: 7 - south, west: 7 - east, bottom: 7 - top };
}

/** Where the pips of a face stand, as row and column of a square of three by three. */
const PIPS: Readonly<Record<number, string>> = {
	1: "22",
	2: "13 31",
	3: "13 22 31",
	4: "11 13 31 33",
	5: "11 13 22 31 33",
	6: "11 13 21 23 31 33",
};

export const pipsOf = (face: number): readonly (readonly [row: number, column: number])[] =>
	PIPS[face]!.split(" ").map((pip) => [Number(pip[0]), Number(pip[1])]);
