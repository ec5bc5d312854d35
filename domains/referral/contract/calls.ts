import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { referralErrors } from "./errors.ts";
import { FriendProgress, RewardTerms } from "./rewards/schemas.ts";
import { REFERRAL_TYPES, TOKEN_PATTERN } from "./tokens.ts";

/** What a token did when its visitor registered. */
export const OUTCOMES = ["linked", "expired", "unknown", "samePerson"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const Name = Text({ description: "The nickname that the player has chosen, or the first letter of the first name." });

/** Another player, as far as the link between the two lets one know them. */
export const LinkedPlayer = Struct({ name: Name, sinceMs: Integer() });
export type LinkedPlayer = Static<typeof LinkedPlayer>;

/** `reward` is null where none was promised when the friend registered. */
export const Friend = Struct({ name: Name, sinceMs: Integer(), reward: OneOf([FriendProgress, Null()]) });
export type Friend = Static<typeof Friend>;

export const ReferralProfile = Struct({
	/** The token that the player's link carries. */
	code: Text({ pattern: TOKEN_PATTERN }),
	/** Who has invited the player; null for a player who came by no player's link. */
	invitedBy: OneOf([LinkedPlayer, Null()]),
	/** What the player gets as a friend, and how far it is; null where nothing was promised. */
	ownReward: OneOf([FriendProgress, Null()]),
	/** What is promised for a friend who registers now; null where nothing is. */
	terms: OneOf([RewardTerms, Null()]),
	/** The newest of those whom the player has invited and who have an account, and how many there are. */
	friends: ListOf(Friend),
	friendCount: Integer(),
});
export type ReferralProfile = Static<typeof ReferralProfile>;

export const readReferralProfile = defineCall({
	name: "readReferralProfile",
	method: "GET",
	path: "/services/referral/v1/profiles/:session",
	who: "player",
	level: "session",
	summary: "Reads the player's own code, who has invited the player, and whom the player has invited.",
	params: Struct({ session: Text() }),
	reply: ReferralProfile,
	errors: referralErrors,
});

export const ReferralTracking = Struct({
	type: EnumOf(REFERRAL_TYPES),
	/** Whether a player has the code. A token of an affiliate is known to the affiliate only, and counts as known. */
	isKnown: Flag(),
	invitedBy: OneOf([Name, Null()]),
});
export type ReferralTracking = Static<typeof ReferralTracking>;

export const readReferralTracking = defineCall({
	name: "readReferralTracking",
	method: "GET",
	path: "/services/referral/v1/profiles/tracking/:token",
	who: "anyone",
	level: "visitor",
	// Codes cannot be tried without end.
	limit: "link",
	summary: "Says what a referral token stands for, before its visitor registers.",
	params: Struct({ token: Text({ pattern: TOKEN_PATTERN }) }),
	reply: ReferralTracking,
	errors: referralErrors,
});

/** How a player came to the site, as operators see it. */
export const ReferralRow = Struct({
	id: Text({ pattern: ID_PATTERN }),
	type: EnumOf(REFERRAL_TYPES),
	token: Text(),
	outcome: EnumOf(OUTCOMES),
	invitedById: OneOf([Text({ pattern: ID_PATTERN }), Null()]),
	affiliateId: OneOf([Text(), Null()]),
	campaignId: OneOf([Text(), Null()]),
	sharingMethod: Text(),
	capturedAt: OneOf([Text(), Null()]),
	registeredAt: Text(),
});

export const listReferrals = defineCall({
	name: "listReferrals",
	method: "GET",
	path: "/api/v1/operator/referrals",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: "support",
	summary: "Players who came by a link of a player or an affiliate, the newest first.",
	audits: { action: "referral.viewed" },
	query: Struct(pageQuery),
	reply: Struct({ referrals: ListOf(ReferralRow), ...pageReply }),
	errors: {},
});
