import { EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { MISSING, PROGRESS_STATES, REFUSALS, REWARD_STATES, SIDES } from "./reasons.data.ts";

const Amount = Integer();

/** What is promised for a friend who registers now, in the player's currency. */
export const RewardTerms = Struct({
	currency: Text(),
	referrerMinor: Amount,
	friendMinor: Amount,
	stakeMinor: Amount,
	holdDays: Integer(),
	withinDays: Integer(),
	maxFriendsAYear: Integer(),
});
export type RewardTerms = Static<typeof RewardTerms>;

/** How far a friend is from the reward; of the friend's money only which steps are done. */
export const FriendProgress = Struct({
	state: EnumOf(["waiting", "held", "coming", "paid", "none"]),
	missing: ListOf(EnumOf(MISSING)),
	/** Until when the steps can be done, or when a deposit counts as cleared. */
	untilMs: OneOf([Integer(), Null()]),
	/** What the reading player gets or got. */
	amountMinor: OneOf([Amount, Null()]),
	isTooLate: Flag(),
});
export type FriendProgress = Static<typeof FriendProgress>;

const IdText = Text({ pattern: ID_PATTERN });
const Time = OneOf([Text(), Null()]);
const RefusalOrNull = OneOf([EnumOf(REFUSALS), Null()]);

export const RewardRow = Struct({
	side: EnumOf(SIDES),
	playerId: IdText,
	amountMinor: Amount,
	currency: Text(),
	state: EnumOf(REWARD_STATES),
	reason: RefusalOrNull,
	paidAt: Time,
});
export type RewardRow = Static<typeof RewardRow>;

/** A friend's way to the reward, as operators see it. */
export const FriendReward = Struct({
	/** The friend's. */
	id: IdText,
	invitedById: IdText,
	state: EnumOf(PROGRESS_STATES),
	reason: RefusalOrNull,
	/** The account with which there is a link that refuses the reward. */
	linkedToId: OneOf([IdText, Null()]),
	/** Why an operator holds it. */
	heldReason: OneOf([Text(), Null()]),
	plan: Text(),
	currency: OneOf([Text(), Null()]),
	stakedMinor: Amount,
	registeredAt: Text(),
	firstDepositAt: Time,
	isChargedBack: Flag(),
	decidedAt: Time,
	rewards: ListOf(RewardRow),
});
export type FriendReward = Static<typeof FriendReward>;
