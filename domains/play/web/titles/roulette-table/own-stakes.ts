import type { SharedGame } from "@baize/engines/game";
import type { SpotBet, SpotEvent, SpotOutcome } from "@baize/engines/spots";
import { toWire } from "@baize/kernel/money";
import type { TableStakeView } from "../../../contract/index.ts";
import { together } from "../table/chips.ts";
import type { Heap } from "../table/use-spot-table.ts";
import type { TitleRound } from "../title-round.ts";

/** One of the player's stakes in a round, for money or for practice. `stakeId`: null in practice. */
export type OwnStake = Pick<TableStakeView, "number" | "seat" | "stakeMinor" | "state" | "paidMinor"> & {
	bet: SpotBet;
	stakeId: string | null;
};

export const ownStakeOf = ({ number, seat, stakeMinor, state, paidMinor, stakeId, bet }: TableStakeView): OwnStake => ({
	...{ number, seat, stakeMinor, state, paidMinor, stakeId },
	bet: bet as SpotBet,
});

export const stakedMinorOf = (own: readonly OwnStake[]): number => sum(own.map(({ stakeMinor }) => stakeMinor));
export const paidMinorOf = (own: readonly OwnStake[]): number => sum(own.map(({ paidMinor }) => paidMinor));
const sum = (amounts: readonly number[]): number => amounts.reduce((all, minor) => all + minor, 0);

/** A stake of practice when its round has ended; `outcome` is null where that was not played. */
export function endedInPractice(game: SharedGame, own: OwnStake, outcome: SpotOutcome<number> | null): OwnStake {
	if (outcome === null) return { ...own, state: "void", paidMinor: own.stakeMinor };
	const paidMinor = toWire(game.payoutMinor(outcome, own.bet, null));
	return { ...own, state: paidMinor > 0 ? "paid" : "lost", paidMinor };
}

/** All stakes of the player as one round: what was staked, what came back, and which places have paid. */
export function roundOfStakes(
	game: SharedGame,
	own: readonly OwnStake[],
	outcome: SpotOutcome<number>,
): Pick<TitleRound, "stakeMinor" | "winMinor"> & { bet: SpotBet; events: readonly SpotEvent<number>[] } {
	const bet = { spots: together(own.flatMap(({ bet: { spots } }) => spots)) };
	const events = game.events(outcome, bet) as readonly SpotEvent<number>[];
	return { bet, stakeMinor: stakedMinorOf(own), winMinor: paidMinorOf(own), events };
}

type Placed = SpotBet["spots"][number];

/** The chips on the cloth: those that were bet, with what they paid once that is shown, and those that are only laid. */
export function heapsOf(
	own: readonly OwnStake[],
	laid: readonly Placed[],
	ended: ReturnType<typeof roundOfStakes> | undefined,
): Heap[] {
	const isLaid = new Set(laid.map(({ spot }) => spot));
	if (!ended) {
		const all = together([...own.flatMap(({ bet: { spots } }) => spots), ...laid]);
		return all.map((heap) => (isLaid.has(heap.spot) ? { ...heap, outcome: "laid" } : heap));
	}
	const paid = new Map(
		ended.events.flatMap((event) => (event.type === "spotPaid" ? [[event.spot, event.amountMinor] as const] : [])),
	);
	const settled = ended.bet.spots.map(({ spot, amountMinor }): Heap => {
		const paidMinor = paid.get(spot);
		return { spot, amountMinor: paidMinor ?? amountMinor, outcome: paidMinor === undefined ? "lost" : "won" };
	});
	const next = laid.map((heap): Heap => ({ ...heap, outcome: "laid" }));
	return [...settled.filter(({ spot }) => !isLaid.has(spot)), ...next];
}
