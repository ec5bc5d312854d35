import { stakeUnitOf } from "@baize/games/stakes";
import { bucketOf, type Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { retryOnContention, type Tx } from "@baize/platform-server";
import type { RewardPlan } from "../../contract/index.ts";
import { factsOf } from "../followed/followed-store.ts";
import type { ReferralPorts } from "../ports.ts";
import { readFriends } from "../store.ts";
import { type Judged, judgeReward, type RewardFacts } from "./judge-reward.ts";
import {
	lockProgress,
	type ProgressWithFacts,
	readCandidates,
	readInviters,
	readWithFacts,
	updateProgress,
} from "./progress-store.ts";
import { refusingLink } from "./refusing-link.ts";
import { addRewards, countRewarded } from "./reward-store.ts";

const AT_ONCE = 100;
/** So many steps upwards and so many other friends are looked at. */
const MAX_INVITERS = 10;
const MAX_SIBLINGS = 200;
const YEAR_MS = 365 * DAY_MS;

/** Decides about the friends who may have earned a reward, or cannot any more. */
export async function decideRewards(ports: ReferralPorts): Promise<void> {
	const nowMs = ports.clock.nowMs();
	const shortest = (days: (plan: RewardPlan) => number): Date =>
		new Date(nowMs - Math.min(...ports.rewardPlans.map(days)) * DAY_MS);
	if (ports.rewardPlans.length === 0) return;
	const [lateBefore, clearedBefore] = [shortest((plan) => plan.withinDays), shortest((plan) => plan.holdDays)];
	let after = 0n;
	for (;;) {
		const page = { lateBefore, clearedBefore, after, limit: AT_ONCE };
		const friends = await readCandidates(ports.database.reader, page);
		for (const friendId of friends) {
			await retryOnContention(() => ports.database.transaction((tx) => decide(ports, tx, friendId)));
		}
		if (friends.length < AT_ONCE) return;
		after = friends.at(-1)!;
	}
}

async function decide(ports: ReferralPorts, tx: Tx, friendId: Id): Promise<void> {
	const locked = await lockProgress(tx, friendId);
	if (locked?.state !== "open" || locked.held_reason !== null) return;
	const [progress] = await readWithFacts(tx, [friendId]);
	const plan = ports.rewardPlans.find(({ id }) => id === locked.plan);
	if (!progress || !plan || progress.currency === null) return;
	// Two friends of one player are judged one after the other, so that the most a year holds.
	await ports.lockPlayer(tx, locked.invited_by);
	const judged = judgeReward(plan, await rewardFacts(ports, tx, progress), ports.clock.nowMs());
	await record(ports, tx, progress, plan, judged);
}

async function rewardFacts(ports: ReferralPorts, tx: Tx, progress: ProgressWithFacts): Promise<RewardFacts> {
	const { friend_id: friendId, invited_by: invitedBy } = progress;
	const inviters = await readInviters(tx, friendId, MAX_INVITERS);
	const siblings = (await readFriends(tx, invitedBy, MAX_SIBLINGS))
		.map(({ friend_id }) => friend_id)
		.filter((id) => id !== friendId);
	const links = await ports.linksOf(tx, friendId, [...inviters, ...siblings]);
	const since = new Date(ports.clock.nowMs() - YEAR_MS);
	return {
		...factsOf(progress),
		registeredAtMs: progress.registered_at.getTime(),
		unitMinor: BigInt(stakeUnitOf(progress.currency!)),
		link: refusingLink({ friendId, inviters, siblings, links }),
		isFriendRestricted: (await ports.restrictedAmong(tx, [friendId])).has(friendId),
		rewardedFriends: await countRewarded(tx, invitedBy, since),
	};
}

async function record(
	ports: ReferralPorts,
	tx: Tx,
	progress: ProgressWithFacts,
	plan: RewardPlan,
	judged: Judged,
): Promise<void> {
	const decidedAt = new Date(ports.clock.nowMs());
	if (judged.is === "refused") {
		const { reason, linkedTo = null } = judged;
		await updateProgress(tx, progress.friend_id, {
			state: "refused",
			reason,
			linked_to: linkedTo,
			decided_at: decidedAt,
		});
	}
	if (judged.is !== "due") return;
	await updateProgress(tx, progress.friend_id, { state: "rewarded", decided_at: decidedAt });
	const rewards = await rewardsOf(ports, tx, progress, plan);
	if (rewards.length > 0)
		await addRewards(
			tx,
			rewards.map((reward) => ({ ...reward, decided_at: decidedAt })),
		);
}

/** In the currency of each player. Who has no account any more gets nothing. */
async function rewardsOf(ports: ReferralPorts, tx: Tx, progress: ProgressWithFacts, plan: RewardPlan) {
	const { friend_id: friendId, invited_by: invitedBy } = progress;
	const players = await ports.readPlayers(tx, [friendId, invitedBy]);
	const sides = [
		{ side: "referrer", playerId: invitedBy, units: plan.referrerUnits },
		{ side: "friend", playerId: friendId, units: plan.friendUnits },
	] as const;
	return sides.flatMap(({ side, playerId, units }) => {
		const currency = players.get(playerId)?.currency;
		if (currency === undefined || units === 0n) return [];
		const amount = units * BigInt(stakeUnitOf(currency));
		const whose = { player_id: playerId, bucket: bucketOf(playerId), friend_id: friendId };
		return [{ ...whose, side, reward_id: ports.ids(), currency, amount }];
	});
}
