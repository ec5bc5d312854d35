import { useLocale } from "@baize/platform-web/i18n";
import { type CallError, usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Balance, type BalanceType, getBalances } from "../contract/index.ts";
import { BalanceAnnouncer } from "./BalanceAnnouncer.tsx";
import { type Freeze, frozen, released, shownBalances } from "./balance-freeze.ts";
import { type BalanceStatus, balanceStatusOf } from "./balance-status.ts";

type Balances = {
	find(type: BalanceType): Balance | undefined;
	all: readonly Balance[];
	status: BalanceStatus;
	/** Reads the balance again on the player's request. */
	retry(): void;
	isRetrying: boolean;
	refresh(): void;
	/** A stage has not finished showing a result. */
	isFrozen: boolean;
	/** From now on the shown balance stays, with this much cash if given, whatever the server reports meanwhile. */
	freeze(cashMinor?: number): void;
	/** The stage is done: shows the true balance again. */
	release(): void;
};

const BalanceContext = createContext<Balances | undefined>(undefined);
const NOT_KNOWN: readonly Balance[] = [];

/**
 * Provides the player's balances to the whole page: the stream notifies of changes, and it polls at the specification's
 * interval.
 */
export function BalanceProvider({ handle, children }: { handle: string; children: ReactNode }) {
	const { data, error, answeredAtMs, askedAtMs, refresh } = usePolled(getBalances, { params: { session: handle } });
	useStream("balance", "balances", refresh, refresh);
	const { reportedAtMs, ...display } = useFreeze(data ?? NOT_KNOWN, askedAtMs, refresh);
	const retrying = useRetry(refresh, error, answeredAtMs);
	const status = useMemo(
		() => balanceStatusOf({ known: data, error, answeredAtMs: laterOf(answeredAtMs, reportedAtMs) }),
		[data, error, answeredAtMs, reportedAtMs],
	);
	const { shown: all, isFrozen, freeze, release } = display;
	const { retry, isRetrying } = retrying;
	const balances = useMemo(() => {
		const find = (type: BalanceType): Balance | undefined => all.find((balance) => balance.type === type);
		return { all, find, status, retry, isRetrying, refresh, isFrozen, freeze, release };
	}, [all, status, retry, isRetrying, refresh, isFrozen, freeze, release]);
	return (
		<BalanceContext value={balances}>
			{children}
			<BalanceAnnouncer status={status} isRetrying={isRetrying} />
		</BalanceContext>
	);
}

const laterOf = (aMs: number | undefined, bMs: number | undefined): number | undefined =>
	aMs === undefined || bMs === undefined ? (aMs ?? bMs) : Math.max(aMs, bMs);

/** True from the press until an answer or a refusal has come. */
function useRetry(refresh: () => void, error: CallError | undefined, answeredAtMs: number | undefined) {
	const [isRetrying, setRetrying] = useState(false);
	// Either one is the result of the request.
	useEffect(() => setRetrying(false), [error, answeredAtMs]);
	const retry = useCallback(() => {
		setRetrying(true);
		refresh();
	}, [refresh]);
	return { retry, isRetrying };
}

function useFreeze(balances: readonly Balance[], askedAtMs: number | undefined, refresh: () => void) {
	const locale = useLocale();
	const [current, setFreeze] = useState<Freeze>();
	const [reportedAtMs, setReportedAtMs] = useState<number>();
	const isFreezing = useRef(false);
	const known = useMemo(() => ({ balances, askedAtMs }), [balances, askedAtMs]);
	const latest = useRef(known);
	latest.current = known;
	// A stage in a hidden tab is not watched, so the true balance is shown.
	useEffect(() => {
		const onHidden = (): void => void (document.hidden && setFreeze(undefined));
		document.addEventListener("visibilitychange", onHidden);
		return () => document.removeEventListener("visibilitychange", onHidden);
	}, []);
	const freeze = useCallback(
		(cashMinor?: number) => {
			// A round's answer contains the balance, too.
			if (cashMinor !== undefined) setReportedAtMs(Date.now());
			if (document.hidden) return;
			isFreezing.current = true;
			setFreeze((before) => frozen(before, latest.current, locale, cashMinor));
		},
		[locale],
	);
	const release = useCallback(() => {
		if (!isFreezing.current) return;
		isFreezing.current = false;
		// Before the question is asked, and not when React comes to change the state.
		const nowMs = performance.now();
		setFreeze((before) => released(before, nowMs));
		refresh();
	}, [refresh]);
	return useMemo(() => {
		const isFrozen = current !== undefined && current.releasedAtMs === undefined;
		return { shown: shownBalances(current, known), reportedAtMs, isFrozen, freeze, release };
	}, [current, known, reportedAtMs, freeze, release]);
}

/** spec §8: outside its provider this hook throws. */
export function useBalances(): Balances {
	const balances = useContext(BalanceContext);
	if (!balances) throw new Error("useBalances is used outside its BalanceProvider");
	return balances;
}

/** For components that visitors see, too, who have no balances. */
export const useBalancesOfPlayer = (): Balances | undefined => useContext(BalanceContext);
