import type { Minor } from "@baize/kernel/money";
import {
	type Bar,
	type Cap,
	type CapWindow,
	KIND_SPECS,
	type Kind,
	lossOf,
	type Operation,
	type Posted,
} from "../contract/index.ts";
import { BonusModel, type Effect } from "./bonus-model.ts";

/** What caps count of one operation. */
type Counted = { atMs: number; stake: Minor; loss: Minor };

/** The simplest model of a wallet with guards: every operation in a list, which each question adds up again. */
export class GuardedModel extends BonusModel {
	private bars: readonly Bar[] = [];
	private caps: readonly Cap[] = [];
	private readonly counted: Counted[] = [];

	setBars(bars: readonly Bar[]): void {
		this.bars = bars;
	}

	setCaps(caps: readonly Cap[]): void {
		this.caps = caps;
	}

	used({ measure, window }: Cap): Minor {
		const begin = beginOf(window, this.nowMs());
		const inWindow = this.counted.filter(({ atMs }) => begin(atMs));
		return inWindow.reduce((sum, each) => sum + each[measure], 0n);
	}

	protected override noteMoved(kind: Kind, stakeMinor: Minor, winMinor: Minor, { stake, win }: Effect): void {
		const loss = lossOf(kind, stakeMinor, winMinor, {
			stakeBonusMinor: stake.bonus,
			stakeRemovedMinor: stake.removed,
			winBonusMinor: win.bonus,
			winRemovedMinor: win.removed,
		});
		const own = KIND_SPECS[kind].heldBy === "bars and caps" ? stakeMinor - stake.bonus : 0n;
		this.counted.push({ atMs: this.nowMs(), stake: own, loss });
	}

	/** A bar before the ceiling of the terms, and that before the cap with the smallest headroom. */
	protected override blockOf(operation: Operation): Posted | undefined {
		const { heldBy } = KIND_SPECS[operation.kind];
		if (!heldBy) return undefined;
		const nowMs = this.nowMs();
		const bar = this.bars
			.filter(({ fromMs, untilMs }) => fromMs <= nowMs && (untilMs === null || nowMs < untilMs))
			.sort((one, other) => one.number - other.number)[0];
		if (bar) return { status: "blocked", guard: bar.number, headroomMinor: 0n, untilMs: bar.untilMs };
		return super.blockOf(operation) ?? (heldBy === "bars and caps" ? this.capped(operation) : undefined);
	}

	private capped(operation: Operation): Posted | undefined {
		const own = operation.stakeMinor - this.effectOf(operation).stake.bonus;
		if (own <= 0n) return undefined;
		const headroomOf = (cap: Cap): Minor => cap.maxMinor - this.used(cap);
		const tightest = this.caps
			.filter((cap) => own > headroomOf(cap))
			.sort((one, other) => Number(headroomOf(one) - headroomOf(other)) || one.number - other.number)[0];
		if (!tightest) return undefined;
		const headroom = headroomOf(tightest);
		return { status: "blocked", guard: tightest.number, headroomMinor: headroom > 0n ? headroom : 0n, untilMs: null };
	}
}

/** Whether an operation counts; months are those of UTC. */
function beginOf(window: CapWindow, nowMs: number): (atMs: number) => boolean {
	if ("rollingMs" in window) return (atMs) => atMs > nowMs - window.rollingMs;
	const now = new Date(nowMs);
	const monthMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
	return (atMs) => atMs >= monthMs;
}
