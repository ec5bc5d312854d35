import { useLocale } from "@baize/platform-web/i18n";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Balance, type BalanceType, getBalances } from "../contract/index.ts";
import { type Hold, held, released, shownBalances } from "./balance-hold.ts";

type Balances = {
	find(type: BalanceType): Balance | undefined;
	all: readonly Balance[];
	refresh(): void;
	/** A stage has more to tell than is shown. */
	isHeld: boolean;
	/** From now on what is shown stays, with this much cash where it is given, whatever the house tells meanwhile. */
	hold(cashMinor?: number): void;
	/** The stage is through: the true balance again. */
	release(): void;
};

const BalanceContext = createContext<Balances | undefined>(undefined);
const NOT_KNOWN: readonly Balance[] = [];

/** Keeps the player's balances for the whole page: told by the stream when they move, asked for at the specification's interval. */
export function BalanceProvider({ handle, children }: { handle: string; children: ReactNode }) {
	const { data: known = NOT_KNOWN, refresh } = usePolled(getBalances, { params: { session: handle } });
	useStream("balance", "balances", refresh, refresh);
	const holding = useHold(known, refresh);
	const balances = useMemo(() => {
		const { shown: all, ...rest } = holding;
		return { ...rest, all, find: (type: BalanceType) => all.find((balance) => balance.type === type), refresh };
	}, [holding, refresh]);
	return <BalanceContext value={balances}>{children}</BalanceContext>;
}

function useHold(known: readonly Balance[], refresh: () => void) {
	const locale = useLocale();
	const [current, setHold] = useState<Hold>();
	const isHolding = useRef(false);
	const latest = useRef(known);
	latest.current = known;
	// Nobody watches a stage in a hidden tab, so nothing is kept back for it.
	useEffect(() => {
		const onHidden = (): void => void (document.hidden && setHold(undefined));
		document.addEventListener("visibilitychange", onHidden);
		return () => document.removeEventListener("visibilitychange", onHidden);
	}, []);
	const hold = useCallback(
		(cashMinor?: number) => {
			if (document.hidden) return;
			isHolding.current = true;
			setHold((before) => held(before, latest.current, locale, cashMinor));
		},
		[locale],
	);
	const release = useCallback(() => {
		if (!isHolding.current) return;
		isHolding.current = false;
		setHold((before) => released(before, latest.current));
		refresh();
	}, [refresh]);
	return useMemo(() => {
		const isHeld = current !== undefined && current.releasedAt === undefined;
		return { shown: shownBalances(current, known), isHeld, hold, release };
	}, [current, known, hold, release]);
}

/** spec §8: outside its provider this facility throws. */
export function useBalances(): Balances {
	const balances = useContext(BalanceContext);
	if (!balances) throw new Error("useBalances is used outside its BalanceProvider");
	return balances;
}

/** For what is shown to visitors, too, who have no balances. */
export const useBalancesOfPlayer = (): Balances | undefined => useContext(BalanceContext);
