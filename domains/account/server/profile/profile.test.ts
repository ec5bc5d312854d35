import { anIban, lastFourOf } from "@baize/cashier/testing";
import { detailsChanged, phoneChanged, TERMS_VERSION } from "@baize/identity/contract";
import {
	aSignedIn,
	enrolAuthenticator,
	logIn,
	mailOf,
	PASSWORD,
	type SignedIn,
	type Site,
	sidIn,
	tokenOf,
} from "@baize/identity/testing";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestAccount, type TestAccount } from "../../testing/open.ts";

const clock = settableClock();
const received: { event: string; payload: unknown }[] = [];
let database: Database;
let app: TestAccount;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	app = await openTestAccount(clock);
	({ database, site } = app);
	for (const event of [phoneChanged, detailsChanged])
		app.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, payload) => void received.push({ event: event.name, payload }),
		);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	received.length = 0;
	me = await aSignedIn(app, { postalCode: HOME.postalCode });
});

const mine = (path: string) => `/api/v1/identity/${me.handle}/${path}`;
const from = () => ({ sid: me.sid });
const proof = { password: PASSWORD };
const HOME = { countryCode: "CA", subdivision: "ON", street: "1 Queen Street", city: "Toronto", postalCode: "M5H 2N2" };
const DETAILS = { firstName: "Pat", lastName: "Doe", address: HOME, phone: null as string | null };
const update = (over: object, given: object = proof) =>
	site.put(mine("details"), { details: { ...DETAILS, ...over }, proof: given }, from());
const account = async () => (await site.get(mine("account"), from())).json();
async function eventually<Value>(
	read: () => Value | Promise<Value>,
	isRight: (value: Value) => boolean,
): Promise<Value> {
	for (let look = 0; look < 100; look++) {
		const value = await read();
		if (isRight(value)) return value;
		await new Promise((resolve) => setTimeout(resolve, 30));
	}
	return read();
}

describe("[PROF-01] the account", () => {
	it("returns to players all that we know of them, and to no other session", async () => {
		expect(await account()).toMatchObject({
			email: me.email,
			firstName: "Pat",
			lastName: "Doe",
			birthDate: "1990-01-31",
			address: HOME,
			currency: "CAD",
			language: "en",
			marketing: false,
			terms: { accepted: TERMS_VERSION, present: TERMS_VERSION, isDue: false },
		});
		const other = await aSignedIn(app);
		expect((await site.get(mine("account"), { sid: other.sid })).statusCode).toBe(401);
	});
});

describe("[PROF-01] changing details", () => {
	it("requires the password, and notifies the player and the domains that checked the old ones", async () => {
		const answer = await update({ firstName: " Robin ", phone: "(416) 555-0123" });
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({
			firstName: "Robin",
			phone: { number: "+14165550123", written: "+1 416 555 0123" },
		});
		await mailOf(app.notifications, me.email, "Your details were changed");
		await eventually(
			() => received,
			(events) => events.length === 2,
		);
		expect(received.map(({ event }) => event).sort()).toEqual(["identity.detailsChanged", "identity.phoneChanged"]);
		expect(received).toContainEqual(
			expect.objectContaining({ payload: expect.objectContaining({ phone: "+14165550123" }) }),
		);
	});

	it("that changes nothing sends no notification", async () => {
		expect((await update({})).statusCode).toBe(200);
		expect(await app.notifications.mailbox(me.email)).toEqual([]);
	});

	it("shows the new name on the next page at once", async () => {
		await update({ firstName: "Robin" });
		const session = (await site.get("/api/v1/identity/session", from())).json();
		expect(session.displayName).toBe("Robin Doe");
	});

	it("is refused without the password, with the wrong one, and with a wrong property", async () => {
		const wrong = await update({ firstName: "Robin" }, { password: "not my password" });
		expect([wrong.statusCode, wrong.json().errorCode]).toEqual([403, "PASSWORD_WRONG"]);
		expect((await site.put(mine("details"), { details: DETAILS }, from())).statusCode).toBe(422);
		expect((await update({ email: "else@baize.test" })).statusCode).toBe(422);
		expect((await account()).firstName).toBe("Pat");
	});

	it.each([
		["a phone that cannot exist", { phone: "123" }, "details.phone", "invalidPhone"],
		[
			"a postal code of another country",
			{ address: { ...HOME, postalCode: "28013" } },
			"details.address.postalCode",
			"wrongForCountry",
		],
		[
			"a subdivision that is none",
			{ address: { ...HOME, subdivision: "XX" } },
			"details.address.subdivision",
			"unknownSubdivision",
		],
		[
			"no phone where one is required",
			{ address: { ...HOME, countryCode: "ES", subdivision: "MD", postalCode: "28013" } },
			"details.phone",
			"required",
		],
	])("is refused for %s, with its field", async (_case, over, field, cause) => {
		const answer = await update(over);
		expect(answer.statusCode).toBe(422);
		expect(answer.json().errors).toContainEqual({ field, cause });
	});

	it("to a home where we may not offer accounts is refused", async () => {
		const answer = await update({ address: { ...HOME, subdivision: "QC" } });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([451, "REGION_NOT_ALLOWED"]);
	});

	it("also requires the authenticator's code of players who have two-factor on, each code once", async () => {
		const { code, sid } = await enrolAuthenticator(site, me, clock.nowMs);
		me = { ...me, sid };
		clock.advance(30_000);
		const without = await update({ firstName: "Robin" });
		expect([without.statusCode, without.json().errorCode]).toEqual([403, "MFA_REQUIRED"]);
		const wrong = await update({ firstName: "Robin" }, { ...proof, code: "000000" });
		expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, "MFA_INVALID_CONFIRMATION_CODE"]);
		const right = { ...proof, code: code() };
		expect((await update({ firstName: "Robin" }, right)).statusCode).toBe(200);
		expect((await update({ firstName: "Ruby" }, right)).statusCode).toBe(422);
		expect((await account()).firstName).toBe("Robin");
	});

	it("that comes twice with the same code is done once, and the second is no wrong code (defect)", async () => {
		const { code, sid } = await enrolAuthenticator(site, me, clock.nowMs);
		me = { ...me, sid };
		clock.advance(30_000);
		const right = { ...proof, code: code() };
		const answers = await Promise.all([update({ firstName: "Robin" }, right), update({ firstName: "Robin" }, right)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
		const wrong = await update({ firstName: "Ruby" }, { ...proof, code: "000000" });
		expect(wrong.json()).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 4 });
		const otherChange = await site.post(
			mine("linked-accounts"),
			{ account: "12345678", label: "Mine", proof: right },
			from(),
		);
		expect(otherChange.json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
	});

	it("64 times at once with wrong passwords compares five of them, whatever else it requests", async () => {
		const answers = await Promise.all(
			Array.from({ length: 64 }, (_, i) => update({ firstName: "Robin" }, { password: `guess number ${i}` })),
		);
		const codes = answers.map((answer) => answer.json().errorCode);
		expect(codes.filter((code) => code === "PASSWORD_WRONG")).toHaveLength(5);
		const blocked = answers.find((answer) => answer.json().errorCode === "PASSWORD_BLOCKED");
		expect(blocked?.statusCode).toBe(429);
		expect(Number(blocked?.headers["retry-after"])).toBeGreaterThan(0);
		expect((await update({ firstName: "Robin" })).statusCode).toBe(429);
		clock.advance(15 * 60_000);
		me = { ...me, ...(await logIn(site, me.email)) };
		expect((await update({ firstName: "Robin" })).statusCode).toBe(200);
	});
});

describe("[PROF-01] preferences", () => {
	const put = (over: object) =>
		site.put(mine("preferences"), { nickname: null, language: "en", marketing: false, ...over }, from());

	it("are changed without a proof, and the consent keeps its time", async () => {
		const answer = await put({ nickname: "Night Owl 7", language: "ar", marketing: true });
		expect(answer.json()).toMatchObject({ nickname: "Night Owl 7", language: "ar", marketing: true });
		await put({ marketing: false });
		expect((await account()).marketing).toBe(false);
	});

	it.each(["<script>", "x", "a".repeat(25), "   ", "win.example.com"])("take no nickname like %j", async (nickname) => {
		expect((await put({ nickname })).statusCode).toBe(422);
	});
});

describe("[PROF-01] changing the e-mail", () => {
	const NEW_SUBJECT = "Confirm your new e-mail address";
	const confirm = (token: string) => site.post("/api/v1/identity/email-confirmations", { token });
	const requestChange = (email: string) => site.post(mine("email"), { email, proof }, from());

	it("notifies the old address, and counts once the new one is confirmed; then every session has ended", async () => {
		const requestedEmail = `new-${me.email}`;
		const response = await requestChange(requestedEmail.toUpperCase());
		expect([response.statusCode, response.json()]).toEqual([202, { email: requestedEmail }]);
		await mailOf(app.notifications, me.email, "Request to change your e-mail address");
		expect(await account()).toMatchObject({ email: me.email, newEmail: requestedEmail });
		const token = await tokenOf(app.notifications, requestedEmail, NEW_SUBJECT);
		expect((await confirm(token)).json()).toEqual({ email: requestedEmail });
		await mailOf(app.notifications, me.email, "Your e-mail address was changed");
		expect((await site.get(mine("account"), from())).statusCode).toBe(401);
		expect((await logIn(site, requestedEmail)).sid).not.toBe("");
		expect((await logIn(site, me.email)).sid).toBe("");
		expect((await confirm(token)).statusCode).toBe(410);
	});

	it("to another player's address gets the same reply, and its owner is notified instead", async () => {
		const other = await aSignedIn(app);
		const response = await requestChange(other.email);
		expect([response.statusCode, response.json()]).toEqual([202, { email: other.email }]);
		const { text } = await mailOf(app.notifications, other.email, "You already have an account");
		expect(text).not.toContain("token=");
	});

	it("can be taken back, and then its link opens nothing", async () => {
		const requestedEmail = `back-${me.email}`;
		await requestChange(requestedEmail);
		const token = await tokenOf(app.notifications, requestedEmail, NEW_SUBJECT);
		expect((await site.remove(mine("email"), from())).json()).not.toHaveProperty("newEmail");
		expect((await confirm(token)).statusCode).toBe(410);
	});

	it("of two people to one address succeeds for the first who confirms", async () => {
		const requestedEmail = `both-${me.email}`;
		await requestChange(requestedEmail);
		const mineToken = await tokenOf(app.notifications, requestedEmail, NEW_SUBJECT);
		const other = await aSignedIn(app);
		const path = `/api/v1/identity/${other.handle}/email`;
		await site.post(path, { email: requestedEmail, proof }, { sid: other.sid });
		const [newest] = await app.notifications.mailbox(requestedEmail);
		const otherToken = /token=([\w-]+)/.exec(newest?.text ?? "")?.[1] ?? "";
		const answers = await Promise.all([confirm(mineToken), confirm(otherToken)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
	});

	it("requested with a password that is changed afterwards ends with it", async () => {
		const requestedEmail = `late-${me.email}`;
		await requestChange(requestedEmail);
		const token = await tokenOf(app.notifications, requestedEmail, NEW_SUBJECT);
		await site.put(mine("password"), { proof, password: "nine blue kettles" }, from());
		expect((await confirm(token)).statusCode).toBe(410);
	});

	it("to the present one is refused", async () => {
		expect((await requestChange(me.email)).json().errorCode).toBe("EMAIL_UNCHANGED");
	});
});

describe("[AUTH-13] changing the password", () => {
	const change = (password: string, given = PASSWORD) =>
		site.put(mine("password"), { proof: { password: given }, password }, from());

	it("ends every other session but not this one", async () => {
		const other = await logIn(site, me.email);
		const done = await change("nine blue kettles");
		expect(done.json()).toEqual({ ended: 1 });
		const isIn = async (sid: string) => (await site.get("/api/v1/identity/session", { sid })).json().signedIn;
		expect([await isIn(sidIn(done)), await isIn(other.sid)]).toEqual([true, false]);
		expect(await isIn(me.sid)).toBe(false);
		expect((await logIn(site, me.email)).sid).toBe("");
		await mailOf(app.notifications, me.email, "Your password was changed");
	});

	it.each([
		["the same", PASSWORD, "unchanged"],
		["a common one", "password123", "tooCommon"],
		["one that leaked elsewhere", "christine", "breached"],
	])("to %s is refused", async (_case, password, cause) => {
		expect((await change(password)).json().errors).toEqual([{ field: "password", cause }]);
	});

	it("without the present one is refused", async () => {
		expect((await change("nine blue kettles", "wrong")).json().errorCode).toBe("PASSWORD_WRONG");
	});
});

describe("[PROF-01] linked accounts", () => {
	const add = (account: string, label = "Savings") =>
		site.post(mine("linked-accounts"), { account, label, proof }, from());

	it("are stored encrypted, returned by their last four characters, and part of the profile", async () => {
		const iban = anIban();
		const added = await add(iban);
		expect(added.json()).toMatchObject({ label: "Savings", lastFour: lastFourOf(iban) });
		const profile = (await site.get(`/services/profile/v1/profiles/${me.handle}`, from())).json();
		expect(profile.personaLinkedAccounts).toEqual([{ id: added.json().id }]);
		const [payable] = await app.bankAccounts.payableAccounts(database.reader, me.playerId);
		expect(payable?.account).toBe(iban.replaceAll(" ", ""));
		const { rows } = await sql<{ row: string }>`select a::text as row from cashier.linked_account a`.execute(
			database.reader,
		);
		expect(rows.map(({ row }) => row).join()).not.toContain("2020155");
		await mailOf(app.notifications, me.email, "A bank account was added");
	});

	it("are refused where the number cannot be right, is known, or is one too many", async () => {
		expect((await add("GB34 BUKB 2020 1555 5555 55")).json().errors).toEqual([
			{ field: "account", cause: "noAccount" },
		]);
		const iban = anIban();
		await add(iban);
		expect((await add(iban.toLowerCase())).json().errors).toEqual([{ field: "account", cause: "known" }]);
		for (const account of ["12345671", "12345672", "12345673", "12345674"]) await add(account);
		expect((await add("12345675")).json().errorCode).toBe("LINKED_ACCOUNTS_FULL");
	});

	it("are removed by their owner only", async () => {
		const { id } = (await add(anIban())).json();
		const other = await aSignedIn(app);
		const foreign = await site.remove(`/api/v1/identity/${other.handle}/linked-accounts/${id}`, { sid: other.sid });
		expect([foreign.statusCode, foreign.json().errorCode]).toEqual([404, "LINKED_ACCOUNT_UNKNOWN"]);
		expect((await site.remove(mine(`linked-accounts/${id}`), from())).statusCode).toBe(204);
	});
});

describe("[AUTH-13] terms", () => {
	it("that have changed are due until the current ones are accepted, and who accepted which is stored", async () => {
		await sql`update identity.player set terms_version = '2020-01-01' where player_id = ${me.playerId}`.execute(
			database.reader,
		);
		const asOtherDomains = () => app.identity.readPlayer(database.reader, me.playerId);
		expect((await account()).terms).toMatchObject({ isDue: true, present: TERMS_VERSION });
		expect(await asOtherDomains()).toMatchObject({ acceptedTerms: "2020-01-01" });
		const old = await site.post(mine("terms"), { version: "2020-01-01" }, from());
		expect([old.statusCode, old.json().errorCode]).toEqual([409, "TERMS_OUTDATED"]);
		const accepted = await site.post(mine("terms"), { version: TERMS_VERSION }, from());
		expect(accepted.json()).toMatchObject({
			isDue: false,
			accepted: [{ version: TERMS_VERSION, acceptedAtMs: clock.nowMs() }],
		});
		expect(await asOtherDomains()).toMatchObject({ acceptedTerms: TERMS_VERSION });
		const many = await app.identity.readPlayers(database.reader, [me.playerId, 1n]);
		expect(many).toEqual(new Map([[me.playerId, await asOtherDomains()]]));
	});
});
