import { check } from "@baize/kernel/check";
import { type Refusal, refuser } from "@baize/kernel/error";
import { type Minor, toWire } from "@baize/kernel/money";
import { TERMS_GUARD } from "@baize/ledger/contract";
import { stakeRefusals } from "./errors.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./limits.ts";

/** The numbers of a wallet's guards in the ledger. Never renumber. The lower number is reported first. */
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

/** A stake that a guard blocked, as the wallet reports it. */
export type BlockedStake = { guard: number; headroomMinor: Minor; untilMs: number | null };

const refuse = refuser(stakeRefusals);

/** The refusal for a blocked stake, for domains that take stakes. */
export function refusalOfStake({ guard, headroomMinor, untilMs }: BlockedStake, currency: string): Refusal {
	if (guard === BARS.excluded) return refuse("EXCLUDED", { untilMs });
	if (guard === BARS.carried) return refuse("EXCLUDED", { untilMs, isCarried: true });
	if (guard === BARS.timedOut) return refuse("TIMED_OUT", { untilMs });
	if (guard === BARS.realityCheck) return refuse("REALITY_CHECK_DUE");
	if (guard === TERMS_GUARD) return refuse("BONUS_STAKE_CEILING", { maxMinor: toWire(headroomMinor), currency });
	for (const [limit, numbers] of Object.entries({ time: BARS.time, ...CAPS })) {
		const window = LIMIT_WINDOWS.find((each: LimitWindow) => numbers[each] === guard);
		if (window)
			return limitReached({ limit, window, remainingMinor: toWire(headroomMinor), resetsAtMs: untilMs, currency });
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
