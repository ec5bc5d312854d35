import { check } from "@baize/kernel/check";
import { type Refusal, refuser } from "@baize/kernel/error";
import { type Minor, toWire } from "@baize/kernel/money";
import { stakeRefusals } from "./errors.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./limits.ts";

/** The numbers by which the books know the guards of a wallet. Never renumber. The lower is told first. */
export const BARS = {
	excluded: 1,
	timedOut: 2,
	realityCheck: 3,
	time: { day: 4, week: 5, month: 6 },
	/** An exclusion that was found elsewhere. */
	carried: 7,
} as const;
export const CAPS = {
	stake: { day: 11, week: 12, month: 13 },
	loss: { day: 21, week: 22, month: 23 },
} as const;

/** A stake that a guard held back, as the wallet tells it. */
export type HeldStake = { guard: number; roomMinor: Minor; untilMs: number | null };

const refuse = refuser(stakeRefusals);

/** Why a stake was held back, for whoever takes stakes: its refusal, on its way out. */
export function refusalOfStake({ guard, roomMinor, untilMs }: HeldStake, currency: string): Refusal {
	if (guard === BARS.excluded) return refuse("EXCLUDED", { untilMs });
	if (guard === BARS.carried) return refuse("EXCLUDED", { untilMs, isCarried: true });
	if (guard === BARS.timedOut) return refuse("TIMED_OUT", { untilMs });
	if (guard === BARS.realityCheck) return refuse("REALITY_CHECK_DUE");
	for (const [limit, numbers] of Object.entries({ time: BARS.time, ...CAPS })) {
		const window = LIMIT_WINDOWS.find((each: LimitWindow) => numbers[each] === guard);
		if (window)
			return limitReached({ limit, window, remainingMinor: toWire(roomMinor), resetsAtMs: untilMs, currency });
	}
	check(false, `no guard has the number ${guard}`);
}

export type ReachedLimit = {
	limit: string;
	window: string;
	remainingMinor: number;
	resetsAtMs: number | null;
	currency: string;
};

export const limitReached = (details: ReachedLimit): Refusal => refuse("LIMIT_REACHED", details);
