import { useLocale } from "@baize/platform-web/i18n";
import { type CallError, usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Balance, type BalanceType, getBalances } from "../contract/index.ts";
import { BalanceAnnouncer } from "./BalanceAnnouncer.tsx";
import { type Hold, held, released, shownBalances } from "./balance-hold.ts";
import { type BalanceStatus, balanceStatusOf } from "./balance-status.ts";

type Balances = {
	find(type: BalanceType): Balance | undefined;
	all: readonly Balance[];
	status: BalanceStatus;
	/** Reads the balance again because the player asked for it. */
	retry(): void;
	isRetrying: boolean;
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
	const { data, error, answeredAtMs, refresh } = usePolled(getBalances, { params: { session: handle } });
	useStream("balance", "balances", refresh, refresh);
	const { toldAtMs, ...holding } = useHold(data ?? NOT_KNOWN, refresh);
	const retrying = useRetry(refresh, error, answeredAtMs);
	const status = useMemo(
		() => balanceStatusOf({ known: data, error, answeredAtMs: laterOf(answeredAtMs, toldAtMs) }),
		[data, error, answeredAtMs, toldAtMs],
	);
	const { shown: all, isHeld, hold, release } = holding;
	const { retry, isRetrying } = retrying;
	const balances = useMemo(() => {
		const find = (type: BalanceType): Balance | undefined => all.find((balance) => balance.type === type);
		return { all, find, status, retry, isRetrying, refresh, isHeld, hold, release };
	}, [all, status, retry, isRetrying, refresh, isHeld, hold, release]);
	return (
		<BalanceContext value={balances}>
			{children}
			<BalanceAnnouncer status={status} isRetrying={isRetrying} />
		</BalanceContext>
	);
}

const laterOf = (aMs: number | undefined, bMs: number | undefined): number | undefined =>
	aMs === undefined || bMs === undefined ? (aMs ?? bMs) : Math.max(aMs, bMs);

/** Under way from the press until an answer or a refusal has come. */
function useRetry(refresh: () => void, error: CallError | undefined, answeredAtMs: number | undefined) {
	const [isRetrying, setRetrying] = useState(false);
	// Each of them is what came of the question.
	useEffect(() => setRetrying(false), [error, answeredAtMs]);
	const retry = useCallback(() => {
		setRetrying(true);
		refresh();
	}, [refresh]);
	return { retry, isRetrying };
}

function useHold(known: readonly Balance[], refresh: () => void) {
	const locale = useLocale();
	const [current, setHold] = useState<Hold>();
	const [toldAtMs, setToldAtMs] = useState<number>();
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
			// A round's answer tells the balance, too.
			if (cashMinor !== undefined) setToldAtMs(Date.now());
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
		return { shown: shownBalances(current, known), toldAtMs, isHeld, hold, release };
	}, [current, known, toldAtMs, hold, release]);
}

/** spec §8: outside its provider this facility throws. */
export function useBalances(): Balances {
	const balances = useContext(BalanceContext);
	if (!balances) throw new Error("useBalances is used outside its BalanceProvider");
	return balances;
}

/** For what is shown to visitors, too, who have no balances. */
export const useBalancesOfPlayer = (): Balances | undefined => useContext(BalanceContext);
