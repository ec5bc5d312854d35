import { idText } from "@baize/kernel/id";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import {
	decideAffiliateApplication,
	listAffiliateApplications,
	listReferrals,
	readAffiliateApplication,
	readReferralProfile,
	readReferralTracking,
	requestAffiliation,
} from "../contract/index.ts";
import * as affiliates from "./affiliates/applications.ts";
import type { ReferralPorts } from "./ports.ts";
import * as profile from "./profile.ts";
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
