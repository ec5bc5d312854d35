import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import type { RewardPlan, RewardRefusal } from "../../contract/index.ts";
import { type Judged, judgeReward, type RewardFacts } from "./judge-reward.ts";
import { refusingLink } from "./refusing-link.ts";

const PLAN: RewardPlan = {
	id: "p",
	fromMs: 0,
	holdDays: 14,
	stakeUnits: 5_000n,
	withinDays: 90,
	referrerUnits: 1_000n,
	friendUnits: 500n,
	maxFriendsAYear: 20,
};
const at = (day: number): number => day * DAY_MS;
const deposit = (day: number) => ({ id: 1n, atMs: at(day), amountMinor: 2_000n });
const DONE: RewardFacts = {
	registeredAtMs: 0,
	firstDeposit: deposit(1),
	isChargedBack: false,
	stakedMinor: 5_000n,
	unitMinor: 1n,
	link: undefined,
	isFriendRestricted: false,
	rewardedFriends: 0,
};
const refused = (reason: RewardRefusal) => ({ is: "refused", reason }) as const;

describe("[REF-03] the reward for a friend", () => {
	it.each<[string, Partial<RewardFacts>, number, Partial<Judged>]>([
		["is due 14 days after the first deposit, once enough is staked", {}, 15, { is: "due" }],
		["is held a moment before", {}, 14.99, { is: "held", untilMs: at(15) }],
		["waits for the last unit of the stakes", { stakedMinor: 4_999n }, 20, { is: "waiting", missing: ["stakes"] }],
		[
			"waits for a first deposit",
			{ firstDeposit: null, stakedMinor: 0n },
			20,
			{ is: "waiting", missing: ["firstDeposit", "stakes"], untilMs: at(90) },
		],
		["counts units of the friend's currency", { unitMinor: 2n }, 20, { is: "waiting", missing: ["stakes"] }],
		["is refused when 90 days pass without the stakes", { stakedMinor: 0n }, 90.01, refused("tooLate")],
		["waits on the last day", { stakedMinor: 0n }, 90, { is: "waiting" }],
		["is held beyond the last day by a late deposit", { firstDeposit: deposit(89) }, 95, { is: "held" }],
		["is refused when the deposit is charged back", { isChargedBack: true }, 5, refused("chargedBack")],
		["is refused for a friend who is excluded", { isFriendRestricted: true }, 15, refused("friendRestricted")],
		["is refused for the 21st friend of a year", { rewardedFriends: 20 }, 15, refused("tooMany")],
		["is due for the 20th", { rewardedFriends: 19 }, 15, { is: "due" }],
		[
			"is refused by a link, whatever else there is",
			{ link: { reason: "circle", to: 7n }, isChargedBack: true },
			15,
			{ ...refused("circle"), linkedTo: 7n },
		],
	])("%s", (_case, over, day, expected) => {
		expect(judgeReward(PLAN, { ...DONE, ...over }, at(day))).toMatchObject(expected);
	});
});

describe("[REF-03] links that refuse a reward", () => {
	const [ann, bob, cas, friend, other] = [1n, 2n, 3n, 9n, 8n];
	it.each<[string, bigint[], bigint[], [bigint, "person" | "device" | "card"][], string | undefined, bigint?]>([
		["none", [cas, bob], [other], [], undefined],
		["a second account of the one who invites", [cas], [], [[cas, "person"]], "samePerson", cas],
		["one who invited the inviter: A, B, A", [bob, ann], [], [[ann, "person"]], "circle", ann],
		["a longer circle: A, B, C, A", [cas, bob, ann], [], [[ann, "person"]], "circle", ann],
		["the friend's own account above", [bob, friend], [], [], "circle", friend],
		["a device of the inviter", [cas], [], [[cas, "device"]], "sharedMeans", cas],
		["a card of another friend of the same player", [cas], [other], [[other, "card"]], "sharedMeans", other],
		[
			"a person counts for more than a device",
			[cas, ann],
			[],
			[
				[cas, "device"],
				[ann, "person"],
			],
			"circle",
			ann,
		],
	])("%s", (_case, inviters, siblings, links, reason, to) => {
		const link = refusingLink({ friendId: friend, inviters, siblings, links: new Map(links) });
		expect(link).toEqual(reason === undefined ? undefined : { reason, to });
	});
});
