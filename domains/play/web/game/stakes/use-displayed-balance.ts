import type { PlayMode } from "@baize/catalogue/contract";
import { stakeUnitOf } from "@baize/games/stakes";
import { useBalancesOfPlayer } from "@baize/wallet/web";
import { useEffect, useState } from "react";
import { PRACTICE_CURRENCY } from "../../../contract/index.ts";
import type { PlayerAtGame } from "../../load-game.ts";

const PRACTICE_UNITS = 100_000;

/** The initial practice balance, and the balance after a reset: about a thousand units of money, in any currency. */
export const practiceMinor = (currency: string): number => PRACTICE_UNITS * stakeUnitOf(currency);

export type DisplayedBalance = {
	currency: string;
	/** The displayed balance, here and in the header alike; null while it is unknown. */
	balanceMinor: number | null;
	/** When it was reported, where it comes from the page or a round and not from a later read. */
	reportedAtMs?: number;
	/** The displayed balance does not change until it is set or released. */
	freeze(): void;
	set(balanceMinor: number): void;
	/** The stage has finished: the server's balance is shown again. */
	release(): void;
};

const NOTHING = (): void => {};

/** The balance that is played with: cash and bonus money, as the stage has shown it, or practice money. */
export function useDisplayedBalance(
	mode: PlayMode,
	player: PlayerAtGame | null,
	isIdle: boolean,
	pageMs: number,
): DisplayedBalance {
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	const [practisedMinor, setPractice] = useState(() => practiceMinor(currency));
	const [reported, setReported] = useState({ balanceMinor: player?.balanceMinor ?? null, atMs: pageMs });
	const balances = useBalancesOfPlayer();
	const release = balances?.release ?? NOTHING;
	// However a round ends: also when the player leaves, or it fails.
	useEffect(() => (isIdle ? undefined : release), [isIdle, release]);
	if (mode !== "real" || !player || !balances) {
		return { currency, balanceMinor: practisedMinor, freeze: NOTHING, set: setPractice, release: NOTHING };
	}
	const playable = balances.find("playableCasino");
	const isRead = playable !== undefined && playable.currency !== "";
	return {
		currency,
		balanceMinor: isRead ? playable.amountMinor : reported.balanceMinor,
		...(isRead || reported.balanceMinor === null ? {} : { reportedAtMs: reported.atMs }),
		freeze: balances.freeze,
		set(balanceMinor) {
			setReported({ balanceMinor, atMs: Date.now() });
			balances.freeze(balanceMinor);
		},
		release,
	};
}
