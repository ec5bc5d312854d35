import { isSame } from "@baize/engines/game";
import type { SpotBet } from "@baize/engines/spots";
import type { TableSeat } from "../../../contract/index.ts";
import type { OwnStake } from "./own-stakes.ts";

/** The largest chips of a seat, as its table publishes them. */
export const chipsOfSeat = ({ bet }: Pick<TableSeat, "bet">): SpotBet["spots"] => (bet as SpotBet | null)?.spots ?? [];

/** How many seats of others have chips on each place. A seat names no player, so the own ones are those that are alike. */
export function othersOn(
	seats: readonly Pick<TableSeat, "bet" | "stakeMinor" | "currency">[],
	own: readonly Pick<OwnStake, "bet" | "stakeMinor">[],
	currency: string,
): ReadonlyMap<string, number> {
	const others = [...seats];
	for (const stake of own) {
		const at = others.findIndex((seat) => seat.currency === currency && isAlike(seat, stake));
		if (at >= 0) others.splice(at, 1);
	}
	const counts = new Map<string, number>();
	for (const { spot } of others.flatMap(chipsOfSeat)) counts.set(spot, (counts.get(spot) ?? 0) + 1);
	return counts;
}

function isAlike(
	seat: Pick<TableSeat, "bet" | "stakeMinor">,
	{ bet, stakeMinor }: Pick<OwnStake, "bet" | "stakeMinor">,
): boolean {
	return (
		seat.stakeMinor === stakeMinor && chipsOfSeat(seat).every((chip) => bet.spots.some((own) => isSame(own, chip)))
	);
}
