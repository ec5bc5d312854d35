import { CALL_LIMITS } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payoutsFrozen, payoutsUnfrozen } from "../../../contract/index.ts";
import {
	aSignedIn,
	enrolAuthenticator,
	logIn,
	logInTo,
	mailOf,
	openTestApp,
	PASSWORD,
	type SignedIn,
	type Site,
	sidIn,
	signedIn,
	type TestApp,
	tokenOf,
	visitBy,
} from "../../../testing/index.ts";

const NEW = "nine blue kettles";
const SECURED = "Your account is secured: set a new password";
const clock = settableClock();
const received: string[] = [];
let database: Database;
let app: TestApp;
let site: Site;
let me: SignedIn;
let operator: SignedIn;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	for (const event of [payoutsFrozen, payoutsUnfrozen])
		app.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, { playerId }) => void received.push(`${event.name} ${playerId}`),
		);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	me = await aSignedIn(app);
	operator = await aSignedIn(app, { roles: ["players"] });
});

const mine = (path: string, by = me) => `/api/v1/identity/${by.handle}/${path}`;
const from = (by = me) => ({ sid: by.sid });
const proof = { password: PASSWORD };
/**
 * No browser is known after a report or a change of e-mail: the login requires one more step, which is the PIN here.
 */
async function logInByPin(email: string, password = NEW) {
	const response = await logInTo(site)(email, password);
	expect([response.statusCode, response.json().errorCode]).toEqual([401, "mfa_required:PIN_CODE"]);
	const step = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE" };
	return logInTo(site)(email, password, { sid: sidIn(response), headers: step });
}
const isIn = async (sid: string) => (await site.get("/api/v1/identity/session", { sid })).json().signedIn;
const press = (token: string, ip?: string) => site.post("/api/v1/identity/not-me", { token }, ip ? { ip } : {});
const isFrozen = async (playerId = me.playerId) =>
	(await app.identity.payoutFreezes.among(database.reader, [playerId])).has(playerId);

/** The token of the link in a mail with this subject by which its reader reports that it was someone else. */
async function notMeIn(subject: string, to = me.email): Promise<string> {
	const { text } = await mailOf(app.notifications, to, subject);
	return /\/en\/not-me\?token=([\w-]{44})/.exec(text)?.[1] ?? "no link";
}

/** A notice as the domain above sends it. */
const addAccount = () =>
	database.transaction(async (tx) => {
		const notMe = await app.identity.notMeLink(tx, {
			playerId: me.playerId,
			email: me.email,
			locale: "en",
			notice: "bankAccountAdded",
		});
		const text = { subject: "A bank account was added", text: "{notMe}" };
		await app.notifications.sendMail(tx, {
			to: me.email,
			template: { en: text, es: text, ar: text },
			locale: "en",
			values: { notMe },
		});
	});
async function changeEmail(email: string): Promise<void> {
	await site.post(mine("email"), { email, proof }, from());
	const token = await tokenOf(app.notifications, email, "Confirm your new e-mail address");
	await site.post("/api/v1/identity/email-confirmations", { token });
}

describe("[AUTH-13] every mail about what protects an account ends with a way to report that it was not me (defect: none did)", () => {
	const HOME = {
		countryCode: "CA",
		subdivision: "ON",
		street: "1 Queen Street",
		city: "Toronto",
		postalCode: "M5H 2N2",
	};
	const details = { firstName: "Pat", lastName: "Doe", address: HOME, phone: "+14165550123" };
	const acts: [string, () => Promise<unknown>][] = [
		[
			"New login to your account",
			() => logIn(site, me.email, { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }),
		],
		["Your password was changed", () => site.put(mine("password"), { proof, password: NEW }, from())],
		[
			"Request to change your e-mail address",
			() => site.post(mine("email"), { email: `x-${me.email}`, proof }, from()),
		],
		["Your e-mail address was changed", () => changeEmail(`y-${me.email}`)],
		[
			"Your details were changed",
			async () => app.identity.profile.updateDetails({ details, proof }, await visitBy(app, me.sid)),
		],
		[
			"Your details were changed",
			() => database.transaction((tx) => app.identity.adoptPhone(tx, me.playerId, "+14165550124")),
		],
		["A bank account was added", addAccount],
		["Two-factor authentication was turned on", () => enrolAuthenticator(site, me, clock.nowMs)],
		[
			"A recovery code was used",
			async () => {
				const { recoveryCodes, sid } = await enrolAuthenticator(site, me, clock.nowMs);
				const given = { ...proof, code: recoveryCodes[0]! };
				await app.identity.profile.updateDetails({ details, proof: given }, await visitBy(app, sid));
			},
		],
	];

	it.each(acts)("%s", async (subject, act) => {
		// The first device is known by its sign-in, which is stored by a job.
		await expect.poll(async () => (await site.get(mine("sign-ins"), from())).json().signIns.length).toBe(1);
		await act();
		expect(await notMeIn(subject)).toMatch(/^[\w-]{44}$/);
	});

	it("but an operator's, who has no payouts", async () => {
		await site.put("/api/v1/operator/password", { presentPassword: PASSWORD, password: NEW }, from(operator));
		expect(await notMeIn("Your back office password was changed", operator.email)).toBe("no link");
	});
});

describe("[AUTH-13] to report that it was not me", () => {
	it("ends every session, the password and the request for another e-mail, freezes payouts and mails a link for a new password", async () => {
		const thief = await logIn(site, me.email, { headers: { "user-agent": "thief" } });
		const trusted = await logInTo(site)(me.email, PASSWORD, {}, { remember_device: true });
		const { deviceId } = trusted.json();
		await addAccount();
		const requestedEmail = `thief-${me.email}`;
		await site.post(mine("email"), { email: requestedEmail, proof }, from());
		const answer = await press(await notMeIn("A bank account was added"));
		expect([answer.statusCode, answer.json()]).toEqual([200, { email: me.email, isRestorable: true }]);
		expect([await isIn(me.sid), await isIn(thief.sid)]).toEqual([false, false]);
		expect((await logInTo(site)(me.email, PASSWORD)).statusCode).toBe(401);
		const emailToken = await tokenOf(app.notifications, requestedEmail, "Confirm your new e-mail address");
		expect((await site.post("/api/v1/identity/email-confirmations", { token: emailToken })).statusCode).toBe(410);
		expect(await isFrozen()).toBe(true);
		await expect.poll(() => received).toContain(`identity.payoutsFrozen ${idText(me.playerId)}`);

		const token = /recover\/set\?token=([\w-]+)/.exec((await mailOf(app.notifications, me.email, SECURED)).text)?.[1];
		expect((await site.post("/api/v1/identity/recoveries/complete", { token, password: NEW })).statusCode).toBe(200);
		expect((await logInTo(site)(me.email, NEW, {}, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
		expect((await logInByPin(me.email)).statusCode).toBe(200);
		// The device is no longer remembered, and not trusted.
		const { rows } = await sql`select 1 from identity.device where person_id = ${me.playerId}`.execute(database.reader);
		expect(rows).toEqual([]);
		expect(await isFrozen()).toBe(true);
	});

	it("a second time answers the same and does nothing, also by the link of another notice", async () => {
		await addAccount();
		const token = await notMeIn("A bank account was added");
		await site.post(mine("email"), { email: `x-${me.email}`, proof }, from());
		const older = await notMeIn("Request to change your e-mail address");
		const first = await press(token);
		const secured = /recover\/set\?token=([\w-]+)/.exec((await mailOf(app.notifications, me.email, SECURED)).text)?.[1];
		await site.post("/api/v1/identity/recoveries/complete", { token: secured, password: NEW });
		const back = await logInByPin(me.email);
		for (const again of [token, older]) expect((await press(again)).json()).toEqual(first.json());
		expect(await isIn(back.cookies.find(({ name }) => name === "sid")?.value ?? "")).toBe(true);
		const mails = (await app.notifications.mailbox(me.email)).filter(({ subject }) => subject === SECURED);
		expect(mails).toHaveLength(1);
	});

	it("pressed twice at once is one report", async () => {
		await addAccount();
		const token = await notMeIn("A bank account was added");
		const answers = await Promise.all([press(token), press(token)]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		await mailOf(app.notifications, me.email, SECURED);
		const mails = (await app.notifications.mailbox(me.email)).filter(({ subject }) => subject === SECURED);
		expect(mails).toHaveLength(1);
	});

	it("is possible for a week, and by no other token", async () => {
		await addAccount();
		const token = await notMeIn("A bank account was added");
		for (const other of ["", "nonsense", `${token.slice(0, -1)}x`])
			expect((await press(other)).json().errorCode).toBe("NOT_ME_INVALID");
		clock.advance(7 * DAY_MS);
		expect((await press(token)).json().errorCode).toBe("NOT_ME_INVALID");
		expect(await isFrozen()).toBe(false);
		await app.identity.tidy();
		const { rows } = await sql`select 1 from identity.not_me_link where person_id = ${me.playerId}`.execute(
			database.reader,
		);
		expect(rows).toEqual([]);
	});

	it("cannot be tried without end from one address", async () => {
		const answers = [];
		const { perAddress } = CALL_LIMITS.link;
		for (let attempt = 0; attempt <= perAddress; attempt++)
			answers.push((await press("nonsense", "198.51.100.7")).statusCode);
		expect(answers.slice(0, perAddress)).not.toContain(429);
		expect(answers.at(-1)).toBe(429);
	});

	it("stores no token in the tables", async () => {
		await addAccount();
		const token = await notMeIn("A bank account was added");
		const { rows } = await sql<{ row: string }>`
			select l::text as row from identity.not_me_link l where person_id = ${me.playerId}`.execute(database.reader);
		expect(rows.length).toBeGreaterThan(0);
		for (const { row } of rows) {
			expect(row).not.toContain(token);
			expect(row).not.toContain(Buffer.from(token).toString("hex"));
		}
	});
});

describe("[AUTH-13] from the address of before a change of e-mail", () => {
	it("the address is put back, its owner gets the way in, and the new one no longer opens anything", async () => {
		const stolen = `thief-${me.email}`;
		await changeEmail(stolen);
		const token = await notMeIn("Your e-mail address was changed");
		const thief = signedIn(await logInByPin(stolen, PASSWORD));
		expect((await press(token)).json()).toEqual({ email: me.email, isRestorable: true });
		expect(await isIn(thief.sid)).toBe(false);
		await mailOf(app.notifications, stolen, "This address was removed from a Baize account");
		await site.post("/api/v1/identity/recoveries", { email: stolen });
		const secured = /recover\/set\?token=([\w-]+)/.exec((await mailOf(app.notifications, me.email, SECURED)).text)?.[1];
		await site.post("/api/v1/identity/recoveries/complete", { token: secured, password: NEW });
		expect((await logInByPin(me.email)).statusCode).toBe(200);
		expect((await logInTo(site)(stolen, NEW)).statusCode).toBe(401);
	});

	it("an attacker who changed it cannot undo that by a later notice, nor use up the owner's link by it", async () => {
		const stolen = `thief-${me.email}`;
		await changeEmail(stolen);
		const owners = await notMeIn("Your e-mail address was changed");
		clock.advance(1_000);
		const thief = { ...me, ...signedIn(await logInByPin(stolen, PASSWORD)) };
		await site.put(mine("password", thief), { proof, password: NEW }, from(thief));
		const thiefs = await notMeIn("Your password was changed", stolen);
		expect((await press(thiefs)).json()).toEqual({ email: stolen, isRestorable: true });
		expect((await press(owners)).json()).toEqual({ email: me.email, isRestorable: true });
		expect((await press(thiefs)).json()).toEqual({ email: stolen, isRestorable: false });
		expect(await app.identity.findPlayer(database.reader, stolen)).toBeUndefined();
		expect((await app.identity.findPlayer(database.reader, me.email))?.playerId).toBe(me.playerId);
	});

	it("that is another player's by now, no login works before an operator has looked", async () => {
		await changeEmail(`thief-${me.email}`);
		const token = await notMeIn("Your e-mail address was changed");
		await aSignedIn(app, { email: me.email });
		expect((await press(token)).json()).toEqual({ email: me.email, isRestorable: false });
		expect((await logInTo(site)(`thief-${me.email}`, PASSWORD)).statusCode).toBe(401);
		const file = await site.get(`/api/v1/operator/players/${idText(me.playerId)}`, from(operator));
		expect(file.json()).toMatchObject({ status: "disabled", payoutFreeze: { cause: "notMe" } });
		await mailOf(app.notifications, me.email, "Your account is secured");
	});
});

describe("[BO-01] a freeze", () => {
	const set = (isFrozen: boolean, reason: string, by = operator) =>
		site.put(`/api/v1/operator/players/${idText(me.playerId)}/payout-freeze`, { isFrozen, reason }, from(by));
	const queue = async () =>
		(await site.get("/api/v1/operator/payout-freezes?limit=100", from(operator))).json().players;

	it("appears in a list for operators, one of whom lifts it with a reason; the player is notified", async () => {
		await addAccount();
		await press(await notMeIn("A bank account was added"));
		const waiting = (await queue()).find(({ id }: { id: string }) => id === idText(me.playerId));
		expect(waiting).toMatchObject({
			displayName: "Pat Doe",
			email: me.email,
			freeze: { cause: "notMe", notice: "bankAccountAdded", noticeEmail: me.email },
		});
		const inPages: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const page = await site.get(`/api/v1/operator/payout-freezes?limit=1&cursor=${cursor}`, from(operator));
			const { players, next }: { players: { id: string }[]; next: string | null } = page.json();
			inPages.push(...players.map(({ id }) => id));
			cursor = next;
		}
		expect(inPages).toEqual((await queue()).map(({ id }: { id: string }) => id));
		const lifted = await set(false, "Called back, all is theirs.");
		expect(lifted.json()).not.toHaveProperty("payoutFreeze");
		expect(await isFrozen()).toBe(false);
		expect((await queue()).map(({ id }: { id: string }) => id)).not.toContain(idText(me.playerId));
		await expect.poll(() => received).toContain(`identity.payoutsUnfrozen ${idText(me.playerId)}`);
		await mailOf(app.notifications, me.email, "You can withdraw again");
		const { rows } = await sql<{ action: string; details: { reason?: string } }>`select action, details from audit.entry
			where player_id = ${me.playerId} and action in ('account.notMe', 'payouts.unfrozen') order by entry_id`.execute(
			database.reader,
		);
		expect(rows).toMatchObject([
			{ action: "account.notMe", details: { notice: "bankAccountAdded" } },
			{ action: "payouts.unfrozen", details: { reason: "Called back, all is theirs." } },
		]);
		expect((await set(false, "Once more.")).json().errorCode).toBe("PLAYER_STATE");
	});

	it("can be put on by an operator as well, with a reason, and found among the players", async () => {
		expect((await set(true, "Phoned us.")).json().payoutFreeze).toMatchObject({
			cause: "operator",
			reason: "Phoned us.",
		});
		expect((await set(true, "Again.")).json().errorCode).toBe("PLAYER_STATE");
		const found = await site.get("/api/v1/operator/players?standing=payoutsFrozen", from(operator));
		expect(found.json().players.map(({ id }: { id: string }) => id)).toContain(idText(me.playerId));
	});

	it("is not for operators without the role", async () => {
		const support = await aSignedIn(app, { roles: ["support"] });
		expect((await set(true, "Because I can.", support)).statusCode).toBe(403);
		expect((await set(true, "Because I can.", me)).statusCode).toBe(401);
		expect(await isFrozen()).toBe(false);
	});
});
