import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	captchaHeader,
	formsOf,
	jobsDone,
	logIn,
	logInTo,
	openTestApp,
	PASSWORD,
	RECOVER_PATH,
	REGISTER_PATH,
	RESEND_PATH,
	registrationOf,
	type Site,
	type TestApp,
} from "../../testing/index.ts";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let forms: ReturnType<typeof formsOf>;
let count = 0;
let email: string;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	forms = formsOf(app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(() => {
	email = `person${++count}@baize.test`;
});

const login = (username: string, password = registrationOf().password) => logInTo(site)(username, password);
const logInAs = (of: string) => logIn(site, of);

describe("[AUTH-13] registering an e-mail that has an account", () => {
	it("with an e-mail that has an account gets the same reply as a new one, and its owner is notified", async () => {
		await forms.becomePlayer(email);
		const again = await forms.register(registrationOf({ email: email.toUpperCase(), password: "nine blue lamps" }));
		expect([again.statusCode, again.json()]).toEqual([202, { email: email.toUpperCase() }]);
		const [newest] = await forms.mailsTo(email);
		expect(newest?.subject).toBe("You already have an account");
		expect(newest?.text).toContain("https://baize.test/en/login");
		expect((await login(email, "nine blue lamps")).statusCode).not.toBe(200);
		expect((await login(email)).statusCode).toBe(200);
	});

	it("with another person's e-mail and then logging in with the typed password does not reveal whether it has an account", async () => {
		await forms.becomePlayer(email);
		const fresh = `fresh-${email}`;
		const typed = "nine blue lamps";
		for (const to of [email, fresh]) await forms.register(registrationOf({ email: to, password: typed }));
		await jobsDone(database);
		const answers = await Promise.all([email, fresh].map((to) => login(to, typed)));
		const [known, unknown] = answers.map((answer) => [answer.statusCode, answer.json()]);
		expect(known).toEqual(unknown);
		const guessed = await Promise.all([email, fresh].map((to) => login(to, "ten red lamps")));
		expect(guessed.map((answer) => answer.json().errorCode)).toEqual(["invalid_grant", "invalid_grant"]);
	});

	it("returns no guesses for a login with the password of a form that awaits its confirmation", async () => {
		await forms.becomePlayer(email);
		const typed = "nine blue lamps";
		await forms.register(registrationOf({ email, password: typed }));
		const codes: string[] = [];
		for (let i = 0; i < 4; i++) {
			codes.push((await login(email, `guess ${i}`)).json().errorCode);
			await login(email, typed);
		}
		expect(codes).toEqual([...Array(3).fill("invalid_grant"), "invalid_grant_captcha_enforcement"]);
	});

	it.each([
		["with a plus and a tag", (of: string) => of.replace("@", "+again@")],
		["in capitals", (of: string) => of.toUpperCase()],
	])(
		"with an e-mail of the same inbox %s counts as the same: its owner is notified, and no second account is made",
		async (_case, written) => {
			await forms.becomePlayer(email);
			const before = (await forms.mailsTo(email)).length;
			const answer = await forms.register(registrationOf({ email: written(email) }));
			expect([answer.statusCode, answer.json()]).toEqual([202, { email: written(email) }]);
			expect((await forms.mailsTo(email)).length).toBe(before + 1);
			expect((await forms.mailsTo(email))[0]?.subject).toBe("You already have an account");
			expect(
				(await forms.mailsTo(written(email).toLowerCase())).filter(({ text }) => text.includes("token=")),
			).toHaveLength(written(email).toLowerCase() === email ? before : 0);
		},
	);

	it("five times with a victim's e-mail does not silence the mails of its owner's own", async () => {
		const { email: victim } = await aMember(app);
		for (let i = 0; i < 6; i++) await forms.register(registrationOf({ email: victim }));
		expect((await forms.mailsTo(victim)).length).toBe(5);
		await forms.recover(victim);
		expect((await forms.mailsTo(victim))[0]?.subject).toBe("Set a new password");
		const { handle, sid } = await logInAs(victim);
		const change = { proof: { password: PASSWORD }, password: "eleven brown lamps" };
		await site.put(`/api/v1/identity/${handle}/password`, change, { sid });
		expect((await forms.mailsTo(victim))[0]?.subject).toBe("Your password was changed");
	});

	it("cannot flood an inbox under many spellings of one e-mail", async () => {
		for (let i = 0; i < 8; i++) await forms.register(registrationOf({ email: email.replace("@", `+${i}@`) }));
		await jobsDone(database);
		const { rows } = await sql<{ n: bigint }>`select count(*) as n from notifications.message
			where recipient like ${email.replace("@", "+%@")}`.execute(database.reader);
		expect(rows[0]?.n).toBe(5n);
	});

	it.each([
		["closed the account", "noTime" as const, undefined, "You closed your account with us", "/en/help"],
		[
			"closed it because play was too much",
			"tooMuch" as const,
			undefined,
			"Your account stays closed",
			"/en/pages/safer-play",
		],
		["is excluded", undefined, null, "Your self-exclusion still applies", "/en/login"],
	])(
		"again by a person who %s informs them truthfully about the account",
		async (_case, reason, untilMs, subject, path) => {
			const me = await aMember(app);
			if (untilMs !== undefined) app.exclusions.set(me.playerId, untilMs);
			if (reason)
				await app.database.transaction((tx) =>
					app.identity.closeAccount(tx, me.playerId, { reason, left: {}, ip: "" }),
				);
			const answer = await forms.register(registrationOf({ email: me.email }));
			expect([answer.statusCode, answer.json()]).toEqual([202, { email: me.email }]);
			const [newest] = await forms.mailsTo(me.email);
			expect(newest?.subject).toBe(subject);
			expect(newest?.text).toContain(`https://baize.test${path}`);
			expect(newest?.text).not.toContain("Log in here:");
		},
	);

	it("by a person whom we barred informs them that we did it", async () => {
		const me = await aMember(app);
		await sql`update identity.person set status = 'disabled' where person_id = ${me.playerId}`.execute(database.reader);
		await forms.register(registrationOf({ email: me.email }));
		expect((await forms.mailsTo(me.email))[0]?.subject).toBe("We closed your account");
	});
});

describe("[AUTH-13] registering", () => {
	it("by a person whom a self-exclusion register lists gets the same reply as any other, and no link", async () => {
		app.listed.add(email);
		const answer = await forms.register(registrationOf({ email }));
		expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
		expect((await forms.mailsTo(email)).map((mail) => mail.subject)).toEqual(["We cannot open an account for you"]);
		await forms.resend(email);
		expect(await forms.mailsTo(email)).toHaveLength(1);
	});

	it.each([
		["without the work of the page", async () => ({})],
		["with work that was done for another call", async () => captchaHeader(app.captcha, "login")],
		[
			"with work that was done too long ago",
			async () => {
				const header = await captchaHeader(app.captcha, "register");
				clock.advance(5 * 60_000);
				return header;
			},
		],
	])("%s is refused, and nothing is sent", async (_case, headers) => {
		const answer = await site.post(REGISTER_PATH, registrationOf({ email }), { headers: await headers() });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([403, "CAPTCHA_REQUIRED"]);
		expect(await forms.mailsTo(email)).toEqual([]);
	});

	it("takes the work of the page once, and not for a form that it refuses", async () => {
		const headers = await captchaHeader(app.captcha, "register");
		const refused = await site.post(REGISTER_PATH, registrationOf({ email, birthDate: "2020-01-01" }), { headers });
		expect(refused.statusCode).toBe(422);
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => site.post(REGISTER_PATH, registrationOf({ email }), { headers })),
		);
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([202, ...Array(7).fill(403)]);
	});

	it("takes the same time whether or not the e-mail has an account", async () => {
		await forms.becomePlayer(email);
		const timeOf = async (address: string) => {
			const start = performance.now();
			await forms.register(registrationOf({ email: address }));
			return performance.now() - start;
		};
		const known: number[] = [];
		const unknown: number[] = [];
		for (let i = 0; i < 12; i++) {
			known.push(await timeOf(email));
			unknown.push(await timeOf(`fresh${i}-${email}`));
		}
		expect(median(known) / median(unknown)).toBeGreaterThan(0.5);
		expect(median(known) / median(unknown)).toBeLessThan(2);
	});
});

describe("[AUTH-13] a confirmation link", () => {
	it("is sent again only for the work of the page", async () => {
		const answer = await site.post(RESEND_PATH, { email });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([403, "CAPTCHA_REQUIRED"]);
	});

	it("is not sent again where there is an account, even if another visitor filled in a form with its e-mail", async () => {
		await forms.becomePlayer(email);
		await forms.register(registrationOf({ email }));
		const before = (await forms.mailsTo(email)).length;
		await forms.resend(email);
		expect((await forms.mailsTo(email)).length).toBe(before);
	});

	it("is requested again in the same time for all, because the e-mail is looked up after the reply", async () => {
		const idle = await openTestApp(clock);
		const send = async (path: string, body: object, purpose: "register" | "resend" | "recover") =>
			idle.site.post(path, body, { headers: await captchaHeader(idle.captcha, purpose) });
		const { email: member } = await aMember(idle);
		await send(REGISTER_PATH, registrationOf({ email }), "register");
		const times: Record<string, number[]> = { awaited: [], member: [], newcomer: [] };
		for (let i = 0; i < 15; i++)
			for (const [who, to] of [
				["awaited", email],
				["member", member],
				["newcomer", `nobody${i}@baize.test`],
			] as const) {
				const headers = await captchaHeader(idle.captcha, "resend");
				const start = performance.now();
				const answer = await idle.site.post(RESEND_PATH, { email: to }, { headers });
				times[who]?.push(performance.now() - start);
				expect([answer.statusCode, answer.json()]).toEqual([202, { email: to }]);
			}
		for (const to of [email, member]) {
			await send(RECOVER_PATH, { email: to }, "recover");
			await send(REGISTER_PATH, registrationOf({ email: to }), "register");
		}
		// Its jobs do not run here, so a lookup before the reply would show.
		for (const to of [email, member]) expect(await idle.notifications.mailbox(to)).toEqual([]);
		const [awaited = 0, known = 0, newcomer = 0] = Object.values(times).map(median);
		for (const time of [awaited, known]) {
			expect(time / newcomer).toBeGreaterThan(0.33);
			expect(time / newcomer).toBeLessThan(3);
		}
		await idle.close();
	}, 30_000);
});

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
