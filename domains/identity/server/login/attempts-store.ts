import type { Clock } from "@baize/kernel/time";
import { MINUTE_MS } from "@baize/kernel/time";
import { countedNetworks, type Reader, type SpentBudget } from "@baize/platform-server";
import {
	type AttemptCount,
	giveBack,
	hashOf,
	removeCounts,
	removeRestored,
	restoredAtMs,
	takeFromAll,
} from "./attempt-counts-store.ts";

/** Bytes of the subject's hash that are stored: enough to distinguish subjects. */
const SUBJECT_BYTES = 8;

/**
 * The burst size; one attempt comes back every `windowMs / limit`. For an IP address, whole networks are counted: see
 * `countedNetworks`.
 */
export type Budget = { limit: number; windowMs: number; isOfAddress?: true };

/** Mails of one purpose to one inbox; other purposes have their own budgets. */
const MAILS = { limit: 5, windowMs: 60 * MINUTE_MS };

export const BUDGETS = {
	loginOfAccount: { limit: 10, windowMs: 15 * MINUTE_MS },
	loginFromAddress: { limit: 300, windowMs: 15 * MINUTE_MS, isOfAddress: true },
	/** Wrong passwords, and those that are being compared; when none is left, a captcha is required. */
	wrongOfAccount: { limit: 3, windowMs: 15 * MINUTE_MS },
	wrongFromAddress: { limit: 10, windowMs: 15 * MINUTE_MS, isOfAddress: true },
	/** Over all accounts and addresses: detects a list of stolen passwords that is tried from many places. */
	wrongAnywhere: { limit: 300, windowMs: MINUTE_MS },
	/** Each purpose has its own budget; security notices are sent whatever was sent before. */
	registrationMail: MAILS,
	resendMail: MAILS,
	recoveryMail: MAILS,
	newEmailMail: MAILS,
	passwordOfPerson: { limit: 5, windowMs: 15 * MINUTE_MS },
	/** Attempts to link a bank account that turned out to be another player's. */
	takenAccountOfPlayer: { limit: 10, windowMs: 24 * 60 * MINUTE_MS },
	exportOfPlayer: { limit: 3, windowMs: 24 * 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

type Spent = { isLeft: true } | { isLeft: false; waitMs: number };

/**
 * Attempts counted in the database, so that all processes share one count. The row stores the time at which the whole
 * budget is available again; one atomic statement advances it, so that a burst can never spend more than the budget.
 */
export type Attempts = {
	/** Takes one attempt; returns how long to wait where none is left. */
	spend(reader: Reader, name: BudgetName, subject: string): Promise<Spent>;
	/** Whether any of these budgets is empty. Takes nothing. */
	isAnySpent(reader: Reader, of: readonly [name: BudgetName, subject: string][]): Promise<boolean>;
	/** Returns one attempt: it was a successful one. */
	refund(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Returns the whole budget. */
	restore(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Removes rows that no longer matter. */
	tidy(reader: Reader): Promise<void>;
};

export function openAttempts(clock: Clock, key: Buffer, onSpent: (spent: SpentBudget) => void = () => {}): Attempts {
	/** An IP address counts for each of its networks. */
	function countsOf(name: BudgetName, subject: string): AttemptCount[] {
		const { limit, windowMs, isOfAddress }: Budget = BUDGETS[name];
		const networks = isOfAddress ? countedNetworks(subject) : [{ name: subject, times: 1 }];
		return networks.map(({ name: counted, times }) => ({
			hashed: hashOf(key, `${name}:${counted}`),
			takenMs: windowMs / (limit * times),
		}));
	}

	async function isSpent(reader: Reader, name: BudgetName, count: AttemptCount): Promise<boolean> {
		const nowMs = clock.nowMs();
		const fullAtMs = Math.max(await restoredAtMs(reader, count, nowMs), nowMs);
		return fullAtMs + count.takenMs > nowMs + BUDGETS[name].windowMs;
	}

	return {
		async spend(reader, name, subject) {
			const window = { nowMs: clock.nowMs(), windowMs: BUDGETS[name].windowMs };
			const outcome = await takeFromAll(reader, countsOf(name, subject), window);
			if (outcome.isLeft) return outcome;
			onSpent({ budget: name, subject: outcome.spent.hashed.toString("hex", 0, SUBJECT_BYTES) });
			return { isLeft: false, waitMs: outcome.waitMs };
		},
		async isAnySpent(reader, of) {
			const checks = of.flatMap(([name, subject]) =>
				countsOf(name, subject).map((count) => isSpent(reader, name, count)),
			);
			return (await Promise.all(checks)).includes(true);
		},
		refund: (reader, name, subject) => giveBack(reader, countsOf(name, subject)),
		restore: (reader, name, subject) => removeCounts(reader, countsOf(name, subject)),
		async tidy(reader) {
			await removeRestored(reader, clock.nowMs());
		},
	};
}
