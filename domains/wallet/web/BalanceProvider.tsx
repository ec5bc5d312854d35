import { usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Balance, type BalanceType, getBalances } from "../contract/index.ts";

type Balances = { find(type: BalanceType): Balance | undefined; all: readonly Balance[]; refresh(): void };

const BalanceContext = createContext<Balances | undefined>(undefined);

/** Keeps the player's balances for the whole page: told by the stream when they move, asked for at the specification's interval. */
export function BalanceProvider({ handle, children }: { handle: string; children: ReactNode }) {
	const { data, refresh } = usePolled(getBalances, { params: { session: handle } });
	useStream("balance", "balances", refresh);
	const balances = useMemo(() => {
		const all = data ?? [];
		return { all, find: (type: BalanceType) => all.find((balance) => balance.type === type), refresh };
	}, [data, refresh]);
	return <BalanceContext value={balances}>{children}</BalanceContext>;
}

/** spec §8: outside its provider this facility throws. */
export function useBalances(): Balances {
	const balances = useContext(BalanceContext);
	if (!balances) throw new Error("useBalances is used outside its BalanceProvider");
	return balances;
}
