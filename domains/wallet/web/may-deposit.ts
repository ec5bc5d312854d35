import { useFlag } from "@baize/flags/web";
import { createContext, useContext } from "react";

/** False while the player's deposits and stakes are refused. Domains above this one know it. */
export const MayDepositContext = createContext(true);

/** Whether a button may lead to the deposit: not where the deposit would be refused. */
export function useMayDeposit(): boolean {
	const takesDeposits = useFlag("cashierDeposit");
	return useContext(MayDepositContext) && takesDeposits;
}

/** Whether a button may lead to a game for money: not where its stakes would be refused. */
export const useMayStake = (): boolean => useContext(MayDepositContext);
