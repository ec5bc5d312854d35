import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	decideAffiliateApplication,
	listAffiliateApplications,
	readAffiliateApplication,
	requestAffiliation,
	typeOf,
} from "../../contract/index.ts";
import { openTestReferral } from "../../testing/index.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
});
afterAll(() => opened.close());

const visitOf = (roles: string[]): Visit => ({
	session: roles.length
		? { sessionId: 1n, handle: "h", playerId: 5n, bucket: 5, currency: "CAD", roles, ...PROVED }
		: undefined,
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});
const operator = visitOf(["support"]);
const client = () => openInProcessClient(opened.referral.bindings);
const REQUEST = { name: "Odds & Ends", email: "ed@odds.example", website: "https://odds.example", about: "Reviews." };

async function apply(over: object = {}): Promise<string> {
	opened.clock.set(opened.clock.nowMs() + 1_000);
	await client().call(requestAffiliation, { body: { ...REQUEST, ...over } }, visitOf([]));
	const { applications } = await client().call(listAffiliateApplications, { query: { limit: 1 } }, operator);
	return applications[0]!.id;
}

const decide = (application: string, decision: "accepted" | "declined") =>
	client().call(
		decideAffiliateApplication,
		{ params: { application }, body: { decision, reason: "looked at the site" } },
		operator,
	);

describe("[REF-02] an application to become an affiliate", () => {
	it("is listed for operators, and gets a token for links when it is accepted", async () => {
		const application = await apply();
		const { id, askedAt, ...rest } = await client().call(
			readAffiliateApplication,
			{ params: { application } },
			operator,
		);
		expect([id, typeof askedAt]).toEqual([application, "string"]);
		expect(rest).toEqual({ ...REQUEST, state: "open", affiliateId: null, reason: null });
		const accepted = await decide(application, "accepted");
		expect(accepted).toMatchObject({ state: "accepted", reason: "looked at the site" });
		expect(typeOf(accepted.affiliateId!, "WORD_OF_MOUTH")).toBe("AFFILIATE");
		expect(opened.audited).toContain("affiliate.accepted");
	});

	it("is decided once", async () => {
		const application = await apply();
		const both = await Promise.allSettled([decide(application, "declined"), decide(application, "accepted")]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		await expect(decide(application, "accepted")).rejects.toThrow("APPLICATION_DECIDED");
	});

	it("is found by its state, page by page", async () => {
		const [first, second] = [await apply(), await apply()];
		await decide(first, "declined");
		const list = async (query: object) =>
			(await client().call(listAffiliateApplications, { query }, operator)).applications.map(({ id }) => id);
		expect(await list({ state: "declined" })).toContain(first);
		expect(await list({ state: "declined" })).not.toContain(second);
		expect(await list({ cursor: second, limit: 1 })).toEqual([first]);
	});

	it.each<[string, object]>([
		["no name", { name: " " }],
		["no e-mail", { email: "ed" }],
		["a website of another protocol", { website: "javascript:alert(1)" }],
		["a website with a password", { website: "https://a:b@odds.example" }],
		["too long a text", { about: "x".repeat(1_001) }],
	])("with %s is refused", async (_case, over) => {
		await expect(apply(over)).rejects.toThrow();
	});

	it("that does not exist is not found", async () => {
		await expect(decide("0000000000001", "declined")).rejects.toThrow("APPLICATION_NOT_FOUND");
	});
});
