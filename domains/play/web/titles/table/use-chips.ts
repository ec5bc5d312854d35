import { stakeUnitOf } from "@baize/games/stakes";
import { decimalText } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";
import type { LimitsOfStake } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { chipsOf } from "./chips.ts";
import { useTableTexts } from "./texts.ts";
import { useCloth } from "./use-cloth.ts";

export type Chips = ReturnType<typeof useChips>;

/** The chips that a player chooses from, and those that lie on the cloth. */
export function useChips(game: TitleGame) {
	const t = useTableTexts();
	const unitMinor = stakeUnitOf(game.currency);
	const { offered } = game;
	const maxMinor = offered?.maxMinor ?? (game.game.sheet as unknown as LimitsOfStake).maxStakeUnits * unitMinor;
	const chips = chipsOf(offered?.offeredMinor, unitMinor);
	const [isFull, setFull] = useState(false);
	const [chosenMinor, chooseChip] = useState<number>();
	const { amountMinor: chipMinor } =
		chips.find(({ amountMinor }) => amountMinor === chosenMinor) ?? chips[1] ?? chips[0]!;
	const cloth = useCloth(maxMinor, () => setFull(true));
	const faceOf = useFaces(game.currency);
	useStakeOf(cloth.totalMinor, game);
	return {
		...{ cloth, chips, chipMinor, chooseChip, faceOf, unitMinor },
		/** Why a chip was not taken. */
		note: isFull ? t("most", { amount: game.money(maxMinor) }) : undefined,
		forgetNote: () => setFull(false),
		place(spot: string): void {
			setFull(false);
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

/** An amount as it stands on a chip, without its currency. */
export function useFaces(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	const format = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
	return (amountMinor) => format.format(Number(decimalText(BigInt(amountMinor), currency)));
}
