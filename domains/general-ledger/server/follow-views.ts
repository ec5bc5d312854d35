import { MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { FollowerView } from "../contract/index.ts";

/** Longer than a busy hour of the site makes it wait. */
const BEHIND_MS = MINUTE_MS;

/** What follows the journal, those that stand still first. */
export async function followerViews(ledger: Pick<Ledger, "lags" | "standstills">): Promise<FollowerView[]> {
	const [lags, standstills] = [await ledger.lags(), await ledger.standstills()];
	const still = new Map(standstills.map((each) => [each.name, each]));
	const followers = lags.map(({ name, operations, sinceMs }): FollowerView => {
		const state = still.has(name) ? "still" : operations > 0n && sinceMs >= BEHIND_MS ? "behind" : "follows";
		return { id: name, state, operations: Number(operations), waitsMs: sinceMs };
	});
	const others = standstills
		.filter(({ name }) => !lags.some((lag) => lag.name === name))
		.map(({ name, sinceMs }): FollowerView => ({ id: name, state: "still", waitsMs: sinceMs }));
	const order = ["still", "behind", "follows"];
	return [...others, ...followers].toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
