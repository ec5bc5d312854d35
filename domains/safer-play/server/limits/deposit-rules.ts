import type { Minor } from "@baize/kernel/money";
import { LIMIT_WINDOWS, type LimitWindow, ROLLING_MS } from "../../contract/index.ts";
import { spanOf } from "./windows.ts";

/** A deposit that counts: begun and not failed. It counts from when it was begun. */
export type Deposited = { atMs: number; amountMinor: Minor };

export type Usage = { usedMinor: Minor; emptyAtMs: number | null };

/** The sum of the deposits in a window, and when the window will contain none of them. */
export function usageOf(deposits: readonly Deposited[], window: LimitWindow, zone: string, nowMs: number): Usage {
	const inside = insideOf(deposits, window, zone, nowMs);
	const usedMinor = inside.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
	if (inside.length === 0) return { usedMinor, emptyAtMs: null };
	const { endsAtMs } = spanOf(window, zone, nowMs);
	return { usedMinor, emptyAtMs: endsAtMs ?? leavesAtMs(inside.at(-1)!, window) };
}

const insideOf = (deposits: readonly Deposited[], window: LimitWindow, zone: string, nowMs: number): Deposited[] => {
	const { afterMs } = spanOf(window, zone, nowMs);
	return deposits.filter(({ atMs }) => atMs > afterMs).sort((a, b) => a.atMs - b.atMs);
};

const leavesAtMs = ({ atMs }: Deposited, window: LimitWindow): number =>
	atMs + (window === "month" ? 0 : ROLLING_MS[window]);

export type DepositLimits = Record<LimitWindow, Minor | null>;
export type DepositVerdict =
	| { verdict: "allowed" }
	| { verdict: "reached"; window: LimitWindow; remainingMinor: Minor; resetsAtMs: number | null };

/** Whether a deposit fits all of the limits; if not, the limit with the least headroom. */
export function judgeDeposit(
	amountMinor: Minor,
	limits: DepositLimits,
	deposits: readonly Deposited[],
	zone: string,
	nowMs: number,
): DepositVerdict {
	let tightest: Extract<DepositVerdict, { verdict: "reached" }> | undefined;
	for (const window of LIMIT_WINDOWS) {
		const limit = limits[window];
		if (limit === null) continue;
		const { usedMinor } = usageOf(deposits, window, zone, nowMs);
		if (usedMinor + amountMinor <= limit) continue;
		const remainingMinor = limit > usedMinor ? limit - usedMinor : 0n;
		if (tightest && tightest.remainingMinor <= remainingMinor) continue;
		const resetsAtMs = headroomAtMs(amountMinor, limit, deposits, window, zone, nowMs);
		tightest = { verdict: "reached", window, remainingMinor, resetsAtMs };
	}
	return tightest ?? { verdict: "allowed" };
}

/** When the deposit fits; for one that never does, when the window is empty. Null if it is empty now. */
function headroomAtMs(
	amountMinor: Minor,
	limit: Minor,
	deposits: readonly Deposited[],
	window: LimitWindow,
	zone: string,
	nowMs: number,
): number | null {
	const inside = insideOf(deposits, window, zone, nowMs);
	const { endsAtMs } = spanOf(window, zone, nowMs);
	if (inside.length === 0) return null;
	if (endsAtMs !== null) return endsAtMs;
	const wanted = amountMinor < limit ? amountMinor : limit;
	let left = inside.reduce((sum, each) => sum + each.amountMinor, 0n);
	for (const each of inside) {
		left -= each.amountMinor;
		if (left + wanted <= limit) return leavesAtMs(each, window);
	}
	return leavesAtMs(inside.at(-1)!, window);
}
