/** How closely a withdrawal is looked at before it is paid, the least first. */
export const LANES = ["quick", "standard", "strict"] as const;
export type Lane = (typeof LANES)[number];

/** How many operators must approve a withdrawal, each another person. */
export const APPROVALS_NEEDED: Readonly<Record<Lane, 1 | 2>> = { quick: 1, standard: 1, strict: 2 };

/** An operator who has taken a withdrawal decides about it alone for so long. */
export const CLAIM_MINUTES = 15;

/** What a rule looks at. Amounts are shares of the maximum that may be withdrawn at once, so that they fit every currency. */
export type LaneCondition =
	| { fact: "amount"; atLeastPercentOfMaximum: number }
	| { fact: "accountAge"; belowDays: number }
	| { fact: "securityChange"; withinHours: number }
	| { fact: "firstWithdrawal" }
	| { fact: "newDestination" }
	| { fact: "unreachableSource" }
	| { fact: "openCase" };

export const LANE_RULE_NAMES = [
	"largeAmount",
	"securityChange",
	"openCase",
	"middleAmount",
	"firstWithdrawal",
	"youngAccount",
	"newDestination",
	"unreachableSource",
] as const;
export type LaneRuleName = (typeof LANE_RULE_NAMES)[number];
export type LaneRule = { lane: Lane; when: LaneCondition };

/**
 * The strictest lane of all rules that hold; quick if none does. With a maximum of 10,000.00 a large amount begins at
 * 2,000.00. unreachableSource: money that came from where none can be paid back goes to another account. openCase: a
 * payment of the player was charged back or is unknown, and no person has decided about it yet.
 */
export const LANE_RULES: Readonly<Record<LaneRuleName, LaneRule>> = {
	largeAmount: { lane: "strict", when: { fact: "amount", atLeastPercentOfMaximum: 20 } },
	securityChange: { lane: "strict", when: { fact: "securityChange", withinHours: 72 } },
	openCase: { lane: "strict", when: { fact: "openCase" } },
	middleAmount: { lane: "standard", when: { fact: "amount", atLeastPercentOfMaximum: 5 } },
	firstWithdrawal: { lane: "standard", when: { fact: "firstWithdrawal" } },
	youngAccount: { lane: "standard", when: { fact: "accountAge", belowDays: 7 } },
	newDestination: { lane: "standard", when: { fact: "newDestination" } },
	unreachableSource: { lane: "standard", when: { fact: "unreachableSource" } },
};
