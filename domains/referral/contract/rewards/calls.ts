import {
	defineCall,
	EnumOf,
	Flag,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { rewardErrors } from "../errors.ts";
import { PROGRESS_STATES } from "./reasons.data.ts";
import { FriendReward } from "./schemas.ts";

const OPERATOR = { who: "operator", role: "support" } as const;
const OneFriend = Struct({ friend: Text({ pattern: ID_PATTERN }) });

export const listFriendRewards = defineCall({
	...OPERATOR,
	name: "listFriendRewards",
	method: "GET",
	path: "/api/v1/operator/friend-rewards",
	level: "twoFactors",
	limit: "search",
	summary: "Friends of players and how far their rewards are, the newest first.",
	audits: { action: "friendRewards.viewed" },
	query: Struct({ ...pageQuery, state: Optional(EnumOf(PROGRESS_STATES)), held: Optional(Flag()) }),
	reply: Struct({ rewards: ListOf(FriendReward), ...pageReply }),
	errors: {},
});

export const readFriendReward = defineCall({
	...OPERATOR,
	name: "readFriendReward",
	method: "GET",
	path: "/api/v1/operator/friend-rewards/:friend",
	level: "twoFactors",
	summary: "One friend's way to the reward, with what has been paid and why not.",
	params: OneFriend,
	audits: { action: "friendReward.viewed", target: "params.friend" },
	reply: FriendReward,
	errors: rewardErrors,
});

export const holdFriendReward = defineCall({
	...OPERATOR,
	name: "holdFriendReward",
	method: "POST",
	path: "/api/v1/operator/friend-rewards/:friend/hold",
	level: "recentTwoFactors",
	summary: "Holds a reward that is not paid yet, with a reason: nothing is decided about it until it is released.",
	params: OneFriend,
	body: Struct({ reason: Reason }),
	reply: FriendReward,
	errors: rewardErrors,
});

export const releaseFriendReward = defineCall({
	...OPERATOR,
	name: "releaseFriendReward",
	method: "POST",
	path: "/api/v1/operator/friend-rewards/:friend/release",
	level: "recentTwoFactors",
	summary: "Ends the hold, with a reason; the rule decides again.",
	params: OneFriend,
	body: Struct({ reason: Reason }),
	reply: FriendReward,
	errors: rewardErrors,
});

export const refuseFriendReward = defineCall({
	...OPERATOR,
	name: "refuseFriendReward",
	method: "POST",
	path: "/api/v1/operator/friend-rewards/:friend/refusal",
	level: "recentTwoFactors",
	summary: "Refuses a reward that is not paid yet, for both players, with a reason.",
	params: OneFriend,
	body: Struct({ reason: Reason }),
	reply: FriendReward,
	errors: rewardErrors,
});
