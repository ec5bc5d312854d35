import { formatMoney } from "@baize/kernel/money";
import { useEffect, useRef, useState } from "react";
import { eachShare } from "./each-share.ts";

const COUNTING_MS = 400;

/** The amount between two values at a share of the time, in whole minor units, slowing down at the end. */
export function amountOnTheWay(fromMinor: bigint, toMinor: bigint, share: number): bigint {
	if (share >= 1) return toMinor;
	const eased = 1 - (1 - share) ** 3;
	return fromMinor + ((toMinor - fromMinor) * BigInt(Math.round(eased * 10_000))) / 10_000n;
}

function motionWanted(): boolean {
	return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function useCounted(toMinor: bigint): bigint {
	const [shownMinor, show] = useState(toMinor);
	const latest = useRef(toMinor);
	useEffect(() => {
		const fromMinor = latest.current;
		if (fromMinor === toMinor || !motionWanted()) {
			latest.current = toMinor;
			show(toMinor);
			return;
		}
		return eachShare(COUNTING_MS, (share) => {
			latest.current = amountOnTheWay(fromMinor, toMinor, share);
			show(latest.current);
		});
	}, [toMinor]);
	return shownMinor;
}

export interface MoneyProps {
	/** Exact minor units; a safe integer from the wire is accepted. */
	amountMinor: bigint | number;
	currency: string;
	locale: string;
	/** An amount that changes while it is visible: it counts to its new value and is announced politely. */
	live?: boolean;
}

/** An amount, exact, in tabular figures. */
export function Money({ amountMinor, currency, locale, live }: MoneyProps) {
	const exact = BigInt(amountMinor);
	const counted = useCounted(exact);
	const text = formatMoney(exact, currency, locale);
	if (!live) return <bdi className="tabular whitespace-nowrap">{text}</bdi>;
	return (
		<bdi className="tabular whitespace-nowrap">
			<span aria-hidden="true">{formatMoney(counted, currency, locale)}</span>
			<span className="sr-only" aria-live="polite">
				{text}
			</span>
		</bdi>
	);
}
