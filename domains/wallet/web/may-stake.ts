import { createContext, useContext } from "react";

/** False while the player's deposits and stakes are refused. Domains above this one know it. */
export const MayDepositContext = createContext(true);

/** Whether a button may lead to a game for money: not where its stakes would be refused. */
export const useMayStake = (): boolean => useContext(MayDepositContext);
