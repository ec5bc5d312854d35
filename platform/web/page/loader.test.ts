import { describe, expect, it } from "vitest";
import { loginPath, safeDestination } from "./loader.ts";

describe("where a person goes after login", () => {
	it.each([
		["/en/account/cashier/deposit?x=1#realplay", "/en/account/cashier/deposit?x=1#realplay"],
		["/es", "/es"],
		["https://evil.example/en", "/en"],
		["//evil.example/en", "/en"],
		["/\\evil.example/en", "/en"],
		["/en/../..//evil.example", "/en"],
		["/\t/evil.example", "/en"],
		["javascript:alert(1)", "/en"],
		["/services/login-service/v1/logout", "/en"],
		["", "/en"],
		[null, "/en"],
	])("%j leads to %s", (text, destination) => {
		expect(safeDestination(text, "/en")).toBe(destination);
	});

	it("is preserved on the way to the login page", () => {
		const path = loginPath("en", "/en/account?a=b&c=d");
		expect(new URL(path, "https://x.invalid").searchParams.get("destination")).toBe("/en/account?a=b&c=d");
	});
});
