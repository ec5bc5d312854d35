import { settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	LOGIN_PATH,
	logInTo,
	openTestApp,
	PASSWORD,
	type Site,
	solvedCaptcha,
	type TestApp,
} from "../../testing/index.ts";
import { openSiteVerify } from "../adapters/site-verify.ts";

const clock = settableClock();
let app: TestApp;
let site: Site;
let email: string;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ site } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(16 * 60_000);
	({ email } = await aMember(app));
});

const login = (password = PASSWORD, token?: string, username = email) =>
	logInTo(site)(username, password, token === undefined ? {} : { headers: { "x-captcha-token": token } });
const codeOf = async (answer: ReturnType<typeof login>) => (await answer).json().errorCode;
async function guess(times: number, username = email): Promise<void> {
	for (let i = 0; i < times; i++) expect(await codeOf(login("wrong", undefined, username))).toBe("invalid_grant");
}
const solved = () => solvedCaptcha(app.captcha);

describe("[AUTH-08] the captcha", () => {
	it("is required after three wrong passwords, also of the right one", async () => {
		await guess(3);
		const response = await login();
		expect([response.statusCode, response.json().errorCode]).toEqual([401, "invalid_grant_captcha_enforcement"]);
		expect(await codeOf(login("wrong"))).toBe("invalid_grant_captcha_enforcement");
		expect((await login(PASSWORD, await solved())).statusCode).toBe(200);
		expect((await login()).statusCode).toBe(200);
	});

	it("is required in the same way of an account that does not exist", async () => {
		await guess(3, "ghost@baize.test");
		expect(await codeOf(login("wrong", undefined, "ghost@baize.test"))).toBe("invalid_grant_captcha_enforcement");
	});

	it("is required by every variant", async () => {
		await guess(3);
		const body = { username: email, credentials: { password: PASSWORD } };
		const response = await site.post(`${LOGIN_PATH}/twoFactorAuthentication`, body);
		expect(response.json().errorCode).toBe("invalid_grant_captcha_enforcement");
	});

	it("is required of a whole address after ten wrong passwords, whatever the accounts", async () => {
		for (let i = 0; i < 10; i++) await guess(1, `somebody-${i}@baize.test`);
		expect(await codeOf(login())).toBe("invalid_grant_captcha_enforcement");
		const elsewhere = await logInTo(site)(email, PASSWORD, { ip: "198.51.100.4" });
		expect(elsewhere.statusCode).toBe(200);
	});

	it("is good once, also with a wrong password", async () => {
		await guess(3);
		const token = await solved();
		expect(await codeOf(login("wrong", token))).toBe("invalid_grant");
		expect(await codeOf(login(PASSWORD, token))).toBe("invalid_grant_captcha_enforcement");
	});

	it("lets one of sixteen at once pass by the same token", async () => {
		await guess(3);
		const token = await solved();
		const codes = await Promise.all(Array.from({ length: 16 }, () => codeOf(login("wrong", token))));
		expect(codes.filter((code) => code === "invalid_grant")).toHaveLength(1);
	});

	it("is good for five minutes", async () => {
		await guess(3);
		const token = await solved();
		clock.advance(5 * 60_000);
		// By then one wrong password has been returned to the budget; another one uses it again.
		await guess(1);
		expect(await codeOf(login(PASSWORD, token))).toBe("invalid_grant_captcha_enforcement");
	});

	it("takes nothing that was not worked for", async () => {
		await guess(3);
		const payload = JSON.parse(Buffer.from(await solved(), "base64").toString());
		const tampered = (change: (of: typeof payload) => void) => {
			const copy = structuredClone(payload);
			change(copy);
			return Buffer.from(JSON.stringify(copy)).toString("base64");
		};
		const tokens = [
			"nonsense",
			"bnVsbA==",
			"e30=",
			tampered((of) => {
				of.solution.derivedKey = "00".repeat(32);
			}),
			tampered((of) => {
				of.challenge.parameters.data.untilMs += 60_000;
			}),
			tampered((of) => {
				delete of.challenge.parameters.keySignature;
			}),
			tampered((of) => {
				of.challenge.signature = "00".repeat(32);
			}),
			tampered((of) => {
				delete of.solution;
			}),
		];
		for (const token of tokens) expect(await codeOf(login(PASSWORD, token))).toBe("invalid_grant_captcha_enforcement");
	});

	it("counts the passwords that are being compared: of 64 wrong ones at once three are compared without it", async () => {
		const codes = await Promise.all(Array.from({ length: 64 }, () => codeOf(login("wrong"))));
		expect(codes.filter((code) => code === "invalid_grant")).toHaveLength(3);
		expect(codes.filter((code) => code === "invalid_grant_captcha_enforcement")).toHaveLength(61);
	});

	it("counts them of an address, too: of 64 wrong ones at once, each of another account, ten are compared", async () => {
		const from = { ip: "203.0.113.64" };
		const answers = await Promise.all(
			Array.from({ length: 64 }, (_, i) => logInTo(site)(`burst-${i}@baize.test`, "wrong", from)),
		);
		const codes = answers.map((answer) => answer.json().errorCode);
		expect(codes.filter((code) => code === "invalid_grant")).toHaveLength(10);
	});

	it("is not required where sixteen concurrent logins are right", async () => {
		const answers = await Promise.all(Array.from({ length: 16 }, () => login()));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
	});

	it("is offered by a call as work to do", async () => {
		const offer = (await site.get("/api/v1/identity/captcha")).json();
		expect(offer).toMatchObject({ kind: "altcha", challenge: { signature: expect.any(String) } });
		expect(await solvedCaptcha({ offer: async () => offer })).toEqual(expect.any(String));
	});
});

describe("[AUTH-08] a captcha service", () => {
	const warnings: unknown[] = [];
	const service = (answer: () => Promise<Response>, sent: URLSearchParams[] = []) =>
		openSiteVerify({
			verifyUrl: "https://captcha.example/siteverify",
			secret: "the secret",
			siteKey: "the key",
			scriptUrl: "https://captcha.example/api.js",
			clock,
			log: { warn: (...args: unknown[]) => void warnings.push(args) } as never,
			hostname: "baize.test",
			fetch: async (_url, init) => {
				sent.push(init?.body as URLSearchParams);
				return answer();
			},
		});
	const replies = (body: unknown) => async () => new Response(JSON.stringify(body));

	it("is verified on the server, with the secret and the address that the token came from", async () => {
		const sent: URLSearchParams[] = [];
		const provider = service(replies({ success: true, hostname: "baize.test", action: "login" }), sent);
		expect(await provider.check("login", "t", "192.0.2.1")).toEqual({ name: "t", untilMs: clock.nowMs() + 600_000 });
		expect(Object.fromEntries(sent[0]!)).toEqual({ secret: "the secret", response: "t", remoteip: "192.0.2.1" });
	});

	it.each([
		["that is not good", { success: false, hostname: "baize.test" }],
		["of another site", { success: true, hostname: "evil.example" }],
		["of no site", { success: true }],
		["for another action", { success: true, hostname: "baize.test", action: "register" }],
	])("takes no token %s", async (_case, answer) => {
		expect(await service(replies(answer)).check("login", "t", "192.0.2.1")).toBeUndefined();
	});

	it.each([
		["does not answer", () => Promise.reject(new Error("no network"))],
		["answers nonsense", async () => new Response("<html>")],
		["answers something else", replies({ ok: 1 })],
	])("treats %s as an outage, which lets no login through", async (_case, answer) => {
		await expect(service(answer).check("login", "t", "192.0.2.1")).rejects.toMatchObject({
			code: "OUTSIDE_UNAVAILABLE",
		});
		expect(JSON.stringify(warnings)).not.toContain("the secret");
	});

	it("is offered with what its widget needs", async () => {
		expect(await service(replies({})).offer("login")).toEqual({
			kind: "service",
			siteKey: "the key",
			scriptUrl: "https://captcha.example/api.js",
			action: "login",
		});
	});
});
