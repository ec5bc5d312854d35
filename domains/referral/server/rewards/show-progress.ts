import { stakeUnitOf } from "@baize/games/stakes";
import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { type FriendProgress, planAt, type RewardPlan, type RewardTerms, type Side } from "../../contract/index.ts";
import { factsOf } from "../followed/followed-store.ts";
import type { ReferralPorts } from "../ports.ts";
import { judgeReward } from "./judge-reward.ts";
import { type ProgressWithFacts, readWithFacts } from "./progress-store.ts";
import { type RewardStoredRow, readOwnRewards } from "./reward-store.ts";

/** What is promised for a friend who registers now. */
export function termsAt({ clock, rewardPlans }: ReferralPorts, currency: string): RewardTerms | null {
	const plan = planAt(clock.nowMs(), rewardPlans);
	if (!plan) return null;
	const minor = (units: bigint): number => toWire(units * unitOf(currency));
	const { holdDays, withinDays, maxFriendsAYear } = plan;
	return {
		...{ currency, holdDays, withinDays, maxFriendsAYear },
		referrerMinor: minor(plan.referrerUnits),
		friendMinor: minor(plan.friendUnits),
		stakeMinor: minor(plan.stakeUnits),
	};
}

/** Without a currency the player has no account any more. */
type Reading = { playerId: Id; currency: string | null; side: Side; friendIds: readonly Id[] };

/** How far these friends are from what the reading player gets for them. */
export async function progressOf(
	ports: ReferralPorts,
	reader: Reader,
	{ playerId, currency, side, friendIds }: Reading,
): Promise<ReadonlyMap<Id, FriendProgress>> {
	if (currency === null || friendIds.length === 0) return new Map();
	const rewards = await readOwnRewards(reader, playerId, friendIds);
	return new Map(
		(await readWithFacts(reader, friendIds)).flatMap((row) => {
			const plan = ports.rewardPlans.find(({ id }) => id === row.plan);
			const units = side === "friend" ? plan?.friendUnits : plan?.referrerUnits;
			if (!plan || !units) return [];
			const reward = rewards.find(({ friend_id }) => friend_id === row.friend_id);
			const promised = { amountMinor: units * unitOf(currency), unitMinor: unitOf(row.currency ?? currency) };
			return [[row.friend_id, viewOf(row, plan, reward, promised, ports.clock.nowMs())] as const];
		}),
	);
}

const unitOf = (currency: string): bigint => BigInt(stakeUnitOf(currency));

/** What the reading player gets, and a unit in the friend's currency. */
type Promised = { amountMinor: bigint; unitMinor: bigint };

const NOTHING: FriendProgress = { state: "none", missing: [], untilMs: null, amountMinor: null, isTooLate: false };

/** Why there is no reward is the operator's knowledge, but for the time, which the player can count. */
function viewOf(
	row: ProgressWithFacts,
	plan: RewardPlan,
	reward: RewardStoredRow | undefined,
	promised: Promised,
	nowMs: number,
): FriendProgress {
	if (row.state === "refused") return { ...NOTHING, isTooLate: row.reason === "tooLate" };
	if (row.state === "rewarded") return reward ? ofReward(reward) : NOTHING;
	const amountMinor = toWire(promised.amountMinor);
	// The steps alone: what may refuse it is looked at when they are done.
	const facts = { ...factsOf(row), registeredAtMs: row.registered_at.getTime(), isChargedBack: false };
	const rest = { unitMinor: promised.unitMinor, link: undefined, isFriendRestricted: false, rewardedFriends: 0 };
	const judged = judgeReward(plan, { ...facts, ...rest }, nowMs);
	if (judged.is === "waiting") {
		return { ...NOTHING, state: "waiting", missing: judged.missing, untilMs: judged.untilMs, amountMinor };
	}
	if (judged.is === "held") return { ...NOTHING, state: "held", untilMs: judged.untilMs, amountMinor };
	return judged.is === "refused" ? { ...NOTHING, isTooLate: true } : { ...NOTHING, state: "coming", amountMinor };
}

function ofReward({ state, amount }: RewardStoredRow): FriendProgress {
	if (state === "refused") return NOTHING;
	return { ...NOTHING, state: state === "paid" ? "paid" : "coming", amountMinor: toWire(amount) };
}
