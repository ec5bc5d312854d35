/** The chips of the table in units, from the smallest, and the colour of each. */
export const CHIPS = [
	{ units: 20, colour: "bone" },
	{ units: 100, colour: "blue" },
	{ units: 200, colour: "green" },
	{ units: 500, colour: "red" },
	{ units: 2_500, colour: "black" },
	{ units: 10_000, colour: "violet" },
] as const;

/** The colour of a heap of chips: that of the largest chip in it. */
export const colourOfHeap = (units: number): string =>
	(CHIPS.findLast((chip) => chip.units <= units) ?? CHIPS[0]).colour;
