import { newestLink } from "@baize/notifications/testing";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aDevice,
	formsOf,
	jobsDone,
	logInTo,
	newestToken,
	openTestApp,
	registrationOf,
	type Site,
	sidIn,
	type TestApp,
} from "../../testing/index.ts";

const QUEBEC_IP = "198.51.100.7";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let forms: ReturnType<typeof formsOf>;
let count = 0;
let email: string;

beforeAll(async () => {
	const takesDeposits = (currency: string): boolean => currency !== "BTC";
	app = await openTestApp(clock, { takesDeposits, places: { [QUEBEC_IP]: { country: "CA", subdivision: "QC" } } });
	({ database, site } = app);
	forms = formsOf(app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(() => {
	email = `person${++count}@baize.test`;
});

const tokenFor = (to: string) => newestToken(app, to);
const login = (username: string, password = registrationOf().password) => logInTo(site)(username, password);
const people = async (of: string) =>
	(await sql<{ n: bigint }>`select count(*) as n from identity.person where email = ${of}`.execute(database.reader))
		.rows[0]?.n;

describe("[AUTH-13] registering", () => {
	it("sends a link in the person's language, and the account exists once it is confirmed", async () => {
		const response = await forms.register(registrationOf({ email }), { locale: "es" });
		expect([response.statusCode, response.json()]).toEqual([202, { email }]);
		expect(await people(email)).toBe(0n);
		await jobsDone(database);
		const link = await newestLink(app.notifications, email);
		expect(link.href).toMatch(/^https:\/\/baize\.test\/es\/join\/confirm\?token=/);
		expect((await forms.mailsTo(email))[0]?.subject).toBe("Confirma tu dirección de correo");

		const confirmed = await forms.confirm(await tokenFor(email));
		expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email }]);
		const player = await app.identity.findPlayer(database.reader, email.toUpperCase());
		expect(player).toMatchObject({
			displayName: "Noor O'Neil-Haddad",
			currency: "CAD",
			country: "CA",
			subdivision: "ON",
			phone: "+14165550123",
			language: "es",
		});
	});

	it("stores neither the password nor the link", async () => {
		await forms.register(registrationOf({ email }));
		const token = await tokenFor(email);
		const { rows } = await sql<{
			row: string;
		}>`select r::text as row from identity.registration r where email = ${email}`.execute(database.reader);
		expect(rows[0]?.row).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
		expect(rows[0]?.row).not.toContain(registrationOf().password);
		expect(rows[0]?.row).not.toContain(token);
	});

	it.each([
		["a short password", { password: "seven77" }, "password", "minLength"],
		["a password of more than 128 letters", { password: "abcdefg ".repeat(17) }, "password", "maxLength"],
		["no e-mail", { email: "me at home" }, "email", "pattern"],
		["a name that is a web address", { firstName: "win.example.com" }, "firstName", "pattern"],
		["a name of signs only", { lastName: " - " }, "lastName", "pattern"],
		["a date that is none", { birthDate: "1990-02-30" }, "birthDate", "format"],
		["a currency that is not offered", { currency: "GBP" }, "currency", "notOffered"],
		["a currency that no way to pay in takes", { currency: "BTC" }, "currency", "notOffered"],
		["a common password", { password: "password123" }, "password", "tooCommon"],
	])("is refused for %s, with its field", async (_case, over, field, cause) => {
		const answer = await forms.register(registrationOf({ email, ...over }));
		expect(answer.statusCode).toBe(422);
		expect(answer.json()).toMatchObject({ errorCode: "VALIDATION_ERROR", errors: [{ field, cause }] });
		expect(await forms.mailsTo(email)).toEqual([]);
	});

	it.each([
		["a name", { firstName: `${"a ".repeat(30_000)}<` }],
		["an e-mail", { email: `a@${".a".repeat(30_000)}@` }],
		["a street", { address: { ...registrationOf().address, street: `${"a".repeat(60_000)}\n` } }],
		["a postal code", { address: { ...registrationOf().address, postalCode: "1 ".repeat(30_000) } }],
	])("with %s that is far too long is refused at once, not after much thought", async (_case, over) => {
		const start = performance.now();
		expect((await forms.register(registrationOf({ email, ...over }))).statusCode).toBe(422);
		expect(performance.now() - start).toBeLessThan(500);
	});

	it("is refused for an unknown property", async () => {
		const answer = await forms.register({ ...registrationOf({ email }), roles: ["withdrawals"] });
		expect(answer.statusCode).toBe(422);
	});

	it.each([
		["from a closed place", {}, { ip: QUEBEC_IP }, "location"],
		["for a home in a closed place", { address: { ...registrationOf().address, subdivision: "QC" } }, {}, "address"],
	])("is refused %s", async (_case, over, from, cause) => {
		const answer = await forms.register(registrationOf({ email, ...over }), from);
		expect(answer.statusCode).toBe(451);
		expect(answer.json()).toMatchObject({ errorCode: "REGION_NOT_ALLOWED", details: { cause, place: "CA:QC" } });
	});

	it("stores one form of each letter, however it was typed, and no invisible spaces", async () => {
		const form = registrationOf({ email, firstName: "  Zoe\u0308  Ana ", lastName: "Nun\u0303ez" });
		await forms.register({ ...form, address: { ...form.address, city: "Montre\u0301al" } });
		await forms.confirm(await tokenFor(email));
		const player = await app.identity.findPlayer(database.reader, email);
		expect([player?.firstName, player?.lastName]).toEqual(["Zo\u00eb Ana", "Nu\u00f1ez"]);
		const { rows } = await sql<{ city: string }>`select city from identity.player
			where player_id = ${player?.playerId}`.execute(database.reader);
		expect(rows).toEqual([{ city: "Montr\u00e9al" }]);
	});

	const address = registrationOf().address;
	it.each([
		["a direction turned round in the e-mail", { email: "noor\u202e@baize.test" }, "email"],
		["a control sign in the e-mail", { email: "noor\u0007@baize.test" }, "email"],
		["a direction turned round in the name", { firstName: "No\u202eor" }, "firstName"],
		["a text-direction mark in the name", { lastName: "Haddad\u200f" }, "lastName"],
		[
			"a direction turned round in the street",
			{ address: { ...address, street: "1 \u2067Queen Street" } },
			"address.street",
		],
		[
			"another line in the street",
			{ address: { ...address, street: "1 Queen Street\u2028Toronto" } },
			"address.street",
		],
		["a control sign in the town", { address: { ...address, city: "Toron\u0000to" } }, "address.city"],
		[
			"a sign without width in the postal code",
			{ address: { ...address, postalCode: "M5H\u200b2N2" } },
			"address.postalCode",
		],
		["a direction turned round in the phone", { phone: "+14165550123\u202c" }, "phone"],
	])("is refused for %s", async (_case, over, field) => {
		const answer = await forms.register(registrationOf({ email, ...over }));
		expect(answer.statusCode).toBe(422);
		expect(answer.json().errors[0]).toMatchObject({ field });
	});

	it("32 times at once with one e-mail makes one account and few mails", async () => {
		const answers = await Promise.all(Array.from({ length: 32 }, () => forms.register(registrationOf({ email }))));
		expect(answers.map((answer) => answer.statusCode)).toEqual(Array(32).fill(202));
		const mails = await forms.mailsTo(email);
		expect(mails).toHaveLength(5);
		const tokens = mails.map((mail) => /token=(\S+)/.exec(mail.text)![1]);
		const confirmed = await Promise.all(tokens.map((token) => forms.confirm(token)));
		expect(confirmed.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
		expect(await people(email)).toBe(1n);
	});

	it("puts no intruder's password into an account that its owner confirms", async () => {
		await forms.register(registrationOf({ email, password: "the owner's own words" }));
		const ownersToken = await tokenFor(email);
		await forms.register(registrationOf({ email, password: "the intruder's words" }));
		await forms.confirm(ownersToken);
		expect((await login(email, "the intruder's words")).statusCode).toBe(401);
		expect((await login(email, "the owner's own words")).statusCode).toBe(200);
	});
});

describe("a confirmation link", () => {
	it("works once", async () => {
		await forms.becomePlayer(email);
		const token = /token=(\S+)/.exec((await forms.mailsTo(email))[0]!.text)![1];
		const again = await forms.confirm(token);
		expect([again.statusCode, again.json().errorCode]).toEqual([410, "CONFIRMATION_INVALID"]);
	});

	it("opened twice at once confirms once", async () => {
		await forms.register(registrationOf({ email }));
		const token = await tokenFor(email);
		const answers = await Promise.all([forms.confirm(token), forms.confirm(token)]);
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410]);
	});

	it("ends after 24 hours", async () => {
		await forms.register(registrationOf({ email }));
		const token = await tokenFor(email);
		clock.advance(24 * 3_600_000);
		expect((await forms.confirm(token)).statusCode).toBe(410);
	});

	it.each(["", "nonsense", `${"A".repeat(44)}`, "é".repeat(44)])("that is %j opens nothing", async (token) => {
		expect((await forms.confirm(token)).statusCode).toBe(410);
	});

	it.each([
		["logs in in the browser that sent the form", "a", true],
		["opens the account only, in any other browser", "b", false],
	])("%s", async (_case, letter, isLoggedIn) => {
		await forms.register(registrationOf({ email }), { device: aDevice("a") });
		const confirmed = await forms.confirm(await tokenFor(email), { device: aDevice(letter) });
		const { email: of, login: success } = confirmed.json<{ email: string; login?: { sessionId: string } }>();
		expect([confirmed.statusCode, of]).toEqual([200, email]);
		expect([success !== undefined, sidIn(confirmed) !== ""]).toEqual([isLoggedIn, isLoggedIn]);
		const session = await site.get("/api/v1/identity/session", { sid: sidIn(confirmed) });
		expect(session.json()).toMatchObject(isLoggedIn ? { pendingAction: "ADD_PIN_CODE" } : { signedIn: false });
	});

	it("can be sent again, and then only the newest works", async () => {
		await forms.register(registrationOf({ email }), { locale: "ar" });
		const first = await tokenFor(email);
		const resent = await forms.resend(email);
		expect([resent.statusCode, resent.json()]).toEqual([202, { email }]);
		expect((await forms.mailsTo(email))[0]?.subject).toContain("أكِّد");
		expect((await forms.confirm(first)).statusCode).toBe(410);
		expect((await forms.confirm(await tokenFor(email))).statusCode).toBe(200);
	});

	it("is answered the same for an e-mail that awaits none, and nothing is sent", async () => {
		const resent = await forms.resend(email);
		expect([resent.statusCode, resent.json()]).toEqual([202, { email }]);
		expect(await forms.mailsTo(email)).toEqual([]);
	});
});

describe("the registration form", () => {
	it("offers the places and currencies where one may register, in the visitor's language", async () => {
		const form = (await site.get("/api/v1/identity/registration-form", { locale: "es" })).json();
		expect(form.place).toEqual({ countryCode: "CA", subdivision: "ON" });
		const canada = form.countries.find((of: { countryCode: string }) => of.countryCode === "CA");
		expect(canada).toMatchObject({ name: "Canadá", currencies: expect.arrayContaining(["CAD"]) });
		expect(canada.subdivisions).toContainEqual({ code: "QC", name: "Quebec", open: false, minAgeYears: 19 });
		expect(canada.subdivisions).toContainEqual({ code: "AB", name: "Alberta", open: true, minAgeYears: 18 });
		const states = form.countries.find((of: { countryCode: string }) => of.countryCode === "US");
		expect(states.currencies).toEqual(["USD"]);
	});

	it("supposes no place for a visitor from a closed one", async () => {
		expect((await site.get("/api/v1/identity/registration-form", { ip: QUEBEC_IP })).json().place).toEqual({});
	});
});
