import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Missing, RewardPlan, RewardRefusal } from "../../contract/index.ts";
import type { Facts } from "../followed/facts.ts";
import type { RefusingLink } from "./refusing-link.ts";

export type RewardFacts = Facts & {
	registeredAtMs: number;
	/** The minor units of a unit of the stake ladder, in the friend's currency. */
	unitMinor: bigint;
	link: RefusingLink | undefined;
	isFriendRestricted: boolean;
	/** Friends for whom the same player has got a reward within a year. */
	rewardedFriends: number;
};

export type Judged =
	| { is: "waiting"; missing: Missing[]; untilMs: number }
	/** The friend has done everything, and the deposit may still be charged back. */
	| { is: "held"; untilMs: number }
	| { is: "refused"; reason: RewardRefusal; linkedTo?: Id }
	| { is: "due" };

/** Whether there is a reward for a friend, by what is known at a moment. What refuses it for good comes first. */
export function judgeReward(plan: RewardPlan, facts: RewardFacts, nowMs: number): Judged {
	if (facts.link) return { is: "refused", reason: facts.link.reason, linkedTo: facts.link.to };
	if (facts.isChargedBack) return { is: "refused", reason: "chargedBack" };
	const untilMs = facts.registeredAtMs + plan.withinDays * DAY_MS;
	const missing = missingOf(plan, facts);
	if (missing.length > 0) {
		return nowMs > untilMs ? { is: "refused", reason: "tooLate" } : { is: "waiting", missing, untilMs };
	}
	const clearedMs = facts.firstDeposit!.atMs + plan.holdDays * DAY_MS;
	if (nowMs < clearedMs) return { is: "held", untilMs: clearedMs };
	if (facts.isFriendRestricted) return { is: "refused", reason: "friendRestricted" };
	if (facts.rewardedFriends >= plan.maxFriendsAYear) return { is: "refused", reason: "tooMany" };
	return { is: "due" };
}

function missingOf({ stakeUnits }: RewardPlan, { firstDeposit, stakedMinor, unitMinor }: RewardFacts): Missing[] {
	const isStaked = stakedMinor >= stakeUnits * unitMinor;
	return [...(firstDeposit ? [] : (["firstDeposit"] as const)), ...(isStaked ? [] : (["stakes"] as const))];
}
