import { openAudit } from "@baize/audit/server";
import { idText, openIds } from "@baize/kernel/id";
import type { Bus, Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	aSignedIn,
	OFFICE_URL,
	openTestApp,
	operatorCode,
	PASSWORD,
	type SignedIn,
	type Site,
	sharedBus,
	sidIn,
	type TestApp,
} from "../../testing/index.ts";
import { type OperatorsApi, openOperatorsApi } from "../index.ts";

const OPERATORS = "/api/v1/operator/operators";
const NEW_PASSWORD = "eight grey umbrellas";
const HOUR_MS = 3_600_000;

const clock = settableClock();
let bus: Bus;
let database: Database;
let app: TestApp;
let site: Site;
let olga: SignedIn;
let made = 0;

beforeAll(async () => {
	bus = sharedBus();
	app = await openTestApp(clock, { bus });
	({ database, site } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(16 * 60_000);
	olga = await aSignedIn(app, { roles: ["operators"] });
});

const newEmail = () => `invited-${++made}@baize.test`;
const invite = (body: object = {}, by: { sid: string } = olga) =>
	site.post(OPERATORS, { email: newEmail(), name: "Nora Fields", roles: ["support"], reason: "joins", ...body }, by);
const act = (id: string, what: string, body: object = {}, by: { sid: string } = olga) =>
	site.post(`${OPERATORS}/${id}/${what}`, { reason: "a test", ...body }, by);
const setRoles = (id: string, roles: string[], by: { sid: string } = olga) =>
	site.put(`${OPERATORS}/${id}/roles`, { roles, reason: "a test" }, by);
const read = async (id: string) => (await site.get(`${OPERATORS}/${id}`, olga)).json();
const accept = (token: string, password = NEW_PASSWORD) =>
	site.post("/api/v1/operator/invitations/accept", { token, password });
const stateOf = async (sid: string) => (await site.get("/api/v1/operator/session", { sid })).json().state;
const logIn = (email: string, password = PASSWORD) =>
	site.post("/api/v1/operator/login", { username: email, password });
const refusalOf = (answer: { statusCode: number; json(): { errorCode?: string } }) => [
	answer.statusCode,
	answer.json().errorCode,
];

/** The token in the newest mail to an operator. */
async function tokenOf(email: string): Promise<string> {
	const [newest] = await app.notifications.mailbox(email);
	return new RegExp(`${OFFICE_URL}/#/login\\?invitation=([\\w-]+)`).exec(newest?.text ?? "")?.[1] ?? "";
}

async function invited(): Promise<{ id: string; email: string; token: string }> {
	const { id, email } = (await invite()).json();
	return { id, email, token: await tokenOf(email) };
}

const logOf = async (email: string) =>
	(
		await sql<{ action: string; actor_id: bigint | null; actor: string | null; details: object }>`
			select action, actor_id, actor, details from audit.entry where target = ${email} order by entry_id`.execute(
			database.reader,
		)
	).rows;

describe("[BO-01] an operator's invitation", () => {
	it("is mailed, sets a password once, and opens nothing before a second factor is set up", async () => {
		const { id, email, token } = await invited();
		expect(await read(id)).toMatchObject({ email, name: "Nora Fields", roles: ["support"], state: "invited" });
		const checked = await site.post("/api/v1/operator/invitations/check", { token });
		expect(checked.json()).toEqual({ email, displayName: "Nora Fields" });
		const accepted = await accept(token);
		expect(accepted.json()).toMatchObject({ state: "enrolment", email, roles: [] });
		expect((await site.get("/api/v1/operator/players", { sid: sidIn(accepted) })).statusCode).toBe(403);
		expect((await read(id)).state).toBe("enrolling");
		expect(refusalOf(await accept(token))).toEqual([410, "INVITATION_INVALID"]);
		expect((await logIn(email, NEW_PASSWORD)).json().state).toBe("enrolment");
	});

	it("stays as it is where the password is refused", async () => {
		const { token } = await invited();
		expect((await accept(token, "password1")).statusCode).toBe(422);
		expect((await accept(token)).statusCode).toBe(200);
	});

	it("expires after 48 hours, and only its hash is stored", async () => {
		const { token } = await invited();
		const { rows } = await sql<{ found: string }>`select count(*)::text as found from identity.invitation
			where encode(token_hash, 'escape') like ${`%${token}%`}`.execute(database.reader);
		expect(rows).toEqual([{ found: "0" }]);
		clock.advance(48 * HOUR_MS);
		expect(refusalOf(await accept(token))).toEqual([410, "INVITATION_INVALID"]);
	});

	it.each([
		["nothing", ""],
		["something else", "a".repeat(44)],
	])("is not guessed by %s", async (_case, token) => {
		expect(refusalOf(await accept(token))).toEqual([410, "INVITATION_INVALID"]);
	});

	it("is refused for a person who has an account", async () => {
		const player = await aMember(app);
		expect(refusalOf(await invite({ email: player.email.toUpperCase() }))).toEqual([409, "EMAIL_TAKEN"]);
		expect(refusalOf(await invite({ email: olga.email }))).toEqual([409, "EMAIL_TAKEN"]);
	});

	it.each([
		["without a role", { roles: [] }],
		["with a role that there is not", { roles: ["emperor"] }],
		["without a reason", { reason: " " }],
	])("is not sent %s", async (_case, body) => {
		expect((await invite(body)).statusCode).toBe(422);
	});

	it("is sent only by operators who manage operators, after a fresh proof, and the log stores the reason", async () => {
		const support = await aSignedIn(app, { roles: ["support", "players"] });
		expect(refusalOf(await invite({}, support))).toEqual([403, "NOT_ALLOWED"]);
		clock.advance(11 * 60_000);
		expect((await invite()).json().errorCode).toBe("PROOF_REQUIRED");
		const value = await operatorCode(app, olga.playerId);
		const proof = { method: "TWO_FACTOR_AUTHENTICATION", value };
		const by = { sid: sidIn(await site.post("/api/v1/operator/proofs", proof, olga)) };
		const email = newEmail();
		expect((await invite({ email, reason: "covers the night" }, by)).statusCode).toBe(200);
		expect(await logOf(email)).toEqual([
			{
				action: "operator.invited",
				actor_id: olga.playerId,
				actor: null,
				details: { roles: ["support"], reason: "covers the night" },
			},
		]);
	});
});

describe("[BO-01] an operator's access", () => {
	it("has other roles at once, in sessions that are open, too", async () => {
		const { sid, playerId, email } = await aSignedIn(app, { roles: ["support"] });
		const id = idText(playerId);
		const players = async () => (await site.get("/api/v1/operator/players", { sid })).statusCode;
		expect(await players()).toBe(200);
		expect((await setRoles(id, ["games", "content"])).json().roles).toEqual(["content", "games"]);
		expect(await players()).toBe(403);
		expect(refusalOf(await setRoles(id, ["content", "games"]))).toEqual([409, "OPERATOR_STATE"]);
		expect(await logOf(email)).toMatchObject([
			{ action: "operator.rolesChanged", details: { before: ["support"], roles: ["content", "games"] } },
		]);
	});

	it("ends at once when it is suspended, which is revealed only after the right password", async () => {
		const { sid, playerId, email } = await aSignedIn(app, { roles: ["support"] });
		const id = idText(playerId);
		expect((await act(id, "suspend")).json().state).toBe("suspended");
		expect(await stateOf(sid)).toBe("signedOut");
		expect(refusalOf(await logIn(email, "wrong"))).toEqual([401, "invalid_grant"]);
		expect((await logIn(email)).json().errorCode).toBe("DISABLED_PROFILE");
		expect(refusalOf(await act(id, "suspend"))).toEqual([409, "OPERATOR_STATE"]);
		expect((await act(id, "resume")).json().state).toBe("active");
		expect((await logIn(email)).json().state).toBe("step");
	});

	it("an invitation ends with it", async () => {
		const { id, token } = await invited();
		await act(id, "suspend");
		await act(id, "resume");
		expect(refusalOf(await accept(token))).toEqual([410, "INVITATION_INVALID"]);
	});

	it("begins anew without password, factors and sessions, by a link to the own mailbox", async () => {
		const { sid, playerId, email } = await aSignedIn(app, { roles: ["support"] });
		const reset = await act(idText(playerId), "reset-factors");
		expect(reset.json()).toMatchObject({ state: "invited", hasAuthenticator: false, passkeys: 0 });
		expect(await stateOf(sid)).toBe("signedOut");
		expect(refusalOf(await logIn(email))).toEqual([401, "invalid_grant"]);
		expect((await accept(await tokenOf(email))).json().state).toBe("enrolment");
	});

	it("is not changed by oneself", async () => {
		const id = idText(olga.playerId);
		const answers = [
			await setRoles(id, ["operators", "withdrawals"]),
			await act(id, "suspend"),
			await act(id, "reset-factors"),
		];
		expect(answers.map(refusalOf)).toEqual(answers.map(() => [409, "OWN_ACCESS"]));
		expect((await read(id)).isSelf).toBe(true);
	});

	it("is no player's", async () => {
		const { playerId } = await aMember(app);
		for (const id of [idText(playerId), idText(1n)]) {
			expect(refusalOf(await act(id, "suspend"))).toEqual([404, "OPERATOR_UNKNOWN"]);
			expect((await site.get(`${OPERATORS}/${id}`, olga)).statusCode).toBe(404);
		}
	});

	it("of two who look after operators and end each other at once, one stays", async () => {
		const own = await openTestApp(clock);
		const [one, other] = [
			await aSignedIn(own, { roles: ["operators"] }),
			await aSignedIn(own, { roles: ["operators"] }),
		];
		const suspend = (by: SignedIn, whom: SignedIn) =>
			own.site.post(`${OPERATORS}/${idText(whom.playerId)}/suspend`, { reason: "a quarrel" }, by);
		const answers = await Promise.all([suspend(one, other), suspend(other, one)]);
		// The second finds the other suspended, or their own session ended.
		expect([409, 401]).toContain(answers.map(({ statusCode }) => statusCode).sort()[1]);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		const { rows } = await sql<{ status: string }>`select status from identity.person order by status`.execute(
			own.database.reader,
		);
		expect(rows.map(({ status }) => status)).toEqual(["active", "disabled"]);
		await own.close();
	});
});

describe("[BO-01] operators at the command line", () => {
	let api: OperatorsApi;
	beforeAll(() => {
		const { outbox, notifications } = app;
		const ids = openIds(clock, 9);
		const audit = openAudit({ clock, ids });
		api = openOperatorsApi({ database, clock, ids, bus, outbox, audit, notifications, officeUrl: OFFICE_URL });
	});

	it("the first one is made where there is none, by the link that is printed and mailed", async () => {
		const email = newEmail();
		const { link, untilMs } = await api.invite({ email, name: "Ada First", roles: ["operators"] });
		const token = await tokenOf(email);
		expect([link, untilMs]).toEqual([`${OFFICE_URL}/#/login?invitation=${token}`, clock.nowMs() + 48 * HOUR_MS]);
		expect((await accept(token)).json().state).toBe("enrolment");
		expect(await logOf(email)).toMatchObject([{ action: "operator.invited", actor_id: null, actor: "command line" }]);
	});

	it("what it changes applies in the running site at once", async () => {
		const { sid, email } = await aSignedIn(app, { roles: ["support"] });
		await api.grant(email, ["audit"]);
		expect((await site.get("/api/v1/operator/session", { sid })).json().roles).toEqual(["audit", "support"]);
		await api.revoke(email, ["audit"]);
		await expect(api.revoke(email, ["support"])).rejects.toMatchObject({ code: "OPERATOR_STATE" });
		await api.suspend(email);
		expect(await stateOf(sid)).toBe("signedOut");
		await api.resume(email);
		expect((await logIn(email)).json().state).toBe("step");
		expect((await logOf(email)).map(({ action, actor }) => [action, actor])).toEqual(
			["rolesChanged", "rolesChanged", "suspended", "resumed"].map((what) => [`operator.${what}`, "command line"]),
		);
	});

	it("takes the last one who looks after operators, because it can make another", async () => {
		await api.suspend(olga.email);
		expect((await api.list()).find(({ email }) => email === olga.email)?.state).toBe("suspended");
	});

	it("knows no player", async () => {
		const { email } = await aMember(app);
		await expect(api.suspend(email)).rejects.toMatchObject({ code: "OPERATOR_UNKNOWN" });
		await expect(api.grant(email, ["operators"])).rejects.toMatchObject({ code: "OPERATOR_UNKNOWN" });
	});
});
