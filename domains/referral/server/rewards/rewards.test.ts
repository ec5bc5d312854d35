import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	arrivalText,
	holdFriendReward,
	listFriendRewards,
	type RewardPlan,
	readFriendReward,
	readReferralProfile,
	refuseFriendReward,
	releaseFriendReward,
} from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";

/** Ten for the one who invites and five for the friend, after stakes of fifty. */
const PLAN: RewardPlan = {
	id: "test",
	fromMs: 0,
	holdDays: 14,
	stakeUnits: 5_000n,
	withinDays: 90,
	referrerUnits: 1_000n,
	friendUnits: 500n,
	maxFriendsAYear: 2,
};

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral({ rewardPlans: [PLAN] });
	await opened.catchUp();
});
afterAll(() => opened.close());

const visitOf = (playerId: Id, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});
const operator = visitOf(100n, ["support"]);
const client = () => openInProcessClient(opened.referral.bindings);
const profileOf = (playerId: Id) => client().call(readReferralProfile, { params: { session: "h" } }, visitOf(playerId));
const rewardOf = (friend: Id) => client().call(readFriendReward, { params: { friend: idText(friend) } }, operator);
const cashOf = async (playerId: Id) => (await opened.ledger.balances(playerId, "CAD"))?.cash;
const laterBy = (days: number) => opened.clock.set(opened.clock.nowMs() + days * DAY_MS);

async function person(): Promise<Id> {
	const playerId = await opened.player();
	opened.people.set(playerId, { nickname: null, firstName: "Ada" });
	return playerId;
}

async function friendOf(inviting: Id): Promise<Id> {
	const friend = await person();
	const { code: referralKey } = await profileOf(inviting);
	const arrival = arrivalText({
		...{ referralKey, type: "PROFILE", sharingMethod: "WORD_OF_MOUTH", capturedAtMs: opened.clock.nowMs() },
		...{ affiliateId: null, campaignId: null },
	});
	await opened.database.transaction((tx) => opened.referral.attribute(tx, friend, arrival));
	return friend;
}

const deposit = async (playerId: Id) => {
	const reference = opened.newId();
	await opened.wallet.batched.deposit({ playerId, currency: "CAD", reference, amountMinor: 10_000n });
	return reference;
};
/** Stakes that come back, so that the cash stays as it was. */
const stake = (playerId: Id, amountMinor = 5_000n) =>
	opened.ledger.post(aRound(opened.newId(), playerId, amountMinor, amountMinor));

async function settle(): Promise<void> {
	await opened.referral.beginPlayers();
	await opened.catchUp();
	await opened.referral.settleRewards();
}

/** A friend who has done everything, and whose deposit has cleared. */
async function earned(inviting: Id): Promise<Id> {
	const friend = await friendOf(inviting);
	await deposit(friend);
	await stake(friend);
	await settle();
	laterBy(14.1);
	return friend;
}

describe("[REF-03] the reward for a friend", () => {
	it("is paid once to each of the two, after the deposit has cleared and the stakes are made", async () => {
		const inviting = await person();
		const friend = await friendOf(inviting);
		const seen = async () => (await profileOf(inviting)).friends[0]?.reward;
		expect(await seen()).toMatchObject({ state: "waiting", missing: ["firstDeposit", "stakes"], amountMinor: 1_000 });
		await deposit(friend);
		await settle();
		expect(await seen()).toMatchObject({ state: "waiting", missing: ["stakes"] });
		await stake(friend);
		await settle();
		expect(await seen()).toMatchObject({ state: "held", missing: [] });
		expect(await cashOf(inviting)).toBe(0n);
		laterBy(14.1);
		await Promise.all([settle(), opened.referral.settleRewards()]);
		await settle();
		expect([await cashOf(inviting), await cashOf(friend)]).toEqual([1_000n, 10_500n]);
		expect(await seen()).toMatchObject({ state: "paid", amountMinor: 1_000 });
		expect((await profileOf(friend)).ownReward).toMatchObject({ state: "paid", amountMinor: 500 });
		const [entry] = await opened.wallet.exportOf(inviting, "CAD");
		expect(entry).toMatchObject({ kind: "referralPaid", winMinor: 1_000 });
		const [row] = await opened.ledger.history(inviting, "CAD", { limit: 1 });
		const names = await opened.referral.nameRewards([row!], { playerId: inviting, locale: "en" });
		expect(names.get(row!.opId)).toBe("A•");
	});

	it("waits while the books do not hold, and is paid after that", async () => {
		const inviting = await person();
		await earned(inviting);
		opened.payouts.isOn = false;
		await settle();
		expect(await cashOf(inviting)).toBe(0n);
		opened.payouts.isOn = true;
		await settle();
		expect(await cashOf(inviting)).toBe(1_000n);
	});

	it("counts what the friend did before the player was followed, and nothing twice", async () => {
		const friend = await friendOf(await person());
		await deposit(friend);
		await stake(friend, 3_000n);
		await opened.catchUp();
		await opened.referral.beginPlayers();
		await stake(friend, 1_000n);
		await opened.catchUp();
		await opened.referral.beginPlayers();
		expect((await rewardOf(friend)).stakedMinor).toBe(4_000);
	});

	it.each<[string, (inviting: Id, friend: Id) => unknown, string]>([
		["of the same person", (inviting, friend) => opened.links.set(`${friend} ${inviting}`, "person"), "samePerson"],
		["with a shared device", (inviting, friend) => opened.links.set(`${friend} ${inviting}`, "device"), "sharedMeans"],
		["who is excluded", (_inviting, friend) => opened.restricted.add(friend), "friendRestricted"],
	])("is refused for a friend %s, with the reason recorded", async (_case, make, reason) => {
		const inviting = await person();
		const friend = await earned(inviting);
		make(inviting, friend);
		await settle();
		expect(await rewardOf(friend)).toMatchObject({ state: "refused", reason, rewards: [] });
		expect(await cashOf(inviting)).toBe(0n);
		expect((await profileOf(inviting)).friends[0]?.reward).toMatchObject({ state: "none", missing: [] });
	});

	it("is refused in a circle: A invites B, who invites another account of A", async () => {
		const ann = await person();
		const bob = await friendOf(ann);
		const annAgain = await earned(bob);
		opened.links.set(`${annAgain} ${ann}`, "person");
		await settle();
		expect(await rewardOf(annAgain)).toMatchObject({ state: "refused", reason: "circle", linkedToId: idText(ann) });
	});

	it("is refused when the first deposit is charged back before", async () => {
		const inviting = await person();
		const friend = await friendOf(inviting);
		const reference = await deposit(friend);
		await stake(friend);
		const whose = { playerId: friend, currency: "CAD", opId: opened.newId(), deposit: reference };
		await opened.wallet.batched.chargeBack({ ...whose, takenMinor: 10_000n, owedMinor: 0n });
		await settle();
		expect(await rewardOf(friend)).toMatchObject({ state: "refused", reason: "chargedBack" });
	});

	it("gives nothing to a player who is excluded, and the friend what was promised", async () => {
		const inviting = await person();
		const friend = await earned(inviting);
		opened.restricted.add(inviting);
		await settle();
		expect([await cashOf(inviting), await cashOf(friend)]).toEqual([0n, 10_500n]);
		expect((await rewardOf(friend)).rewards).toMatchObject([
			{ side: "referrer", state: "refused", reason: "restricted" },
			{ side: "friend", state: "paid", reason: null },
		]);
	});

	it("is paid for so many friends a year, also when they come at once", async () => {
		const inviting = await person();
		const friends = [await friendOf(inviting), await friendOf(inviting), await friendOf(inviting)];
		for (const friend of friends) {
			await deposit(friend);
			await stake(friend);
		}
		await settle();
		laterBy(14.1);
		await settle();
		const states = await Promise.all(friends.map(async (friend) => (await rewardOf(friend)).reason));
		expect(states).toEqual([null, null, "tooMany"]);
		expect(await cashOf(inviting)).toBe(2_000n);
	});
});

describe("[REF-03] an operator", () => {
	const act = (call: typeof holdFriendReward | typeof releaseFriendReward | typeof refuseFriendReward, friend: Id) =>
		client().call(call, { params: { friend: idText(friend) }, body: { reason: "looks odd to me" } }, operator);

	it("holds a reward, releases it, and then it is paid", async () => {
		const inviting = await person();
		const friend = await earned(inviting);
		expect(await act(holdFriendReward, friend)).toMatchObject({ state: "open", heldReason: "looks odd to me" });
		await expect(act(holdFriendReward, friend)).rejects.toThrow("REWARD_STATE");
		await settle();
		expect(await cashOf(inviting)).toBe(0n);
		const { rewards } = await client().call(listFriendRewards, { query: { held: true } }, operator);
		expect(rewards.map(({ id }) => id)).toEqual([idText(friend)]);
		await act(releaseFriendReward, friend);
		await settle();
		expect(await cashOf(inviting)).toBe(1_000n);
		await expect(act(refuseFriendReward, friend)).rejects.toThrow("REWARD_STATE");
		expect(opened.audited).toEqual(expect.arrayContaining(["friendReward.held", "friendReward.released"]));
	});

	it("refuses one for both players", async () => {
		const inviting = await person();
		const friend = await earned(inviting);
		await act(refuseFriendReward, friend);
		await settle();
		expect(await rewardOf(friend)).toMatchObject({ state: "refused", reason: "operator", rewards: [] });
		await expect(act(holdFriendReward, 7n)).rejects.toThrow("REWARD_NOT_FOUND");
	});
});
