import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrivalText, downloadAffiliateFunnel, readAffiliate, readAffiliateReport } from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";
import { addClicks, MAX_NAMED_A_DAY } from "./click-store.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
	opened.clock.set(Date.UTC(2026, 5, 10, 23, 30));
});
afterAll(() => opened.close());

let count = 0;
async function affiliate() {
	const [id, applicationId, playerId] = [`partner${++count}`, opened.newId(), opened.newId()];
	const since = new Date(opened.clock.nowMs());
	await sql`insert into referral.affiliate_application (application_id, asked_at, name, email, website, state,
		affiliate_id, reason) values (${applicationId}, ${since}, 'Odds', 'a@odds.example', 'https://odds.example',
		'accepted', ${id}, 'fine')`.execute(opened.database.reader);
	await sql`insert into referral.affiliate values (${id}, ${applicationId}, ${since}, ${playerId})`.execute(
		opened.database.reader,
	);
	return { id, playerId };
}
const open = async (url: string, cookie = "") => {
	opened.referral.arrived({ url, headers: { cookie } });
	await opened.referral.settle();
};
const rowsOf = async (id: string) => {
	const { rows } = await sql<{ campaign: string; sharing_method: string; clicks: bigint }>`
		select campaign, sharing_method, clicks from referral.affiliate_click
		where affiliate_id = ${id} order by 1, 2`.execute(opened.database.reader);
	return rows;
};
const visitOf = (playerId: bigint, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	...{ locale: "en", ip: "", userAgent: "", cookies: {} },
});
const client = () => openInProcessClient(opened.referral.bindings);

describe("[REF-01] a click", () => {
	it.each<[string, (id: string) => string, string | undefined, number]>([
		["by the affiliate's link", (id) => `/en/welcome/${id}`, undefined, 1],
		["by the query", (id) => `/en?myafftoken=${id}`, undefined, 1],
		["by another token with the affiliate's name", (id) => `/en?ref=summer&affid=${id}`, undefined, 1],
		["by a token beside a name that no affiliate has", (id) => `/en?ref=${id}&affid=invented`, undefined, 1],
		["of a player who is signed in", (id) => `/en/welcome/${id}`, "sid=1", 0],
		["without a token", () => "/en/casino", undefined, 0],
		["by a friend's link", (id) => `/en?ref=P0ABCDEFG&x=${id}`, undefined, 0],
	])("%s", async (_case, urlOf, cookie, expected) => {
		const { id } = await affiliate();
		await open(urlOf(id), cookie);
		expect((await rowsOf(id)).reduce((sum, { clicks }) => sum + Number(clicks), 0)).toBe(expected);
		expect(opened.logged).toEqual([]);
	});

	it("is counted in one row for each campaign, method and day, however many come at once", async () => {
		const { id } = await affiliate();
		for (let i = 0; i < 50; i++) opened.referral.arrived({ url: `/en/welcome/${id}?extcmpid=c7`, headers: {} });
		await open(`/en/welcome/${id}?sharingMethod=mail`);
		expect(await rowsOf(id)).toEqual([
			{ campaign: "", sharing_method: "mail", clicks: 1n },
			{ campaign: "c7", sharing_method: "WORD_OF_MOUTH", clicks: 50n },
		]);
	});

	it("of a link that is no affiliate's leaves nothing", async () => {
		await open("/en/welcome/invented");
		expect(await rowsOf("invented")).toEqual([]);
	});

	it("is counted without a name where a day has too many of them", async () => {
		const { id } = await affiliate();
		const given = (campaign: string) => ({
			...{ texts: [id, id] as [string, string], day: "2026-06-10", campaign, sharingMethod: "m", clicks: 1n },
		});
		const add = (from: number, until: number) =>
			addClicks(
				opened.database.reader,
				Array.from({ length: until - from }, (_, i) => given(`c${from + i}`)),
			);
		await add(0, MAX_NAMED_A_DAY - 1);
		await add(MAX_NAMED_A_DAY - 1, MAX_NAMED_A_DAY + 5);
		await add(0, 1);
		const rows = await rowsOf(id);
		expect(rows).toHaveLength(MAX_NAMED_A_DAY + 1);
		expect(rows[0]).toEqual({ campaign: "", sharing_method: "", clicks: 5n });
		expect(rows.find(({ campaign }) => campaign === "c0")?.clicks).toBe(2n);
	});
});

describe("[REF-03] the funnel of an affiliate", () => {
	it("has clicks, registrations and first deposits by days and in total, for the affiliate and the operator", async () => {
		const { id, playerId } = await affiliate();
		for (let i = 0; i < 3; i++) await open(`/en/welcome/${id}`);
		const friend = await opened.player();
		const arrival = arrivalText({
			...{ referralKey: id, type: "AFFILIATE", sharingMethod: "WORD_OF_MOUTH" },
			...{ capturedAtMs: opened.clock.nowMs(), affiliateId: null, campaignId: null },
		});
		await opened.database.transaction((tx) => opened.referral.attribute(tx, friend, arrival));
		await sql`update referral.followed set currency = 'CAD', seq = 1, first_deposit = 5, first_deposit_amount = 100,
			first_deposit_at = '2026-06-11T00:10:00Z' where player_id = ${friend}`.execute(opened.database.reader);
		const total = { clicks: 3, registered: 1, deposited: 1 };
		expect(await client().call(readAffiliateReport, {}, visitOf(playerId))).toMatchObject({
			funnel: total,
			days: [
				{ day: "2026-06-11", clicks: 0, registered: 0, deposited: 1 },
				{ day: "2026-06-10", clicks: 3, registered: 1, deposited: 0 },
			],
		});
		const params = { affiliate: id };
		const record = await client().call(readAffiliate, { params }, visitOf(100n, ["withdrawals"]));
		expect(record.funnel).toEqual(total);
		const file = await client().call(downloadAffiliateFunnel, {}, visitOf(playerId));
		const parts = [];
		for await (const part of (file as unknown as { parts: AsyncIterable<string> }).parts) parts.push(part);
		expect(parts.join("").trim().split("\r\n").slice(1)).toEqual([
			'"2026-06-11","0","0","1","",""',
			'"2026-06-10","3","1","0","3333","0"',
			'"total","3","1","1","3333","10000"',
		]);
	});
});
