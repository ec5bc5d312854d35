import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Arrival,
	arrivalText,
	listReferrals,
	readCode,
	readReferralProfile,
	readReferralTracking,
} from "../contract/index.ts";
import { openTestReferral } from "../testing/index.ts";

type Opened = Awaited<ReturnType<typeof openTestReferral>>;

let opened: Opened;
beforeAll(async () => {
	opened = await openTestReferral();
});
afterAll(() => opened.close());

// Ids rise with time, as those of accounts do; they fall into different buckets.
let nextId = 1_000n;
function person(nickname: string | null = null, firstName = "Ada"): bigint {
	nextId += 7n;
	opened.people.set(nextId, { nickname, firstName });
	return nextId;
}

const visitOf = (playerId: bigint, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});
const client = () => openInProcessClient(opened.referral.bindings);
const profileOf = (playerId: bigint) =>
	client().call(readReferralProfile, { params: { session: "h" } }, visitOf(playerId));
const track = (token: string) => client().call(readReferralTracking, { params: { token } }, visitOf(1n));

const arrivalBy = (referralKey: string, over: Partial<Arrival> = {}): string =>
	arrivalText({
		referralKey,
		type: "PROFILE",
		sharingMethod: "WORD_OF_MOUTH",
		capturedAtMs: opened.clock.nowMs(),
		affiliateId: null,
		campaignId: null,
		...over,
	});
const register = (playerId: bigint, arrival: string | undefined) =>
	opened.database.transaction((tx) => opened.referral.attribute(tx, playerId, arrival));
const rowOf = async (playerId: bigint) => {
	const { referrals } = await client().call(listReferrals, { query: {} }, visitOf(1n, ["support"]));
	return referrals.find(({ id }) => id === idText(playerId));
};

describe("[REF-03] a player's code", () => {
	it("is made once, and says the player's bucket", async () => {
		const playerId = person();
		const [first, again] = await Promise.all([profileOf(playerId), profileOf(playerId)]);
		expect(first.code).toBe(again.code);
		expect(readCode(first.code)?.bucket).toBe(Number(playerId % 64n));
	});

	it("says who invites, by the nickname or by one letter", async () => {
		const [named, unnamed] = [await profileOf(person("Lovelace")), await profileOf(person())];
		expect(await track(named.code)).toEqual({ type: "PROFILE", isKnown: true, invitedBy: "Lovelace" });
		expect(await track(unnamed.code)).toMatchObject({ isKnown: true, invitedBy: "A•" });
	});

	it("that no player has is not known", async () => {
		expect(await track("P0ZZZZZZZ")).toEqual({ type: "PROFILE", isKnown: false, invitedBy: null });
		expect(await track("partner-7")).toEqual({ type: "AFFILIATE", isKnown: true, invitedBy: null });
	});
});

describe("[REF-03] a player who comes by another's link", () => {
	it("is linked to that player, once, and both see it", async () => {
		const [inviting, invited] = [person("Lovelace"), person(null, "Grace")];
		const { code } = await profileOf(inviting);
		await register(invited, arrivalBy(code));
		await register(invited, arrivalBy(code));
		const sinceMs = opened.clock.nowMs();
		expect(await profileOf(inviting)).toMatchObject({ friendCount: 1, friends: [{ name: "G•", sinceMs }] });
		expect(await profileOf(invited)).toMatchObject({ invitedBy: { name: "Lovelace", sinceMs }, friendCount: 0 });
	});

	it("stays linked to the first who invited", async () => {
		const [first, second, invited] = [person("First"), person("Second"), person()];
		await register(invited, arrivalBy((await profileOf(first)).code));
		await register(invited, arrivalBy((await profileOf(second)).code));
		expect((await profileOf(invited)).invitedBy?.name).toBe("First");
		expect((await profileOf(second)).friendCount).toBe(0);
	});

	it("is not linked to another account of the same person", async () => {
		const [inviting, invited] = [person(), person()];
		opened.samePeople.add(`${invited} ${inviting}`);
		await register(invited, arrivalBy((await profileOf(inviting)).code));
		expect(await profileOf(inviting)).toMatchObject({ friendCount: 0 });
		expect(await profileOf(invited)).toMatchObject({ invitedBy: null });
		expect(await rowOf(invited)).toMatchObject({ outcome: "samePerson" });
	});

	it("is not linked to oneself, nor to a younger account: links make no circle", async () => {
		const [older, younger] = [person(), person()];
		await register(older, arrivalBy((await profileOf(younger)).code));
		const own = person();
		await register(own, arrivalBy((await profileOf(own)).code));
		expect(await rowOf(older)).toMatchObject({ outcome: "unknown", invitedById: null });
		expect(await rowOf(own)).toMatchObject({ outcome: "unknown", invitedById: null });
	});

	it.each<[string, () => Partial<Arrival>, string]>([
		[
			"40 days after the link was opened is linked",
			() => ({ capturedAtMs: opened.clock.nowMs() - 40 * DAY_MS }),
			"linked",
		],
		["later is not", () => ({ capturedAtMs: opened.clock.nowMs() - 41 * DAY_MS }), "expired"],
		["at an unknown time is linked", () => ({ capturedAtMs: null }), "linked"],
	])("[REF-02] %s", async (_case, over, outcome) => {
		const [inviting, invited] = [person(), person()];
		await register(invited, arrivalBy((await profileOf(inviting)).code, over()));
		expect(await rowOf(invited)).toMatchObject({ outcome });
		expect((await profileOf(inviting)).friendCount).toBe(outcome === "linked" ? 1 : 0);
	});
});

describe("[REF-01] a player who comes by an affiliate's link", () => {
	it("is recorded with the affiliate and the campaign, for operators", async () => {
		const playerId = person();
		await register(playerId, arrivalBy("summer-offer", { affiliateId: "partner", campaignId: "c7" }));
		expect(await rowOf(playerId)).toMatchObject({
			type: "AFFILIATE",
			token: "summer-offer",
			outcome: "linked",
			affiliateId: "partner",
			campaignId: "c7",
			invitedById: null,
		});
	});

	it.each([undefined, "", "%%%", "key=%3Cscript%3E"])("is not recorded by %j", async (arrival) => {
		const playerId = person();
		await register(playerId, arrival);
		expect(await rowOf(playerId)).toBeUndefined();
	});
});

describe("listReferrals", () => {
	it("lists page by page, for operators with the role", async () => {
		const list = (query: { cursor?: string; limit?: number }, roles = ["support"]) =>
			client().call(listReferrals, { query }, visitOf(1n, roles));
		const { referrals, next } = await list({ limit: 1 });
		expect(referrals).toHaveLength(1);
		expect((await list({ cursor: next ?? "" })).referrals.map(({ id }) => id)).not.toContain(referrals[0]?.id);
		await expect(list({}, ["flags"])).rejects.toThrow("NOT_ALLOWED");
	});
});

it("a player's copy of the data has the way to the site, and of friends no more than the page", async () => {
	const [inviting, invited] = [person("Lovelace"), person(null, "Grace")];
	await register(invited, arrivalBy((await profileOf(inviting)).code));
	expect(await opened.referral.exportOf(invited)).toMatchObject({
		arrival: { type: "PROFILE", outcome: "linked" },
		invitedBy: { name: "Lovelace" },
	});
	expect(await opened.referral.exportOf(inviting)).toMatchObject({ arrival: null, friends: [{ name: "G•" }] });
});
