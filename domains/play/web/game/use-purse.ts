import type { PlayMode } from "@baize/catalogue/contract";
import { callHouse, useStream } from "@baize/platform-web/reads";
import { getBalances } from "@baize/wallet/contract";
import { useCallback, useState } from "react";
import type { PlayerAtGame } from "../load-game.ts";

/** What practice begins with, and begins again with. */
export const PRACTICE_MINOR = 100_000;
const PRACTICE_CURRENCY = "CAD";

export type Purse = {
	currency: string;
	/** Null while it is not known. */
	balanceMinor: number | null;
	set(balanceMinor: number): void;
};

/** The money that is played with: the player's own, as the server says it, or practice money, which is nobody's. */
export function usePurse(mode: PlayMode, player: PlayerAtGame | null, isIdle: boolean): Purse {
	const [practiceMinor, setPractice] = useState(PRACTICE_MINOR);
	const [realMinor, setReal] = useState(player?.balanceMinor ?? null);
	const isReal = mode === "real" && player !== null;
	const handle = player?.handle;
	const refresh = useCallback(async () => {
		if (handle === undefined) return;
		const balances = await callHouse(getBalances, { params: { session: handle } }).catch(() => undefined);
		const cash = balances?.find(({ type }) => type === "unlocked");
		if (cash && cash.currency !== "") setReal(cash.amountMinor);
	}, [handle]);
	// A deposit in another tab, say. During a round the balance follows what is shown of it.
	useStream(isReal && isIdle ? "balance" : undefined, "balances", () => void refresh());
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	return isReal
		? { currency, balanceMinor: realMinor, set: setReal }
		: { currency, balanceMinor: practiceMinor, set: setPractice };
}
