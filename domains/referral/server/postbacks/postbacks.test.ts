import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { OutgoingFailure, openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
	arrivalText,
	changeAffiliatePostbackKey,
	changeAffiliatePostbacks,
	POSTBACK_URL_PATTERN,
	readAffiliateReport,
	SIGNATURE_HEADER,
	testAffiliatePostbacks,
} from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";
import { KEPT_POSTBACKS_MS } from "./delete-old-postbacks.ts";
import { KEY_OVERLAP_MS, keyOfAffiliate, keysAt } from "./keys.ts";
import { nextAttemptMs } from "./retries.ts";
import { bodyOf, filledUrl, signatureOf } from "./write-postback.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
	await opened.catchUp();
});
afterAll(() => opened.close());
beforeEach(() => {
	opened.sent.length = 0;
	opened.answers.length = 0;
});

const URL = "https://odds.example/hook?id={event_id}&c={campaign}&e={event}";
let count = 0;
/** An affiliate, and the player who reads its report. */
async function affiliate() {
	const [id, applicationId, playerId] = [`hook${++count}`, opened.newId(), opened.newId()];
	const since = new Date(opened.clock.nowMs());
	await sql`insert into referral.affiliate_application (application_id, asked_at, name, email, website, state,
		affiliate_id, reason) values (${applicationId}, ${since}, 'Odds', 'a@odds.example', 'https://odds.example',
		'accepted', ${id}, 'fine')`.execute(opened.database.reader);
	await sql`insert into referral.affiliate values (${id}, ${applicationId}, ${since}, ${playerId})`.execute(
		opened.database.reader,
	);
	return { id, playerId };
}
const visitOf = (playerId: Id, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	...{ locale: "en", ip: "", userAgent: "", cookies: {} },
});
const client = () => openInProcessClient(opened.referral.bindings);
const OPERATOR = visitOf(9_000n, ["withdrawals"]);
const change = (id: string, over: Partial<{ url: string; isOn: boolean }> = {}) =>
	client().call(
		changeAffiliatePostbacks,
		{ params: { affiliate: id }, body: { url: URL, isOn: true, reason: "Asked for by the affiliate", ...over } },
		OPERATOR,
	);
const test = (id: string) => client().call(testAffiliatePostbacks, { params: { affiliate: id } }, OPERATOR);
const logOf = async (playerId: Id) => (await client().call(readAffiliateReport, {}, visitOf(playerId))).postbacks.log;
const deliver = () => opened.referral.deliverPostbacks();

/** A player who has registered by the affiliate's link. */
async function arrived(id: string, campaignId: string | null = null): Promise<Id> {
	const playerId = await opened.player();
	opened.people.set(playerId, { nickname: null, firstName: "Ann" });
	const text = arrivalText({
		...{ referralKey: id, type: "AFFILIATE", sharingMethod: "WORD_OF_MOUTH", affiliateId: null, campaignId },
		capturedAtMs: opened.clock.nowMs(),
	});
	await opened.database.transaction((tx) => opened.referral.attribute(tx, playerId, text));
	return playerId;
}

describe("[REF-03] a postback", () => {
	it("is sent for a registration and for the first deposit, signed, with nothing of the player", async () => {
		const { id, playerId: reader } = await affiliate();
		await change(id);
		const playerId = await arrived(id, "summer");
		await deliver();
		expect(opened.sent).toHaveLength(1);
		const [{ url, body = "", headers = {} }] = opened.sent as [(typeof opened.sent)[0]];
		const [logged] = await logOf(reader);
		expect(url).toBe(`https://odds.example/hook?id=${logged!.id}&c=summer&e=registration`);
		expect(JSON.parse(body)).toEqual({
			...{ eventId: logged!.id, event: "registration", campaign: "summer" },
			happenedAt: new Date(opened.clock.nowMs()).toISOString(),
		});
		const key = (await client().call(readAffiliateReport, {}, visitOf(reader))).postbacks.key;
		expect(headers[SIGNATURE_HEADER]).toBe(signatureOf([key], opened.clock.nowMs(), body));
		expect(`${url} ${body} ${JSON.stringify(headers)}`).not.toContain(idText(playerId));

		await opened.catchUp();
		await opened.referral.beginPlayers();
		const deposit = () =>
			opened.wallet.batched.deposit({ playerId, currency: "CAD", reference: opened.newId(), amountMinor: 2_000n });
		await deposit();
		await deposit();
		await opened.catchUp();
		await deliver();
		await deliver();
		expect((await logOf(reader)).map(({ event, campaign, state }) => [event, campaign, state])).toEqual([
			["firstDeposit", "summer", "delivered"],
			["registration", "summer", "delivered"],
		]);
		expect(opened.sent).toHaveLength(2);
	});

	it("is not written for an affiliate that is not notified, nor sent once that is switched off", async () => {
		const [never, stopped] = [await affiliate(), await affiliate()];
		await arrived(never.id);
		expect(await logOf(never.playerId)).toEqual([]);
		await change(stopped.id);
		await arrived(stopped.id);
		await change(stopped.id, { isOn: false });
		await deliver();
		expect(opened.sent).toEqual([]);
		expect(await logOf(stopped.playerId)).toMatchObject([{ state: "failed", attempts: 0, nextAt: null }]);
		await expect(test(stopped.id)).rejects.toThrow("POSTBACKS_OFF");
	});

	it("is tried again with the same event id after an error or no answer, at the address as it is then", async () => {
		const { id, playerId } = await affiliate();
		await change(id);
		await test(id);
		opened.answers.push({ status: 500, body: Buffer.alloc(0) });
		await deliver();
		await deliver();
		expect(opened.sent).toHaveLength(1);
		expect(await logOf(playerId)).toMatchObject([{ state: "due", attempts: 1, lastStatus: 500 }]);
		await change(id, { url: "https://odds.example/other" });
		opened.answers.push(new OutgoingFailure("timeout"));
		opened.clock.advance(MINUTE_MS);
		await deliver();
		expect(await logOf(playerId)).toMatchObject([{ state: "due", attempts: 2, lastStatus: null }]);
		opened.clock.advance(2 * MINUTE_MS);
		await deliver();
		expect(opened.sent.map(({ url }) => url.split("?")[0])).toEqual([
			"https://odds.example/hook",
			"https://odds.example/other",
			"https://odds.example/other",
		]);
		expect(opened.sent[1]!.body).toBe(opened.sent[0]!.body);
		expect(await logOf(playerId)).toMatchObject([{ state: "delivered", attempts: 3, lastStatus: 204, event: "test" }]);
	});

	it("is given up a day after what it is about", async () => {
		const { id, playerId } = await affiliate();
		await change(id);
		await test(id);
		for (let passedMs = 0; passedMs <= DAY_MS + MINUTE_MS; passedMs += 30 * MINUTE_MS) {
			opened.answers.push({ status: 503, body: Buffer.alloc(0) });
			await deliver();
			opened.clock.advance(30 * MINUTE_MS);
		}
		opened.answers.length = 0;
		const [logged] = await logOf(playerId);
		expect(logged).toMatchObject({ state: "failed", nextAt: null, lastStatus: 503 });
		expect(logged!.attempts).toBeGreaterThan(8);
		const before = opened.sent.length;
		await deliver();
		expect(opened.sent).toHaveLength(before);
	});

	it("waits for no other affiliate's system, and a slow one is sent nothing more meanwhile", async () => {
		const patient = opened;
		opened = await openTestReferral({ patienceMs: 50 });
		const [slow, quick] = [await affiliate(), await affiliate()];
		const [slowUrl, quickUrl] = [`https://${slow.id}.example/`, `https://${quick.id}.example/`];
		await change(slow.id, { url: slowUrl });
		await change(quick.id, { url: quickUrl });
		const statesOf = async (playerId: Id) => (await logOf(playerId)).map(({ state }) => state);
		const answer = opened.holdBack(slowUrl);
		for (const turn of [1, 2]) {
			await test(slow.id);
			await test(quick.id);
			// A run may end before what it has sent is recorded.
			await deliver();
			await vi.waitFor(async () => expect(await statesOf(quick.playerId)).toEqual(Array(turn).fill("delivered")));
		}
		expect(await statesOf(slow.playerId)).toEqual(["due", "due"]);
		expect(opened.sent.map(({ url }) => url).sort()).toEqual([slowUrl, quickUrl, quickUrl].sort());
		answer();
		await vi.waitFor(async () => expect(await statesOf(slow.playerId)).toEqual(["due", "delivered"]));
		await vi.waitFor(async () => {
			await deliver();
			expect(await statesOf(slow.playerId)).toEqual(["delivered", "delivered"]);
		});
		expect(opened.sent).toHaveLength(4);
		await opened.close();
		opened = patient;
	});

	it("is sent ten at a time to one affiliate, and none is left out", async () => {
		const { id, playerId } = await affiliate();
		await change(id);
		for (let sent = 0; sent < 11; sent++) await test(id);
		await deliver();
		expect(opened.sent).toHaveLength(10);
		await deliver();
		expect(new Set(opened.sent.map(({ url }) => url)).size).toBe(11);
		expect((await logOf(playerId)).every(({ state }) => state === "delivered")).toBe(true);
	});

	it("is signed with the new key and for seven days with the one before, which a second change ends", async () => {
		const { id, playerId } = await affiliate();
		await change(id);
		const shown = async () => (await client().call(readAffiliateReport, {}, visitOf(playerId))).postbacks;
		const renew = () =>
			client().call(
				changeAffiliatePostbackKey,
				{ params: { affiliate: id }, body: { reason: "The affiliate has lost it" } },
				OPERATOR,
			);
		const signed = async () => {
			await test(id);
			await deliver();
			const { body = "", headers = {} } = opened.sent.at(-1)!;
			return { body, header: headers[SIGNATURE_HEADER] };
		};
		const first = (await shown()).key;
		expect((await shown()).keyBefore).toBeNull();
		const { postbacks } = await renew();
		const until = new Date(opened.clock.nowMs() + KEY_OVERLAP_MS).toISOString();
		expect(postbacks.keyBefore).toEqual({ key: first, until });
		expect(postbacks.key).not.toBe(first);
		const both = await signed();
		expect(both.header).toBe(signatureOf([postbacks.key, first], opened.clock.nowMs(), both.body));
		await renew();
		expect((await shown()).keyBefore).toMatchObject({ key: postbacks.key });
		opened.clock.advance(KEY_OVERLAP_MS);
		expect((await shown()).keyBefore).toBeNull();
		const one = await signed();
		expect(one.header).toBe(signatureOf([(await shown()).key], opened.clock.nowMs(), one.body));
		expect(opened.audited).toContain("affiliatePostbacks.keyChanged");
	});

	it("is deleted ninety days after it is over, and not while it is due", async () => {
		const { id, playerId } = await affiliate();
		await change(id);
		await test(id);
		await deliver();
		opened.clock.advance(KEPT_POSTBACKS_MS);
		await opened.referral.deleteOldPostbacks();
		expect(await logOf(playerId)).toHaveLength(1);
		await test(id);
		opened.clock.advance(1);
		await opened.referral.deleteOldPostbacks();
		expect(await logOf(playerId)).toMatchObject([{ state: "due" }]);
		opened.clock.advance(KEPT_POSTBACKS_MS);
		await opened.referral.deleteOldPostbacks();
		expect(await logOf(playerId)).toMatchObject([{ state: "due" }]);
		await change(id, { isOn: false });
		await deliver();
		await opened.referral.deleteOldPostbacks();
		expect(await logOf(playerId)).toEqual([]);
	});

	it("is changed and tested with an entry in the audit log, for an affiliate that there is", async () => {
		const { id } = await affiliate();
		await change(id);
		await test(id);
		expect(opened.audited.slice(-2)).toEqual(["affiliatePostbacks.changed", "affiliatePostbacks.tested"]);
		await expect(change("invented")).rejects.toThrow("AFFILIATE_NOT_FOUND");
	});
});

describe("[REF-03] the address of postbacks", () => {
	it.each([
		["https://odds.example/hook", true],
		["https://hooks.odds.example:8443/a/b?x={event_id}&y={campaign}", true],
		["http://odds.example/hook", false],
		["https://localhost/hook", false],
		["https://127.0.0.1/hook", false],
		["https://[::1]/hook", false],
		["https://10.0.0.1/hook", false],
		["https://user@odds.example/hook", false],
		["https://odds.example/a#b", false],
		["https://odds.example/a b", false],
		["ftp://odds.example/", false],
	])("%s: %s", (url, isAllowed) => {
		expect(new RegExp(POSTBACK_URL_PATTERN).test(url)).toBe(isAllowed);
	});

	it("has its macros filled in, and what is filled in stays in its place", () => {
		const content = { eventId: "7", event: "firstDeposit", campaign: "a&b=c/{time}", happenedAtMs: 61_999 } as const;
		expect(filledUrl("https://o.example/{event}?t={time}&c={campaign}&i={event_id}&x={other}", content)).toBe(
			"https://o.example/firstDeposit?t=61&c=a%26b%3Dc%2F%7Btime%7D&i=7&x={other}",
		);
	});
});

describe("[REF-03] the signature of a postback", () => {
	it("depends on the key, the time and the body, and the key on the affiliate", () => {
		const body = bodyOf({ eventId: "7", event: "test", campaign: "", happenedAtMs: 0 });
		const key = keyOfAffiliate(Buffer.from("ours"), "partner");
		const signature = signatureOf([key], 5_000, body);
		expect(signature).toMatch(/^t=5,v1=[0-9a-f]{64}$/);
		expect(signatureOf([key], 6_000, body)).not.toBe(signature);
		expect(signatureOf([key], 5_000, `${body} `)).not.toBe(signature);
		expect(keyOfAffiliate(Buffer.from("ours"), "partner2")).not.toBe(key);
	});

	it.each([
		["the first one alone", { number: 1, beforeUntilMs: 0 }, 5, [1]],
		["the new one and the one before, for a time", { number: 3, beforeUntilMs: 10 }, 9, [3, 2]],
		["the new one alone from then on", { number: 3, beforeUntilMs: 10 }, 10, [3]],
	])("is made with %s", (_which, state, atMs, numbers) => {
		const ours = Buffer.from("ours");
		const keys = numbers.map((number) => keyOfAffiliate(ours, "partner", number));
		expect(keysAt(ours, "partner", state, atMs)).toEqual(keys);
		expect(new Set([...keys, keyOfAffiliate(ours, "partner", 9)]).size).toBe(keys.length + 1);
	});
});

describe("[REF-03] the next attempt", () => {
	it.each([
		[1, 1],
		[2, 2],
		[3, 4],
		[8, 128],
		[9, 180],
		[40, 180],
	])("after %i attempts comes %i minutes later", (attempts, minutes) => {
		expect(nextAttemptMs(attempts, 0, 1_000)).toBe(1_000 + minutes * MINUTE_MS);
	});

	it("is none that would come after a day", () => {
		expect(nextAttemptMs(1, 0, DAY_MS - MINUTE_MS)).toBe(DAY_MS);
		expect(nextAttemptMs(1, 0, DAY_MS - MINUTE_MS + 1)).toBeUndefined();
	});
});
