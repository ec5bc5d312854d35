/** How grave an alert is, the least first. */
export const SEVERITIES = ["low", "medium", "high"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An alert of this severity, and every alert that was escalated, is closed by two operators. */
export const TWO_CLOSE_FROM: Severity = "high";

/**
 * What a rule looks at, for one player and one currency. Amounts are in units (`units.data.ts`): about one dollar.
 *
 * - sum: what was paid in, or asked to be paid out, within the window reaches the amount.
 * - withoutPlay: a withdrawal of at least the amount, while less than this share of it, or of what was paid in within the
 *   window if that is less, was staked since the first of those deposits.
 * - below: so many deposits within the window, each just below one of the amounts.
 * - otherMethod: withdrawals of at least the amount within the window, by a method that nothing was paid in by.
 * - transfers: so many transfers, sent or received, within the window, of at least the amount in all.
 * - passedOn: of at least the amount that other players sent within the window, this share leaves again.
 */
export type Condition =
	| { kind: "sum"; direction: "in" | "out"; hours: number; units: number }
	| { kind: "withoutPlay"; hours: number; units: number; percent: number }
	| { kind: "below"; hours: number; count: number; fromPercent: number; amounts: readonly number[] }
	| { kind: "otherMethod"; hours: number; units: number }
	| { kind: "transfers"; hours: number; count: number; units: number }
	| { kind: "passedOn"; hours: number; units: number; percent: number };

export const RULE_NAMES = [
	"depositsDay",
	"depositsMonth",
	"depositsHalfYear",
	"withdrawalsDay",
	"withdrawalsMonth",
	"withdrawalsHalfYear",
	"withoutPlay",
	"justBelow",
	"otherMethod",
	"quickTransfers",
	"passedOn",
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** `holds`: until the alert is decided, nothing is paid out to the player, and no transfer is sent. */
export type Rule = { severity: Severity; holds: boolean; when: Condition };

const DAY = 24;
const MONTH = 30 * DAY;
const HALF_YEAR = 180 * DAY;

/**
 * Which movements of money make an alert. The day's sum is what Canada's 24-hour rule and the currency report of the
 * United States begin at; the longer ones are our own. To be checked with counsel for each licence.
 */
export const RULES: Readonly<Record<RuleName, Rule>> = {
	depositsDay: { severity: "high", holds: false, when: { kind: "sum", direction: "in", hours: DAY, units: 10_000 } },
	depositsMonth: {
		...{ severity: "medium", holds: false },
		when: { kind: "sum", direction: "in", hours: MONTH, units: 20_000 },
	},
	depositsHalfYear: {
		...{ severity: "high", holds: false },
		when: { kind: "sum", direction: "in", hours: HALF_YEAR, units: 50_000 },
	},
	withdrawalsDay: { severity: "high", holds: true, when: { kind: "sum", direction: "out", hours: DAY, units: 10_000 } },
	withdrawalsMonth: {
		...{ severity: "medium", holds: false },
		when: { kind: "sum", direction: "out", hours: MONTH, units: 20_000 },
	},
	withdrawalsHalfYear: {
		...{ severity: "high", holds: true },
		when: { kind: "sum", direction: "out", hours: HALF_YEAR, units: 50_000 },
	},
	withoutPlay: {
		...{ severity: "high", holds: true },
		when: { kind: "withoutPlay", hours: MONTH, units: 1_000, percent: 50 },
	},
	justBelow: {
		...{ severity: "high", holds: true },
		when: { kind: "below", hours: 7 * DAY, count: 3, fromPercent: 80, amounts: [2_000, 10_000] },
	},
	otherMethod: { severity: "medium", holds: false, when: { kind: "otherMethod", hours: HALF_YEAR, units: 2_000 } },
	quickTransfers: {
		...{ severity: "medium", holds: false },
		when: { kind: "transfers", hours: 1, count: 3, units: 500 },
	},
	passedOn: { severity: "high", holds: true, when: { kind: "passedOn", hours: DAY, units: 200, percent: 80 } },
};

/** The longest window of a rule: what is older leads to no alert. */
export const LONGEST_HOURS = Math.max(...Object.values(RULES).map(({ when }) => when.hours));
