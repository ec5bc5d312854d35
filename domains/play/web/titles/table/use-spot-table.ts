import type { SpotBet } from "@baize/engines/spots";
import { stakeUnitOf } from "@baize/games/stakes";
import { decimalText } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";
import type { LimitsOfStake, TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { chipsOf } from "./chips.ts";
import { useTableTexts } from "./texts.ts";
import { useCloth } from "./use-cloth.ts";

/** How a stage shows what was drawn, and ends that at once. */
export type Reveal = { isRevealing: boolean; reveal(round: TitleRound): Promise<void>; skip(): void };

/** A heap of chips on a place; `outcome` once the round is over. */
export type Heap = { spot: string; amountMinor: number; outcome?: "won" | "lost" };

export type SpotTable = ReturnType<typeof useSpotTable>;

/** A table where chips are put on places and one result decides all of them: the chips, the round and the last one. */
export function useSpotTable(
	game: TitleGame,
	{ isRevealing, reveal, skip }: Reveal,
	sentenceOf: (event: { type: string }) => string,
) {
	const t = useTableTexts();
	const unitMinor = stakeUnitOf(game.currency);
	const { offered } = game;
	const maxMinor = offered?.maxMinor ?? (game.game.sheet as unknown as LimitsOfStake).maxStakeUnits * unitMinor;
	const chips = chipsOf(offered?.offeredMinor, unitMinor);
	const [isFull, setFull] = useState(false);
	const [chosenMinor, chooseChip] = useState<number>();
	const { amountMinor: chipMinor } =
		chips.find(({ amountMinor }) => amountMinor === chosenMinor) ?? chips[1] ?? chips[0]!;
	const [shown, setShown] = useState<TitleRound>();
	const cloth = useCloth(maxMinor, () => setFull(true));
	const faceOf = useFaces(game.currency);
	const isIdle = game.phase === "idle";
	useStakeOf(cloth.totalMinor, game);
	useLoggedAgain(game, sentenceOf);
	async function show(round: TitleRound): Promise<void> {
		await reveal(round);
		setShown(round);
		cloth.clear();
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
		const bet = isRepeat ? (shown.bet as SpotBet) : { spots: cloth.spots };
		setFull(false);
		setShown(undefined);
		if (isRepeat) cloth.lay(bet.spots);
		void game.begin(bet, show, stakeMinor);
	}
	return {
		...{ cloth, chips, chipMinor, chooseChip, faceOf, unitMinor, shown, isRepeat, stakeMinor, isRevealing },
		isFixed: !isIdle,
		heaps: (shown && cloth.totalMinor === 0 ? heapsOf(shown) : cloth.spots) as readonly Heap[],
		/** Why a chip was not taken. */
		note: isFull ? t("most", { amount: game.money(maxMinor) }) : undefined,
		press(): void {
			if (isRevealing) skip();
			else if (isIdle && stakeMinor > 0) begin();
		},
		place(spot: string): void {
			setFull(false);
			setShown(undefined);
			cloth.place(spot, chipMinor);
		},
	};
}

/** What lies on the table is the stake, also for the line on the bonus. */
function useStakeOf(totalMinor: number, { setStake }: Pick<TitleGame, "setStake">): void {
	useEffect(() => {
		if (totalMinor > 0) setStake(totalMinor);
	}, [totalMinor]);
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

/** An amount as it stands on a chip, without its currency. */
export function useFaces(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	const format = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
	return (amountMinor) => format.format(Number(decimalText(BigInt(amountMinor), currency)));
}
