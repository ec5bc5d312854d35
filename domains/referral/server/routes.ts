import { idText } from "@baize/kernel/id";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import {
	decideAffiliateApplication,
	holdFriendReward,
	listAffiliateApplications,
	listFriendRewards,
	listReferrals,
	readAffiliateApplication,
	readFriendReward,
	readReferralProfile,
	readReferralTracking,
	refuseFriendReward,
	releaseFriendReward,
	requestAffiliation,
} from "../contract/index.ts";
import * as affiliates from "./affiliates/applications.ts";
import type { ReferralPorts } from "./ports.ts";
import * as profile from "./profile.ts";
import * as rewards from "./rewards/operate-rewards.ts";
import { type AttributionRow, readAttributions } from "./store.ts";

const PAGE_LENGTH = 50;

export const referralRoutes = (ports: ReferralPorts): Binding[] => [
	bind(readReferralProfile, (_input, { session }) => profile.readReferralProfile(ports, session.playerId)),
	bind(readReferralTracking, ({ params }) => profile.readReferralTracking(ports, params.token)),
	bind(listReferrals, async ({ query: { cursor, limit = PAGE_LENGTH } }) => {
		const read = await readAttributions(ports.database.reader, readMomentCursor(cursor), limit + 1);
		const { rows, next } = pageOf(read, limit, ({ registered_at: at, player_id: id }) => momentCursor({ at, id }));
		return { referrals: rows.map(referralRow), next };
	}),
	bind(requestAffiliation, ({ body }) => affiliates.requestAffiliation(ports, body)),
	bind(listAffiliateApplications, ({ query }) => affiliates.listApplications(ports, query)),
	bind(readAffiliateApplication, ({ params }) => affiliates.showApplication(ports, params.application)),
	bind(decideAffiliateApplication, ({ params, body }, visit) =>
		affiliates.decideApplication(ports, params.application, body, visit),
	),
	...rewardRoutes(ports),
];

const rewardRoutes = (ports: ReferralPorts): Binding[] => [
	bind(listFriendRewards, ({ query }) => rewards.listRewards(ports, query)),
	bind(readFriendReward, ({ params }) => rewards.showReward(ports, params.friend)),
	bind(holdFriendReward, ({ params, body }, visit) =>
		rewards.actOnReward(ports, "held", params.friend, body.reason, visit),
	),
	bind(releaseFriendReward, ({ params, body }, visit) =>
		rewards.actOnReward(ports, "released", params.friend, body.reason, visit),
	),
	bind(refuseFriendReward, ({ params, body }, visit) =>
		rewards.actOnReward(ports, "refused", params.friend, body.reason, visit),
	),
];

const referralRow = (row: AttributionRow) => ({
	id: idText(row.player_id),
	type: row.type,
	token: row.token,
	outcome: row.outcome,
	invitedById: row.invited_by === null ? null : idText(row.invited_by),
	affiliateId: row.affiliate_id,
	campaignId: row.campaign_id,
	sharingMethod: row.sharing_method,
	capturedAt: row.captured_at?.toISOString() ?? null,
	registeredAt: row.registered_at.toISOString(),
});
