import { type SpotBet, spotStake } from "@baize/engines/spots";
import { useEffect, useState } from "react";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import type { Table } from "../shared-table/use-table.ts";
import { useTableTexts } from "../table/texts.ts";
import type { Chips } from "../table/use-chips.ts";
import type { TitleGame } from "../use-title-game.ts";
import { stakedMinorOf } from "./own-stakes.ts";
import { useRouletteTableTexts } from "./texts.ts";
import type { OwnStakes } from "./use-own-stakes.ts";

export type Press = { text: string; isOff: boolean; isRepeat?: boolean; onPress(): void };

/** `isShown`: the number of the round is seen, and with it what the stakes have brought. */
type Bets = { stakes: OwnStakes; chips: Chips; isShown: boolean };

/** The one button: it bets what lies on the cloth, now or in the next round, or what was bet before once more. */
export function usePress(game: TitleGame, { phase }: Table, { stakes, chips, isShown }: Bets): Press {
	const t = useSharedTableTexts();
	const ofTable = useTableTexts();
	const own = useRouletteTableTexts();
	const [isWaiting, wait] = useState(false);
	const [last, setLast] = useState<SpotBet>();
	const { cloth } = chips;
	const { money, log } = game;
	const isBetting = phase === "betting";

	async function place(bet: SpotBet): Promise<void> {
		wait(false);
		chips.forgetNote();
		if (!(await stakes.place(bet))) return;
		setLast(bet);
		cloth.clear();
	}
	useEffect(() => {
		if (isWaiting && isBetting && cloth.totalMinor > 0) void place({ spots: cloth.spots });
	}, [isWaiting, isBetting]);
	const hasChips = cloth.totalMinor > 0;
	useEffect(() => {
		if (!hasChips) wait(false);
	}, [hasChips]);

	const betNext = (): void => {
		wait(true);
		log.add(t("spoken.next"));
	};
	const staked = stakedMinorOf(stakes.own);
	const amount = money(cloth.totalMinor);
	const off = (text: string): Press => ({ text, isOff: true, onPress: () => {} });
	if (phase === null) return off(t("loading"));
	if (isWaiting) return { text: t("waiting"), isOff: stakes.isBusy, onPress: () => wait(false) };
	if (cloth.totalMinor > 0) {
		if (!isBetting) return { text: t("betNext", { amount }), isOff: stakes.isBusy, onPress: betNext };
		if (!stakes.hasSeat) return off(own("full"));
		const text = staked > 0 ? own("betMore", { amount }) : t("bet", { amount });
		return { text, isOff: stakes.isBusy, onPress: () => void place({ spots: cloth.spots }) };
	}
	if (staked > 0 && !isShown) return off(t("placed", { amount: money(staked) }));
	if (!last) return off(ofTable("empty"));
	const again = money(spotStake(last));
	const isRepeat = true;
	if (isBetting)
		return {
			text: ofTable("repeat", { amount: again }),
			isOff: stakes.isBusy,
			isRepeat,
			onPress: () => void place(last),
		};
	const repeatNext = (): void => {
		cloth.lay(last.spots);
		betNext();
	};
	return { text: own("repeatNext", { amount: again }), isOff: stakes.isBusy, isRepeat, onPress: repeatNext };
}
