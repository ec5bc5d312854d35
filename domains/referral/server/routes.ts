import { CSV_START, writeCsv } from "@baize/kernel/csv";
import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor, StreamedFileReply } from "@baize/platform-server";
import {
	addAffiliateMedium,
	approveAffiliateStatement,
	changeAffiliatePostbackKey,
	changeAffiliatePostbacks,
	confirmAffiliatePlan,
	decideAffiliateApplication,
	downloadAffiliateFunnel,
	downloadAffiliateStatements,
	endAffiliateMedium,
	holdFriendReward,
	listAffiliateApplications,
	listAffiliateMedia,
	listAffiliateStatements,
	listAffiliates,
	listFriendRewards,
	listReferrals,
	payAffiliateStatement,
	proposeAffiliatePlan,
	readAffiliate,
	readAffiliateApplication,
	readAffiliateMedium,
	readAffiliateReport,
	readAffiliateStatement,
	readFriendReward,
	readReferralProfile,
	readReferralTracking,
	refuseFriendReward,
	releaseFriendReward,
	requestAffiliation,
	testAffiliatePostbacks,
	withdrawAffiliatePlan,
} from "../contract/index.ts";
import * as affiliates from "./affiliates/applications.ts";
import * as plans from "./affiliates/plans.ts";
import { readReport, reportCells, reportFunnelCells } from "./affiliates/report.ts";
import { arrivalRoutes } from "./arrival-choice.ts";
import * as media from "./media/operate.ts";
import type { ReferralPorts } from "./ports.ts";
import { changePostbackKey, changePostbacks, testPostbacks } from "./postbacks/operate.ts";
import * as profile from "./profile.ts";
import * as rewards from "./rewards/operate-rewards.ts";
import { approveStatement, payStatement } from "./statements/settle-statement.ts";
import { listStatements, showStatement } from "./statements/show-statements.ts";
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
	...planRoutes(ports),
	...statementRoutes(ports),
	...mediaRoutes(ports),
	...arrivalRoutes(ports),
];

const mediaRoutes = (ports: ReferralPorts): Binding[] => [
	bind(listAffiliateMedia, ({ query }) => media.listMedia(ports, query)),
	bind(readAffiliateMedium, ({ params }) => media.showMedium(ports, params.medium)),
	bind(addAffiliateMedium, ({ body }, visit) => media.addMedium(ports, body, visit)),
	bind(endAffiliateMedium, ({ params, body }, visit) => media.stopMedium(ports, params.medium, body.reason, visit)),
];

const planRoutes = (ports: ReferralPorts): Binding[] => [
	bind(listAffiliates, ({ query }) => plans.listAffiliates(ports, query)),
	bind(readAffiliate, ({ params }, { session }) => plans.showAffiliate(ports, params.affiliate, session.playerId)),
	bind(proposeAffiliatePlan, ({ params, body }, visit) => plans.proposePlan(ports, params.affiliate, body, visit)),
	bind(confirmAffiliatePlan, ({ params }, visit) => plans.confirmPlan(ports, params.affiliate, visit)),
	bind(withdrawAffiliatePlan, ({ params, body }, visit) =>
		plans.withdrawPlan(ports, params.affiliate, body.reason, visit),
	),
	bind(changeAffiliatePostbacks, async ({ params: { affiliate }, body }, visit) => {
		await changePostbacks(ports, affiliate, body, visit);
		return plans.showAffiliate(ports, affiliate, visit.session.playerId);
	}),
	bind(changeAffiliatePostbackKey, async ({ params: { affiliate }, body }, visit) => {
		await changePostbackKey(ports, affiliate, body.reason, visit);
		return plans.showAffiliate(ports, affiliate, visit.session.playerId);
	}),
	bind(testAffiliatePostbacks, async ({ params: { affiliate } }, visit) => {
		await testPostbacks(ports, affiliate, visit);
		return plans.showAffiliate(ports, affiliate, visit.session.playerId);
	}),
];

const statementRoutes = (ports: ReferralPorts): Binding[] => [
	bind(listAffiliateStatements, ({ query }, { session }) => listStatements(ports, query, session.playerId)),
	bind(readAffiliateStatement, ({ params }, { session }) =>
		showStatement(ports, readId(params.statement) ?? 0n, session.playerId),
	),
	bind(approveAffiliateStatement, async ({ params }, visit) =>
		showStatement(ports, await approveStatement(ports, params.statement, visit), visit.session.playerId),
	),
	bind(payAffiliateStatement, async ({ params, body }, visit) =>
		showStatement(ports, await payStatement(ports, params.statement, body.payment, visit), visit.session.playerId),
	),
	bind(readAffiliateReport, (_input, { session }) => readReport(ports, session.playerId)),
	bind(downloadAffiliateStatements, async (_input, { session }) =>
		csvReply("statements.csv", await reportCells(ports, session.playerId)),
	),
	bind(downloadAffiliateFunnel, async (_input, { session }) =>
		csvReply("visitors.csv", await reportFunnelCells(ports, session.playerId)),
	),
];

const csvReply = (name: string, cells: string[][]): StreamedFileReply =>
	new StreamedFileReply(name, "text/csv; charset=utf-8", only(CSV_START + writeCsv(cells)));

async function* only(text: string): AsyncGenerator<string> {
	yield text;
}

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
