import { type Id, idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	approveAffiliateStatement,
	arrivalText,
	confirmAffiliatePlan,
	decideAffiliateApplication,
	downloadAffiliateStatements,
	listAffiliateApplications,
	listAffiliateStatements,
	listAffiliates,
	payAffiliateStatement,
	proposeAffiliatePlan,
	readAffiliate,
	readAffiliateReport,
	readAffiliateStatement,
	requestAffiliation,
	withdrawAffiliatePlan,
} from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
	opened.clock.set(Date.UTC(2026, 5, 10, 12));
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
const olga = visitOf(100n, ["withdrawals", "support"]);
const omar = visitOf(101n, ["withdrawals", "support"]);
const client = () => openInProcessClient(opened.referral.bindings);

let count = 0;
/** An accepted affiliate, by the token of its links. */
async function affiliate(email = `a${++count}@odds.example`): Promise<string> {
	opened.clock.set(opened.clock.nowMs() + 1_000);
	const body = { name: `Odds ${count}`, email, website: "https://odds.example" };
	await client().call(requestAffiliation, { body }, olga);
	const { applications } = await client().call(listAffiliateApplications, { query: { limit: 1 } }, olga);
	const decision = { decision: "accepted", reason: "looked at the site" } as const;
	const params = { application: applications[0]!.id };
	return (await client().call(decideAffiliateApplication, { params, body: decision }, olga)).affiliateId!;
}

type Plan = { plan: string; fromMonth?: string; parentId?: string };
const propose = (id: string, { plan, fromMonth = "2026-06", ...rest }: Plan, by = olga) =>
	client().call(
		proposeAffiliatePlan,
		{ params: { affiliate: id }, body: { plan, fromMonth, reason: "as agreed by mail", ...rest } },
		by,
	);
const confirm = (id: string, by = omar) => client().call(confirmAffiliatePlan, { params: { affiliate: id } }, by);
const planned = async (plan: Plan): Promise<string> => {
	const id = await affiliate();
	await propose(id, plan);
	await confirm(id);
	return id;
};

/** A player who came by the affiliate's link, with cash. */
async function visitor(affiliateId: string, cashMinor = 100_000n): Promise<Id> {
	const playerId = await opened.player();
	opened.people.set(playerId, { nickname: null, firstName: "Ada" });
	const arrival = arrivalText({
		...{ referralKey: affiliateId, type: "AFFILIATE", sharingMethod: "WORD_OF_MOUTH" },
		...{ capturedAtMs: opened.clock.nowMs(), affiliateId: null, campaignId: "c7" },
	});
	await opened.database.transaction((tx) => opened.referral.attribute(tx, playerId, arrival));
	const payment = { playerId, currency: "CAD", reference: opened.newId(), amountMinor: cashMinor };
	await opened.wallet.batched.deposit(payment);
	return playerId;
}
const play = (playerId: Id, stakeMinor: bigint, winMinor = 0n) =>
	opened.ledger.post(aRound(opened.newId(), playerId, stakeMinor, winMinor));

async function countAll(): Promise<void> {
	await opened.referral.beginPlayers();
	await opened.catchUp();
}
/** To the noon of the first day of the next month, when it has ended in every zone. */
async function endMonth(): Promise<void> {
	await countAll();
	const at = new Date(opened.clock.nowMs());
	opened.clock.set(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, 12));
	await opened.referral.computeStatements();
}
const statementOf = async (affiliateId: string) => {
	const { statements } = await client().call(listAffiliateStatements, { query: { limit: 100 } }, olga);
	return statements.find((each) => each.affiliateId === affiliateId)!;
};
const approve = (id: string, by: Visit) => client().call(approveAffiliateStatement, { params: { statement: id } }, by);
const pay = (id: string) =>
	client().call(payAffiliateStatement, { params: { statement: id }, body: { payment: "BANK-77" } }, olga);
const balanceOf = async (code: string) => {
	const found = await opened.generalLedger.balances(opened.database.reader);
	return found.filter(({ account }) => account === code);
};

describe("[REF-03] the plan of an affiliate", () => {
	it("is proposed by one operator and confirmed by another", async () => {
		const id = await affiliate();
		expect(await propose(id, { plan: "hybrid" })).toMatchObject({
			plans: [{ plan: "hybrid", state: "proposed", isOwn: true }],
		});
		await expect(propose(id, { plan: "share" })).rejects.toThrow("ASSIGNMENT_STATE");
		await expect(confirm(id, olga)).rejects.toThrow("SECOND_OPERATOR_NEEDED");
		expect(await confirm(id)).toMatchObject({ plans: [{ state: "confirmed", decidedByName: "Operator 101" }] });
		await expect(confirm(id)).rejects.toThrow("ASSIGNMENT_STATE");
		const { affiliates } = await client().call(listAffiliates, { query: { limit: 1 } }, olga);
		expect(affiliates).toMatchObject([{ id, plan: "hybrid" }]);
		expect(opened.audited).toEqual(expect.arrayContaining(["affiliatePlan.proposed", "affiliatePlan.confirmed"]));
	});

	it("is taken back by either of them", async () => {
		const id = await affiliate();
		await propose(id, { plan: "share" });
		const call = { params: { affiliate: id }, body: { reason: "another plan was meant" } };
		expect(await client().call(withdrawAffiliatePlan, call, olga)).toMatchObject({ plans: [{ state: "withdrawn" }] });
	});

	it.each<[string, () => Promise<Plan>]>([
		["before it has terms", async () => ({ plan: "share", fromMonth: "2025-12" })],
		["with an affiliate above it that there is not", async () => ({ plan: "share", parentId: "Anobody" })],
		[
			"below one that another has brought",
			async () => ({ plan: "share", parentId: await planned({ plan: "share", parentId: await affiliate() }) }),
		],
	])("is refused %s", async (_case, plan) => {
		const wanted = await plan();
		await expect(propose(await affiliate(), wanted)).rejects.toThrow("PLAN_NOT_POSSIBLE");
	});

	it("is refused with months of another zone", async () => {
		const id = await planned({ plan: "share" });
		await expect(propose(id, { plan: "shareWithCarryOver", fromMonth: "2026-09" })).rejects.toThrow(
			"PLAN_NOT_POSSIBLE",
		);
	});

	it("is not found for a token that is no affiliate's", async () => {
		await expect(confirm("Anobody")).rejects.toThrow("AFFILIATE_NOT_FOUND");
	});
});

describe("[REF-03] the hours of an affiliate's players", () => {
	it("are what a recount of the journal gives, before and after they were followed", async () => {
		const id = await planned({ plan: "share" });
		const playerId = await visitor(id);
		await play(playerId, 1_000n, 400n);
		await opened.catchUp();
		await opened.referral.beginPlayers();
		opened.clock.set(opened.clock.nowMs() + HOUR_MS);
		const whose = { playerId, currency: "CAD", stakeMinor: 700n };
		const [betId, voided] = [opened.newId(), opened.newId()];
		await opened.wallet.batched.bet({ ...whose, betId });
		await opened.wallet.batched.bet({ ...whose, betId: voided });
		await opened.wallet.batched.settle({ ...whose, betId, winMinor: 300n });
		await opened.wallet.batched.voidBet({ ...whose, betId: voided });
		await opened.ledger.post({ ...aRound(opened.newId(), playerId, 1_000n, 0n), gameId: 7 });
		await countAll();
		expect(await opened.referral.auditHours()).toEqual([]);
		const { open } = await client().call(readAffiliate, { params: { affiliate: id } }, olga);
		// 20 % of 1,600 and 15 % of 400 are duty; 1.65 % of the deposit is fees; 1.5 % of the last stake is a jackpot's.
		expect(open).toMatchObject([
			{ casinoMinor: 1_600, sportsMinor: 400, jackpotMinor: 15, dutyMinor: 380, feesMinor: 1_650, netMinor: -45 },
		]);
		await sql`update referral.player_hour set casino = casino + 1 where player_id = ${playerId}`.execute(
			opened.database.reader,
		);
		const found = [...(await opened.referral.auditHours()), ...(await opened.referral.auditHours())];
		expect(found[0]).toMatchObject({ playerId, currency: "CAD" });
		await sql`update referral.player_hour set casino = casino - 1 where player_id = ${playerId}`.execute(
			opened.database.reader,
		);
	});
});

describe("[REF-03] the statement of an affiliate", () => {
	it("is computed once after the month, approved by two, and paid through the general ledger", async () => {
		const id = await planned({ plan: "share" });
		const playerId = await visitor(id);
		await play(playerId, 40_000n);
		await endMonth();
		await Promise.all([opened.referral.computeStatements(), opened.referral.computeStatements()]);
		const shown = await statementOf(id);
		// 40,000 less 20 % duty and 1.65 % of 100,000.
		expect(shown).toMatchObject({ state: "shown", month: "2026-06", totalMinor: 7_587 });
		expect(shown.lines).toMatchObject({ netMinor: 30_350, perTenThousand: 2_500, shareMinor: 7_587 });
		await expect(pay(shown.id)).rejects.toThrow("STATEMENT_STATE");
		expect(await approve(shown.id, olga)).toMatchObject({ state: "approved", isApprovedByReader: true });
		await expect(approve(shown.id, olga)).rejects.toThrow("SECOND_OPERATOR_NEEDED");
		expect(await balanceOf(`affiliatePayable:${id}`)).toEqual([]);
		const both = await Promise.allSettled([approve(shown.id, omar), approve(shown.id, omar)]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await balanceOf(`affiliatePayable:${id}`)).toMatchObject([{ currency: "CAD", amount: -7_587n }]);
		expect(await pay(shown.id)).toMatchObject({ state: "paid", payment: "BANK-77" });
		await expect(pay(shown.id)).rejects.toThrow("STATEMENT_STATE");
		expect(await balanceOf(`affiliatePayable:${id}`)).toMatchObject([{ amount: 0n }]);
		expect(await balanceOf("affiliateCost")).toMatchObject([{ amount: 7_587n }]);
		expect(opened.audited).toEqual(expect.arrayContaining(["affiliateStatement.confirmed", "affiliateStatement.paid"]));
	});

	it("has the corrections of what was before in the month in which they are made", async () => {
		const id = await planned({ plan: "share", fromMonth: "2026-07" });
		const playerId = await visitor(id);
		const round = opened.newId();
		await opened.ledger.post(aRound(round, playerId, 50_000n, 0n));
		await endMonth();
		const before = await statementOf(id);
		const whose = { playerId, currency: "CAD", correctionId: opened.newId(), corrected: round };
		await opened.wallet.batched.correct({ ...whose, against: "casino", amountMinor: 50_000n });
		await endMonth();
		expect(await client().call(readAffiliateStatement, { params: { statement: before.id } }, olga)).toEqual(before);
		expect(await statementOf(id)).toMatchObject({
			month: "2026-08",
			state: "nothing",
			lines: { casinoMinor: -50_000 },
		});
	});

	it("pays once for a player who deposits and stakes enough", async () => {
		const id = await planned({ plan: "perPlayer", fromMonth: "2026-09" });
		const [enough, small] = [await visitor(id, 2_000n), await visitor(id, 1_999n)];
		await play(enough, 1_000n, 1_000n);
		await play(small, 1_999n, 1_999n);
		await endMonth();
		expect(await statementOf(id)).toMatchObject({ totalMinor: 0, lines: { playersPaidFor: 0 } });
		await play(enough, 1_000n, 1_000n);
		await endMonth();
		expect(await statementOf(id)).toMatchObject({ month: "2026-10", totalMinor: 5_000, lines: { playersPaidFor: 1 } });
		await play(enough, 2_000n, 2_000n);
		await endMonth();
		expect(await statementOf(id)).toMatchObject({ month: "2026-11", totalMinor: 0 });
	});

	it("carries what a plan carries, in the months of its zone", async () => {
		const id = await planned({ plan: "shareWithCarryOver", fromMonth: "2026-12" });
		const playerId = await visitor(id);
		// In Toronto it is still December.
		opened.clock.set(Date.UTC(2027, 0, 1, 4, 30));
		await play(playerId, 1_000n, 41_000n);
		await countAll();
		opened.clock.set(Date.UTC(2027, 0, 1, 12));
		await opened.referral.computeStatements();
		const { lines, month } = await statementOf(id);
		expect([month, lines.netMinor, lines.carriedOutMinor]).toEqual(["2026-12", -33_650, -33_650]);
		await play(playerId, 50_000n);
		await endMonth();
		expect((await statementOf(id)).lines).toMatchObject({
			...{ month: "2027-01", carriedInMinor: -33_650, sharedMinor: 6_350, totalMinor: 2_540, carriedOutMinor: 0 },
		});
	});

	it("has a share of what sub-affiliates earn", async () => {
		const parent = await planned({ plan: "share", fromMonth: "2027-02" });
		const sub = await planned({ plan: "share", fromMonth: "2027-02", parentId: parent });
		await play(await visitor(sub), 40_000n);
		await endMonth();
		expect(await statementOf(sub)).toMatchObject({ totalMinor: 7_587 });
		expect(await statementOf(parent)).toMatchObject({ totalMinor: 379, lines: { subMinor: 379, netMinor: 0 } });
	});
});

describe("[REF-03] the report of an affiliate", () => {
	const report = (playerId: Id) => client().call(readAffiliateReport, {}, visitOf(playerId));

	it("belongs to the player with the e-mail of the application, and to no other", async () => {
		const id = await affiliate("Mine@odds.example");
		const [own, other, late] = [opened.newId(), opened.newId(), opened.newId()];
		opened.people.set(own, { nickname: null, firstName: "Ada", email: "mine@odds.example" });
		opened.people.set(other, { nickname: null, firstName: "Eve", email: "eve@odds.example" });
		opened.people.set(late, { nickname: null, firstName: "Ann", email: "mine@odds.example" });
		await expect(report(other)).rejects.toThrow("NOT_AN_AFFILIATE");
		expect(await report(own)).toMatchObject({
			affiliateId: id,
			plan: null,
			funnel: { registered: 0 },
			open: [],
			statements: [],
		});
		opened.people.set(own, { nickname: null, firstName: "Ada", email: "changed@odds.example" });
		expect((await report(own)).affiliateId).toBe(id);
		await expect(report(late)).rejects.toThrow("NOT_AN_AFFILIATE");
	});

	it("has sums and no player, and the statements as CSV", async () => {
		const reading = opened.newId();
		opened.people.set(reading, { nickname: null, firstName: "Ada", email: "report@odds.example" });
		const month = new Date(opened.clock.nowMs()).toISOString().slice(0, 7);
		const id = await affiliate("report@odds.example");
		await propose(id, { plan: "share", fromMonth: month });
		await confirm(id);
		const playerId = await visitor(id);
		await play(playerId, 40_000n);
		await countAll();
		const seen = await report(reading);
		expect(seen).toMatchObject({
			funnel: { registered: 1, deposited: 1 },
			plan: "share",
			open: [{ month, totalMinor: 7_587 }],
		});
		expect(JSON.stringify(seen)).not.toContain(idText(playerId));
		await endMonth();
		expect((await report(reading)).statements).toMatchObject([{ state: "shown", lines: { month, totalMinor: 7_587 } }]);
		const file = await client().call(downloadAffiliateStatements, {}, visitOf(reading));
		const parts = [];
		for await (const part of (file as unknown as { parts: AsyncIterable<string> }).parts) parts.push(part);
		expect(parts.join("").split("\r\n")[1]).toMatch(
			new RegExp(`^"${month}","CAD","share","shown","2500","0","400.00",`),
		);
	});
});
