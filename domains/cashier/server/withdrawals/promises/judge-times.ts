import { DAY_MS } from "@baize/kernel/time";
import { type Lane, REVIEW_MS, WITHDRAWAL_METHODS, type WithdrawalMethod } from "../../../contract/index.ts";

/** Of how many days the withdrawals are measured, and how many of a route and lane there must be. */
export const MEASURED_MS = 30 * DAY_MS;
export const MIN_CASES = 20;

/** How long half of the withdrawals took at most, and how long nine of ten. */
export type Measured = {
	method: string;
	lane: Lane;
	cases: number;
	reviewHalfMs: number;
	reviewMostMs: number;
	payoutHalfMs: number;
	payoutMostMs: number;
};
export type Times = Omit<Measured, "method" | "lane"> & { isMeasured: boolean };

/** What we expect where too few withdrawals were paid: the same for half and for nine of ten. */
export const expectedTimes = (method: WithdrawalMethod): Times => ({
	reviewHalfMs: REVIEW_MS,
	reviewMostMs: REVIEW_MS,
	payoutHalfMs: WITHDRAWAL_METHODS[method].payoutMs,
	payoutMostMs: WITHDRAWAL_METHODS[method].payoutMs,
	cases: 0,
	isMeasured: false,
});

/** The promise for a route and lane: from what was measured, if there were enough cases. */
export function timesOf(measured: readonly Measured[], method: WithdrawalMethod, lane: Lane): Times {
	const found = measured.find((each) => each.method === method && each.lane === lane);
	if (!found || found.cases < MIN_CASES) return { ...expectedTimes(method), cases: found?.cases ?? 0 };
	const { method: _method, lane: _lane, ...times } = found;
	return { ...times, isMeasured: true };
}
