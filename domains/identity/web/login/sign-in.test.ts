import { safeDestination } from "@baize/platform-web/page";
import { CallError } from "@baize/platform-web/reads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inLanguage, pathAfter, type Ways } from "./after-login.ts";
import { forgetSession } from "./forget-session.ts";
import { issuesOfForm, LoginRefused, textOf } from "./login-cause.ts";
import { LOGIN_SUCCESS } from "./login-success.ts";
import { type LoginResult, signIn } from "./sign-in.ts";

const REQUEST = { username: "a@b.test", credentials: { password: "x" }, remember_me: false };
const SUCCESS = {
	sessionId: "h1",
	userCountry: "CA",
	loginFromDifferentCountry: false,
	attributes: { language: "en" },
};
const requested: string[] = [];
const dispatched: Event[] = [];
const stored = new Map<string, string>();

function answer(answers: Record<string, { status: number; body: unknown }>): void {
	vi.stubGlobal("fetch", async (path: string) => {
		requested.push(path);
		const { status, body } = answers[path]!;
		return new Response(JSON.stringify(body), { status });
	});
}

beforeEach(() => {
	requested.length = 0;
	dispatched.length = 0;
	stored.clear();
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("dispatchEvent", (event: Event) => dispatched.push(event));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});
afterEach(() => vi.unstubAllGlobals());

const LOGIN = "/services/login-service/v1/login";
const LOGOUT = "/services/login-service/v1/logout";
const FORGET = "/api/v1/identity/session/forget-ended";
const PROFILE = "/services/profile/v1/profiles/h1";

describe("[AUTH-02] a login on the page", () => {
	it("fetches the profile, then is a success", async () => {
		answer({ [LOGIN]: { status: 200, body: SUCCESS }, [PROFILE]: { status: 200, body: { hasPinCode: true } } });
		expect(await signIn(REQUEST)).toEqual({ outcome: "SUCCESS", params: { language: "en" } });
		expect(requested).toEqual([LOGIN, PROFILE]);
	});

	it("waits until the cookie of a session that is over has gone, which would take the new one with it", async () => {
		const succeeding = {
			[LOGIN]: { status: 200, body: SUCCESS },
			[PROFILE]: { status: 200, body: { hasPinCode: true } },
		};
		answer({ ...succeeding, [FORGET]: { status: 200, body: { outcome: "SUCCESS" } } });
		const atOnce = fetch;
		vi.stubGlobal("fetch", async (path: string) => {
			const answered = await atOnce(path);
			await new Promise((resolve) => setTimeout(resolve, 20));
			requested.push("answered");
			return answered;
		});
		forgetSession();
		await signIn(REQUEST);
		expect(requested).toEqual([FORGET, "answered", LOGIN, "answered", PROFILE, "answered"]);
	});

	it("ends the session where the profile fails, and returns that error", async () => {
		const failure = { errorCode: "INTERNAL_ERROR", message: "common.errors.internal" };
		answer({
			[LOGIN]: { status: 200, body: SUCCESS },
			[PROFILE]: { status: 500, body: failure },
			[LOGOUT]: { status: 503, body: failure },
		});
		await expect(signIn(REQUEST)).rejects.toThrow("INTERNAL_ERROR");
		expect(requested).toEqual([LOGIN, PROFILE, LOGOUT]);
	});
});

describe("[AUTH-03] a login that succeeded", () => {
	it("of a profile without a PIN requires one first, with the language", async () => {
		answer({ [LOGIN]: { status: 200, body: SUCCESS }, [PROFILE]: { status: 200, body: { hasPinCode: false } } });
		expect(await signIn(REQUEST)).toEqual({
			outcome: "ACTION_REQUIRED",
			action: "ADD_PIN_CODE",
			params: { language: "en" },
		});
	});

	it("is dispatched on the window, with country and language", async () => {
		answer({ [LOGIN]: { status: 200, body: SUCCESS }, [PROFILE]: { status: 200, body: { hasPinCode: true } } });
		await signIn(REQUEST);
		expect(dispatched.map((event) => [event.type, (event as CustomEvent).detail])).toEqual([
			[LOGIN_SUCCESS, { userCountry: "CA", language: "en" }],
		]);
	});
});

describe("[AUTH-06] the device that a login remembers", () => {
	const logIn = async (shouldRemember: boolean | undefined, deviceId?: string) => {
		const success = { ...SUCCESS, ...(deviceId ? { deviceId } : {}) };
		answer({ [LOGIN]: { status: 200, body: success }, [PROFILE]: { status: 200, body: { hasPinCode: true } } });
		await signIn({ ...REQUEST, ...(shouldRemember === undefined ? {} : { remember_device: shouldRemember }) });
		return stored.get("deviceId");
	};
	it("is stored where the player asks for it, kept where they do not choose, and removed where they decline", async () => {
		expect(await logIn(true, "d1")).toBe("d1");
		expect(await logIn(true)).toBe("d1");
		expect(await logIn(undefined)).toBe("d1");
		expect(await logIn(false)).toBeUndefined();
	});
});

describe("[AUTH-10] a login that was refused", () => {
	const refusedWith = async (status: number, body: object): Promise<unknown> => {
		answer({ [LOGIN]: { status, body } });
		return signIn(REQUEST).catch((error) => error);
	};
	const list = [{ field: "username", cause: "mismatch" }];

	it.each([
		["401 with a list", 401, { errorCode: "anything", errors: list }, "invalid_grant", list],
		["401 of a known code", 401, { errorCode: "DISABLED_PROFILE" }, "DISABLED_PROFILE", []],
		["401 of a step", 401, { errorCode: "mfa_required:SMS" }, "mfa_required:SMS", []],
		["401 of an unknown code", 401, { errorCode: "SOMETHING" }, "UNKNOWN_ERROR", []],
		["401 of a code that every object has", 401, { errorCode: "constructor" }, "UNKNOWN_ERROR", []],
		["401 of the code of all objects", 401, { errorCode: "__proto__" }, "UNKNOWN_ERROR", []],
		["401 without a code", 401, { errorCode: "" }, "UNKNOWN_ERROR", []],
		["401 with an empty list", 401, { errorCode: "DISABLED_PROFILE", errors: [] }, "invalid_grant", []],
		["401 with what is no list", 401, { errorCode: "DISABLED_PROFILE", errors: "many" }, "DISABLED_PROFILE", []],
		["401 with a list of anything", 401, { errorCode: "x", errors: [null, 7, {}, ...list] }, "invalid_grant", list],
		["422 by field", 422, { errorCode: "VALIDATION_ERROR", errors: list }, "VALIDATION_ERROR", list],
	])("by %s has the cause", async (_case, status, body, cause, errors) => {
		const refused = await refusedWith(status, body);
		expect(refused).toBeInstanceOf(LoginRefused);
		expect(refused).toMatchObject({ cause, errors });
	});

	it("keeps the reply without timestamp, error and errorCode", async () => {
		const body = { errorCode: "mfa_required:SMS", timestamp: 1, error: "Unauthorized", sessionId: "h", message: "m" };
		expect(await refusedWith(401, body)).toMatchObject({ response: { sessionId: "h", message: "m" } });
		expect(Object.keys(((await refusedWith(401, body)) as LoginRefused).response)).toEqual(["sessionId", "message"]);
	});

	it.each(["constructor", "__proto__", "toString", "nothing"])(
		"shows a text to the person, whatever its cause: %s",
		(cause) => {
			expect(new LoginRefused(cause).text).toBe("login.errors.unknown");
			const error = new CallError(429, { errorCode: cause, message: "identity.errors.other" });
			expect(textOf(error).key).toBe("identity.errors.other");
		},
	);

	it.each([
		[422, [{ field: "username", cause: "minLength" }], { username: "minLength" }],
		[422, [{ field: "credentials.password", cause: "maxLength" }], { password: "maxLength" }],
		[401, list, { username: "mismatch" }],
		[
			401,
			[
				{ field: "__proto__", cause: "x" },
				{ field: "constructor", cause: "y" },
			],
			{},
		],
	])("by %i flags its fields: %j", async (status, errors, marked) => {
		const refused = (await refusedWith(status, { errorCode: "VALIDATION_ERROR", errors })) as LoginRefused;
		expect(issuesOfForm(refused)).toEqual(marked);
	});

	it.each([429, 500, 503])("by %i is the body itself", async (status) => {
		const body = { errorCode: "blocked", message: "m" };
		expect(await refusedWith(status, body)).toMatchObject({ status, body });
		expect(await refusedWith(status, body)).not.toBeInstanceOf(LoginRefused);
	});
});

describe("[AUTH-04] a 428", () => {
	const result = async (body: object): Promise<unknown> => {
		answer({ [LOGIN]: { status: 428, body: { errorCode: "Precondition Required", ...body } } });
		return signIn(REQUEST).catch((error) => error);
	};
	const info = { phone: "****0101", countryCode: "CA" };

	it.each(["ADD_PIN_CODE", "forcePasswordReset", "forcePinReset"])("for %s hands on the token", async (action) => {
		expect(await result({ action, token: "t", profileInfo: info })).toEqual({
			outcome: "ACTION_REQUIRED",
			action,
			params: { token: "t" },
		});
	});

	it("for another phone also hands on the profile, written as text", async () => {
		expect(await result({ action: "forcePhoneNumberReset", token: "t", profileInfo: info })).toMatchObject({
			params: { token: "t", profileInfo: JSON.stringify(info) },
		});
	});

	it.each([
		["an unknown action", { action: "dance", token: "t" }, "UNKNOWN_REQUIRED_ACTION"],
		["no action", {}, "Precondition Required"],
		["no token", { action: "forcePinReset" }, "INVALID_REQUIRED_ACTION_DETAILS"],
		["a phone without a profile", { action: "forcePhoneNumberReset", token: "t" }, "INVALID_REQUIRED_ACTION_DETAILS"],
	])("with %s is an error", async (_case, body, cause) => {
		expect(await result(body)).toMatchObject({ name: "LoginRefused", cause });
	});
});

describe("[AUTH-05] after a login one goes", () => {
	const success = (over: object = {}): LoginResult => ({
		outcome: "SUCCESS",
		params: { language: "en" },
		...over,
	});
	const action: LoginResult = { outcome: "ACTION_REQUIRED", action: "forcePinReset", params: { token: "t t" } };
	const ways = (over: Partial<Ways>): Ways => ({
		destination: null,
		lastPage: null,
		home: "/en",
		chosenLocale: "en",
		...over,
	});
	it.each<[string, LoginResult, Partial<Ways>, string]>([
		["where one asked to", success(), { destination: "/en/sports", lastPage: "/en/virtuals" }, "/en/sports"],
		["else to the last page", success(), { lastPage: "/en/virtuals?a=1" }, "/en/virtuals?a=1"],
		["else home", success(), {}, "/en"],
		[
			"to the page of the action, with its parameters and the destination",
			action,
			{ destination: "/en/account?a=b&c" },
			"/en/login/reset-pin?token=t%20t&destination=%2Fen%2Faccount%3Fa%3Db%26c",
		],
		[
			"to it with the last page",
			action,
			{ lastPage: "/en/sports" },
			"/en/login/reset-pin?token=t%20t&destination=%2Fen%2Fsports",
		],
		["to it alone", action, {}, "/en/login/reset-pin?token=t%20t"],
		[
			"in one's own language where one has chosen none",
			success({ params: { language: "ar" } }),
			{ destination: "/en/sports#x", chosenLocale: undefined },
			"/ar/sports#x",
		],
		["in the language that one has chosen", success({ params: { language: "ar" } }), { chosenLocale: "es" }, "/en"],
	])("%s", (_case, result, over, path) => {
		expect(pathAfter(result, ways(over))).toBe(path);
	});

	it.each([
		["/en", "es", "/es"],
		["/en?a=/en", "es", "/es?a=/en"],
		["/forum", "es", "/forum"],
		["/en/sports", "xx", "/en/sports"],
		["/en/sports", undefined, "/en/sports"],
	])("%s in %s is %s", (path, language, expected) => {
		expect(inLanguage(path, language)).toBe(expected);
	});

	it.each([
		"//evil.example",
		"///evil.example",
		"/\\evil.example",
		"\\/evil.example",
		"/en/../..//evil.example",
		"/%2F/evil.example",
		"/%5Cevil.example",
		"%2F%2Fevil.example",
		"https://evil.example",
		"https:evil.example",
		"javascript:alert(1)",
		"/\tevil",
		"/en\n//evil.example",
		" //evil.example",
		"evil.example",
		"/evil.example",
		"",
	])("never to %j", (destination) => {
		expect(safeDestination(destination, "home")).toBe("home");
	});
});
