import {
	type BaccaratDeal,
	type BaccaratResult,
	type BaccaratSpot,
	baccarat,
	COMMISSION,
	totalOf,
} from "@baize/engines/baccarat";
import type { SpotEvent } from "@baize/engines/spots";
import type { TitleRound } from "../title-round.ts";

export type BaccaratEvent = SpotEvent<BaccaratDeal>;

/** Who has won, whatever with. */
export type Winner = "player" | "banker" | "tie";

/** The result of a round as the plate shows it: the winner, the winning total, and the pairs. */
export type Bead = Omit<BaccaratResult, "winner"> & { winner: Winner; total: number };

export const dealOf = ({ events }: Pick<TitleRound, "events">): BaccaratDeal =>
	(events[0] as Extract<BaccaratEvent, { type: "resultDrawn" }>).drawn;

export function beadOf(deal: BaccaratDeal): Bead {
	const { winner, ...pairs } = baccarat.resultOf(COMMISSION, deal);
	const total = Math.max(totalOf(deal.player), totalOf(deal.banker));
	return { ...pairs, winner: winner === "bankerSix" ? "banker" : winner, total };
}

/** Whether a place has won, with chips on it or without. */
export const isWon = (spot: BaccaratSpot, bead: Bead): boolean =>
	spot === "playerPair" || spot === "bankerPair" ? bead[spot] : bead.winner === spot;

export const ROAD_ROWS = 6;

/** A place of the road: one side's win, and the ties that followed it. */
export type RoadCell = { column: number; row: number; winner: "player" | "banker"; ties: number };

/**
 * The road: a column for each run of wins of one side, from the top down. A run that is longer than the column, or meets
 * another one, goes on to the right. Ties stand on the win before them, and those before any win on the first one.
 */
export function roadOf(beads: readonly Pick<Bead, "winner">[]): readonly RoadCell[] {
	const cells: RoadCell[] = [];
	const isTaken = (column: number, row: number): boolean =>
		cells.some((cell) => cell.column === column && cell.row === row);
	let begun = -1;
	let tiesBefore = 0;
	for (const { winner } of beads) {
		const last = cells.at(-1);
		if (winner === "tie") {
			if (last) last.ties++;
			else tiesBefore++;
			continue;
		}
		if (last?.winner === winner) {
			const isFree = last.row + 1 < ROAD_ROWS && !isTaken(last.column, last.row + 1);
			const next = isFree ? { column: last.column, row: last.row + 1 } : { column: last.column + 1, row: last.row };
			cells.push({ ...next, winner, ties: 0 });
			continue;
		}
		begun++;
		while (isTaken(begun, 0)) begun++;
		cells.push({ column: begun, row: 0, winner, ties: last ? 0 : tiesBefore });
	}
	return cells;
}
