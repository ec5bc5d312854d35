import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "@baize/kernel/time";
import { recordingMails } from "@baize/notifications/testing";
import { type Database, openInProcessClient, type Visit } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock, testSecrets } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForumRequest, readForumRequest, signInToForum } from "../contract/index.ts";
import { answerUrl, readRequest } from "./discourse-connect.ts";
import { type Forum, openSupport, type SupportPorts, signatureOf } from "./index.ts";

const FORUM: Forum = { url: "https://forum.baize.test", secret: "much secret, very wow" };
const RETURN_URL = "https://forum.baize.test/session/sso_login";

describe("[AUTH-12] DiscourseConnect", () => {
	const sso = "bm9uY2U9dmVyeV93b3dfbXVjaF9iYXNlNjRfc29fcXVlcnk=";

	it("signs the base64 text, not the decoded one", () => {
		const sig = signatureOf(FORUM.secret, sso);
		expect(sig).toMatch(/^66483762[0-9a-f]+c8b218$/);
		expect(readRequest(FORUM, { returnUrl: RETURN_URL, sso, sig })).toMatchObject({
			status: "read",
			nonce: "very_wow_much_base64_so_query",
		});
		expect(readRequest(FORUM, { returnUrl: RETURN_URL, sso, sig: sig.toUpperCase() })).toMatchObject({
			status: "read",
		});
	});

	it("answers with the same nonce, under the same secret", () => {
		const member = {
			externalId: "abc",
			email: "a+b@c.test",
			isEmailConfirmed: true,
			name: "Ana López",
			username: "ana",
		};
		const aRequest = { nonce: "n&=1", returnUrl: new URL(`${RETURN_URL}?x=1`) };
		const url = new URL(answerUrl(FORUM, aRequest, member));
		expect(url.searchParams.get("x")).toBe("1");
		const answer = url.searchParams.get("sso")!;
		expect(url.searchParams.get("sig")).toBe(signatureOf(FORUM.secret, answer));
		const payload = new URLSearchParams(Buffer.from(answer, "base64").toString());
		expect(Object.fromEntries(payload)).toEqual({
			nonce: "n&=1",
			external_id: "abc",
			email: "a+b@c.test",
			name: "Ana López",
			username: "ana",
		});
	});
});

const clock = settableClock();
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const open = (over: Partial<SupportPorts> = {}) =>
	openInProcessClient(
		openSupport({
			database,
			clock,
			secrets: testSecrets(),
			ids: () => 1n,
			notifications: recordingMails([]),
			audit: { record: async () => {} },
			nameOf: () => "Olga",
			subjectsFor: () => ({}),
			subjectIn: () => undefined,
			staffMail: "support@baize.test",
			officeUrl: "https://office.baize.test",
			publicUrl: "https://baize.test",
			chat: {
				random: { bytes: randomBytes },
				stream: { publish: () => {}, serve: () => {} },
				readPlayer: async () => undefined,
				hours: undefined,
				isOn: () => true,
				chatwoot: undefined,
			},
			forum: FORUM,
			readMember: async (_reader, playerId) => ({
				email: `p${playerId}@baize.test`,
				isEmailConfirmed: true,
				nickname: null,
			}),
			...over,
		}).bindings,
	);

const visitOf = (playerId: bigint): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles: [], ...PROVED },
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});

/** A request as the forum would send it; `over` is what was changed on the way. */
function aRequest(payload: Record<string, string> = {}, over: Partial<ForumRequest> = {}): ForumRequest {
	const query = new URLSearchParams({ nonce: randomBytes(16).toString("hex"), ...payload });
	const sso = Buffer.from(query.toString()).toString("base64");
	return { returnUrl: RETURN_URL, sso, sig: signatureOf(FORUM.secret, sso), ...over };
}
const signIn = (body: ForumRequest, app = open(), playerId = 7n) =>
	app.call(signInToForum, { params: { session: "h" }, body }, visitOf(playerId));
const payloadOf = (url: string) =>
	Object.fromEntries(new URLSearchParams(Buffer.from(new URL(url).searchParams.get("sso")!, "base64").toString()));

describe("[AUTH-12] the forum's sign-in", () => {
	it("identifies the player to the forum by a name that never changes and reveals nothing", async () => {
		const first = payloadOf((await signIn(aRequest())).url);
		const again = payloadOf((await signIn(aRequest())).url);
		const other = payloadOf((await signIn(aRequest(), open(), 8n)).url);
		expect(first).toMatchObject({ email: "p7@baize.test", name: `player_${first.external_id?.slice(0, 8)}` });
		expect(first.external_id).toMatch(/^[0-9a-f]{32}$/);
		expect(again.external_id).toBe(first.external_id);
		expect(other.external_id).not.toBe(first.external_id);
		expect(first.username).toBe(`player_${first.external_id!.slice(0, 8)}`);
		expect(first).not.toHaveProperty("require_activation");
	});

	it("has an address confirmed there that was not confirmed here", async () => {
		const app = open({
			readMember: async () => ({
				email: "new@baize.test",
				isEmailConfirmed: false,
				nickname: "Señor Gato!",
			}),
		});
		const payload = payloadOf((await signIn(aRequest(), app)).url);
		expect(payload.require_activation).toBe("true");
		expect(payload.username).toBe("Sen_or_Gato");
		expect(payload.name).toBe("Señor Gato!");
	});

	it("sends the forum the name that a player has chosen for others, and neither first and last name nor e-mail", async () => {
		const member = { email: "ana.lopez@baize.test", isEmailConfirmed: true, firstName: "Ana", lastName: "López" };
		for (const nickname of ["River", null]) {
			const app = open({ readMember: async () => ({ ...member, nickname }) });
			const { name, username } = payloadOf((await signIn(aRequest(), app)).url);
			expect(name).toBe(nickname ?? username);
			expect(`${name} ${username}`).not.toMatch(/ana|lopez|lópez|baize/i);
		}
	});

	it("answers a nonce once: of sixteen requests at once, one gets an answer", async () => {
		const body = aRequest();
		const app = open();
		const answers = await Promise.allSettled(Array.from({ length: 16 }, () => signIn(body, app)));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const answer of answers) {
			if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "FORUM_REQUEST_USED" });
		}
		await expect(app.call(readForumRequest, { body }, visitOf(7n))).rejects.toThrow("FORUM_REQUEST_USED");
	});

	it("is valid for half an hour from when it was first seen", async () => {
		const app = open();
		const [slow, late] = [aRequest(), aRequest()];
		for (const body of [slow, late])
			expect(await app.call(readForumRequest, { body }, { ...visitOf(7n), session: undefined })).toEqual({
				forum: "forum.baize.test",
			});
		clock.advance(29 * MINUTE_MS);
		await signIn(slow, app);
		clock.advance(2 * MINUTE_MS);
		await expect(signIn(late, app)).rejects.toThrow("FORUM_REQUEST_EXPIRED");
	});

	it.each<[string, ForumRequest, string]>([
		["a signature of another secret", aRequest({}, { sig: "0".repeat(64) }), "FORUM_REQUEST_INVALID"],
		["a signature that is none", aRequest({}, { sig: "yes" }), "FORUM_REQUEST_INVALID"],
		["a payload that was changed", { ...aRequest(), sso: aRequest().sso }, "FORUM_REQUEST_INVALID"],
		["a payload without a nonce", aRequest({ nonce: "" }), "FORUM_REQUEST_INVALID"],
		[
			"a return to another site",
			aRequest({}, { returnUrl: "https://evil.example/session/sso_login" }),
			"FORUM_RETURN_FOREIGN",
		],
		[
			"a return to a like-named site",
			aRequest({}, { returnUrl: "https://forum.baize.test.evil.example/" }),
			"FORUM_RETURN_FOREIGN",
		],
		[
			"a return with a name in front",
			aRequest({}, { returnUrl: "https://forum.baize.test@evil.example/" }),
			"FORUM_RETURN_FOREIGN",
		],
		[
			"a return by plain http",
			aRequest({}, { returnUrl: "http://forum.baize.test/session/sso_login" }),
			"FORUM_RETURN_FOREIGN",
		],
		["a return that is a script", aRequest({}, { returnUrl: "javascript:alert(1)" }), "FORUM_RETURN_FOREIGN"],
		["a signed return to another site", aRequest({ return_sso_url: "https://evil.example/" }), "FORUM_RETURN_FOREIGN"],
	])("refuses %s", async (_case, body, code) => {
		await expect(signIn(body)).rejects.toThrow(code);
		await expect(open().call(readForumRequest, { body }, visitOf(7n))).rejects.toThrow(code);
	});

	it("is not offered without a forum, and not to operators", async () => {
		await expect(signIn(aRequest(), open({ forum: undefined }))).rejects.toThrow("FORUM_NOT_OFFERED");
		await expect(signIn(aRequest(), open({ readMember: async () => undefined }))).rejects.toThrow("NOT_ALLOWED");
	});
});
