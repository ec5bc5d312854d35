import type { SpotBet } from "@baize/engines/spots";

/** The chips of the table in units, from the smallest, and the colour of each. */
const CHIPS = [
	{ units: 20, colour: "bone" },
	{ units: 100, colour: "blue" },
	{ units: 200, colour: "green" },
	{ units: 500, colour: "red" },
	{ units: 2_500, colour: "black" },
	{ units: 10_000, colour: "violet" },
] as const;

type Chip = { amountMinor: number; colour: (typeof CHIPS)[number]["colour"] };

/** The chips to choose from: those of the table, or the lowest stakes that operators offer. */
export function chipsOf(offeredMinor: readonly number[] | undefined, unitMinor: number): Chip[] {
	if (!offeredMinor) return CHIPS.map(({ units, colour }) => ({ amountMinor: units * unitMinor, colour }));
	return CHIPS.slice(0, offeredMinor.length).map(({ colour }, at) => ({ amountMinor: offeredMinor[at]!, colour }));
}

/** The colour of a heap of chips: that of the largest chip in it. */
export const colourOfHeap = (units: number): string =>
	(CHIPS.findLast((chip) => chip.units <= units) ?? CHIPS[0]).colour;

type Placed = SpotBet["spots"][number];

/** One amount for each place, in the order in which the places were first chosen. */
export function together(placed: readonly Placed[]): Placed[] {
	const amounts = new Map<string, number>();
	for (const { spot, amountMinor } of placed) amounts.set(spot, (amounts.get(spot) ?? 0) + amountMinor);
	return [...amounts].map(([spot, amountMinor]) => ({ spot, amountMinor }));
}
