import { useFlag } from "@baize/flags/web";
import { useContext } from "react";
import { MayDepositContext } from "./may-stake.ts";

/** Whether a button may lead to the deposit: not where the deposit would be refused. */
export function useMayDeposit(): boolean {
	const takesDeposits = useFlag("cashierDeposit");
	return useContext(MayDepositContext) && takesDeposits;
}
