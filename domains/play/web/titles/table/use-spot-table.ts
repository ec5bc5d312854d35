import type { SpotBet } from "@baize/engines/spots";
import { startTransition, useEffect, useState } from "react";
import type { TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { useChips } from "./use-chips.ts";

/** How a stage shows what was drawn, and ends that at once. */
export type Reveal = { isRevealing: boolean; reveal(round: TitleRound): Promise<void>; skip(): void };

/** A heap of chips on a place; `laid` while a part of it is not bet yet, the others once the round is over. */
export type Heap = { spot: string; amountMinor: number; outcome?: "won" | "lost" | "laid" };

export type SpotTable = ReturnType<typeof useSpotTable>;

/** A table where chips are put on places and one result decides all of them: the chips, the round and the last one. */
export function useSpotTable(
	game: TitleGame,
	{ isRevealing, reveal, skip }: Reveal,
	sentenceOf: (event: { type: string }) => string,
) {
	const chips = useChips(game);
	const { cloth } = chips;
	const [shown, setShown] = useState<TitleRound>();
	const isIdle = game.phase === "idle";
	useLoggedAgain(game, sentenceOf);
	async function show(round: TitleRound): Promise<void> {
		await reveal(round);
		startTransition(() => {
			setShown(round);
			cloth.clear();
		});
		for (const event of round.events) game.log.add(sentenceOf(event as { type: string }));
	}
	useEffect(() => {
		const again = game.recalled?.round;
		if (!again) return;
		setShown(undefined);
		cloth.clear();
		void reveal(again).then(() => setShown(again));
	}, [game.recalled]);
	const isRepeat = cloth.totalMinor === 0 && shown !== undefined;
	const stakeMinor = isRepeat ? shown.stakeMinor : cloth.totalMinor;
	function begin(): void {
		if (game.isBusy()) return;
		const bet = isRepeat ? (shown.bet as SpotBet) : { spots: cloth.spots };
		startTransition(() => {
			chips.forgetNote();
			setShown(undefined);
			if (isRepeat) cloth.lay(bet.spots);
		});
		void game.begin(bet, show, stakeMinor);
	}
	return {
		...chips,
		...{ shown, isRepeat, stakeMinor, isRevealing },
		isFixed: !isIdle,
		heaps: (shown && cloth.totalMinor === 0 ? heapsOf(shown) : cloth.spots) as readonly Heap[],
		press(): void {
			if (isRevealing) skip();
			else if (isIdle && stakeMinor > 0) begin();
		},
		place(spot: string): void {
			setShown(undefined);
			chips.place(spot);
		},
	};
}

type Paid = { type: string; spot: string; amountMinor: number };

/** The chips of a round that is over: those that have won, with what they paid, and those that were lost. */
function heapsOf({ bet, events }: TitleRound): Heap[] {
	const paid = new Map(
		(events as readonly Paid[]).flatMap(({ type, spot, amountMinor }) =>
			type === "spotPaid" ? [[spot, amountMinor] as const] : [],
		),
	);
	return (bet as SpotBet).spots.map(({ spot, amountMinor }) => ({
		spot,
		amountMinor: paid.get(spot) ?? amountMinor,
		outcome: paid.has(spot) ? "won" : "lost",
	}));
}
