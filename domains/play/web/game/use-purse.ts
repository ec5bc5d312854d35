import type { PlayMode } from "@baize/catalogue/contract";
import { stakeUnitOf } from "@baize/games/stakes";
import { useBalancesOfPlayer } from "@baize/wallet/web";
import { useEffect, useState } from "react";
import { PRACTICE_CURRENCY } from "../../contract/index.ts";
import type { PlayerAtGame } from "../load-game.ts";

const PRACTICE_UNITS = 100_000;

/** What practice begins with, and begins again with: about a thousand units of money, whatever the currency. */
export const practiceMinor = (currency: string): number => PRACTICE_UNITS * stakeUnitOf(currency);

export type Purse = {
	currency: string;
	/** What is shown of it, here and in the header alike; null while it is not known. */
	balanceMinor: number | null;
	/** When it was told, where it is what the page or a round has told and not what was read since. */
	toldAtMs?: number;
	/** What is shown stays until it is set or let go. */
	hold(): void;
	set(balanceMinor: number): void;
	/** The stage is through: what the house says is shown again. */
	release(): void;
};

const NOTHING = (): void => {};

/** The money that is played with: the player's own, as the stage has told it, or practice money, which is nobody's. */
export function usePurse(mode: PlayMode, player: PlayerAtGame | null, isIdle: boolean, pageMs: number): Purse {
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	const [practisedMinor, setPractice] = useState(() => practiceMinor(currency));
	const [told, setTold] = useState({ balanceMinor: player?.balanceMinor ?? null, atMs: pageMs });
	const balances = useBalancesOfPlayer();
	const release = balances?.release ?? NOTHING;
	// However a round ends: also when it is left, or fails.
	useEffect(() => (isIdle ? undefined : release), [isIdle, release]);
	if (mode !== "real" || !player || !balances) {
		return { currency, balanceMinor: practisedMinor, hold: NOTHING, set: setPractice, release: NOTHING };
	}
	const cash = balances.find("unlocked");
	const isRead = cash !== undefined && cash.currency !== "";
	return {
		currency,
		balanceMinor: isRead ? cash.amountMinor : told.balanceMinor,
		...(isRead || told.balanceMinor === null ? {} : { toldAtMs: told.atMs }),
		hold: balances.hold,
		set(balanceMinor) {
			setTold({ balanceMinor, atMs: Date.now() });
			balances.hold(balanceMinor);
		},
		release,
	};
}
