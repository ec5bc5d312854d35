import type { Minor } from "@baize/kernel/money";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import {
	LANE_RULE_NAMES,
	LANE_RULES,
	LANES,
	type Lane,
	type LaneCondition,
	type LaneRule,
	type LaneRuleName,
} from "../../../contract/index.ts";

/** What the rules of the lanes look at. */
export type LaneFacts = {
	amountMinor: Minor;
	/** The maximum that may be withdrawn at once. */
	maxMinor: Minor;
	accountAgeMs: number;
	/** Undefined if nothing was ever changed. */
	sinceSecurityChangeMs: number | undefined;
	/** None was paid before. */
	isFirst: boolean;
	isDestinationNew: boolean;
	isSourceUnreachable: boolean;
	hasOpenCase: boolean;
};
export type LaneVerdict = { lane: Lane; rules: LaneRuleName[] };

/** The lane of a withdrawal, and every rule that holds for it, in the order in which operators read them. */
export function laneOf(
	facts: LaneFacts,
	rules: Readonly<Partial<Record<LaneRuleName, LaneRule>>> = LANE_RULES,
): LaneVerdict {
	const hits = LANE_RULE_NAMES.filter((name) => {
		const rule = rules[name];
		return rule !== undefined && holds(rule.when, facts);
	});
	const places = hits.map((name) => LANES.indexOf(rules[name]!.lane));
	return { lane: LANES[Math.max(0, ...places)]!, rules: hits };
}

const PERCENT = 100n;

function holds(when: LaneCondition, facts: LaneFacts): boolean {
	switch (when.fact) {
		case "amount":
			return facts.amountMinor * PERCENT >= facts.maxMinor * BigInt(when.atLeastPercentOfMaximum);
		case "accountAge":
			return facts.accountAgeMs < when.belowDays * DAY_MS;
		case "securityChange":
			return (facts.sinceSecurityChangeMs ?? Number.POSITIVE_INFINITY) < when.withinHours * HOUR_MS;
		case "firstWithdrawal":
			return facts.isFirst;
		case "newDestination":
			return facts.isDestinationNew;
		case "unreachableSource":
			return facts.isSourceUnreachable;
		case "openCase":
			return facts.hasOpenCase;
	}
}
