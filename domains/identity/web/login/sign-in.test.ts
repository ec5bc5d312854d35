import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { destinationAfter, signIn } from "./sign-in.ts";

const REQUEST = { username: "a@b.test", credentials: { password: "x" }, remember_me: false };
const SUCCESS = {
	sessionId: "h1",
	userCountry: "CA",
	loginFromDifferentCountry: false,
	attributes: { language: "en" },
};
const asked: string[] = [];

function answer(answers: Record<string, { status: number; body: unknown }>): void {
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		const { status, body } = answers[path]!;
		return new Response(JSON.stringify(body), { status });
	});
}

beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => vi.unstubAllGlobals());

const LOGIN = "/services/login-service/v1/login";
const LOGOUT = "/services/login-service/v1/logout";
const PROFILE = "/services/profile/v1/profiles/h1";

describe("[AUTH-02] a login on the page", () => {
	it("fetches the profile, then is a success", async () => {
		answer({ [LOGIN]: { status: 200, body: SUCCESS }, [PROFILE]: { status: 200, body: {} } });
		expect(await signIn(REQUEST)).toEqual({ outcome: "SUCCESS", isOperator: false });
		expect(asked).toEqual([LOGIN, PROFILE]);
	});

	it("gives the session up where the profile fails, and tells that error", async () => {
		const failure = { errorCode: "INTERNAL_ERROR", message: "frame.errors.internal" };
		answer({
			[LOGIN]: { status: 200, body: SUCCESS },
			[PROFILE]: { status: 500, body: failure },
			[LOGOUT]: { status: 503, body: failure },
		});
		await expect(signIn(REQUEST)).rejects.toThrow("INTERNAL_ERROR");
		expect(asked).toEqual([LOGIN, PROFILE, LOGOUT]);
	});

	it("of an operator asks for no player's profile", async () => {
		answer({ [LOGIN]: { status: 200, body: { ...SUCCESS, attributes: { language: "en", roles: ["support"] } } } });
		expect(await signIn(REQUEST)).toEqual({ outcome: "SUCCESS", isOperator: true });
	});

	it("that is refused tells why", async () => {
		answer({ [LOGIN]: { status: 401, body: { errorCode: "invalid_grant", message: "identity.errors.invalidGrant" } } });
		await expect(signIn(REQUEST)).rejects.toMatchObject({ status: 401, code: "invalid_grant" });
	});
});

describe("[ROUTE-01] after a login one goes", () => {
	it.each([
		["where one asked to", false, "/en/sports", "/en/sports"],
		["home without a wish", false, null, "/en"],
		["as an operator to the back office", true, null, "/backoffice"],
	])("%s", (_case, isOperator, destination, path) => {
		expect(destinationAfter({ outcome: "SUCCESS", isOperator }, destination, "/en")).toBe(path);
	});
});
