import { type Id, idText } from "@baize/kernel/id";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	addAffiliateMedium,
	endAffiliateMedium,
	listAffiliateMedia,
	type NewMedium,
	readAffiliateMedium,
	readAffiliateReport,
} from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
});
afterAll(() => opened.close());

const visitOf = (playerId: Id, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	...{ locale: "en", ip: "", userAgent: "", cookies: {} },
});
const client = () => openInProcessClient(opened.referral.bindings);
const OPERATOR = visitOf(9_000n, ["content"]);
const MEDIUM: NewMedium = {
	...{ name: "Odds, wide", format: "leaderboard", page: "sports" },
	text: { en: "Fair odds", es: "Cuotas justas", ar: "أسعار عادلة" },
};
let asked = 0;
const add = (over: Partial<NewMedium> = {}, requestId = `request-${++asked}`) =>
	client().call(addAffiliateMedium, { body: { requestId, medium: { ...MEDIUM, ...over } } }, OPERATOR);
const end = (medium: string) =>
	client().call(endAffiliateMedium, { params: { medium }, body: { reason: "It is out of date" } }, OPERATOR);

/** What an affiliate finds in the report. */
async function shown() {
	const [id, applicationId, playerId] = [`media${++asked}`, opened.newId(), opened.newId()];
	const since = new Date(opened.clock.nowMs());
	await sql`insert into referral.affiliate_application (application_id, asked_at, name, email, website, state,
		affiliate_id, reason) values (${applicationId}, ${since}, 'Odds', 'a@odds.example', 'https://odds.example',
		'accepted', ${id}, 'fine')`.execute(opened.database.reader);
	await sql`insert into referral.affiliate values (${id}, ${applicationId}, ${since}, ${playerId})`.execute(
		opened.database.reader,
	);
	return (await client().call(readAffiliateReport, {}, visitOf(playerId))).media;
}

describe("[REF-03] a medium of affiliates", () => {
	it("is added by an operator, and every affiliate finds it until it ends", async () => {
		const { id, ...added } = await add();
		expect(added).toMatchObject({ ...MEDIUM, isOn: true });
		expect(await shown()).toContainEqual({ id, ...MEDIUM });
		expect(await end(id)).toMatchObject({ id, isOn: false });
		expect((await shown()).map((each) => each.id)).not.toContain(id);
		const read = await client().call(readAffiliateMedium, { params: { medium: id } }, OPERATOR);
		expect(read).toMatchObject({ name: "Odds, wide", isOn: false });
		expect(opened.audited.slice(-2)).toEqual(["affiliateMedium.added", "affiliateMedium.ended"]);
		await expect(end(id)).rejects.toThrow("MEDIUM_ENDED");
	});

	it("is added once for a request, and its id is refused for other words", async () => {
		const first = await add({}, "request-same");
		expect(await add({}, "request-same")).toEqual(first);
		await expect(add({ name: "Another" }, "request-same")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		await expect(add({ format: "link" }, "request-same")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
	});

	it("is listed with the newest first, in pages", async () => {
		const [older, newer] = [await add({ name: "Older" }), await add({ name: "Newer" })];
		const page = (cursor?: string) =>
			client().call(listAffiliateMedia, { query: { limit: 1, ...(cursor ? { cursor } : {}) } }, OPERATOR);
		const first = await page();
		expect(first.media.map(({ id }) => id)).toEqual([newer.id]);
		expect((await page(first.next ?? "")).media.map(({ id }) => id)).toEqual([older.id]);
	});

	it("that is not there is not found", async () => {
		await expect(end(idText(1n))).rejects.toThrow("MEDIUM_NOT_FOUND");
	});
});
