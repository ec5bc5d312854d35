import { describe, expect, it } from "vitest";
import { addressToLeadTo, isFormToPage } from "./page-address.ts";

const lead = (request: string, locale: "en" | "es" = "en") => addressToLeadTo(request, () => locale);

describe("an address without a language", () => {
	it.each([
		["/", "/en"],
		["/?a=b", "/en?a=b"],
		["//", "/en"],
		["///?a=//", "/en?a=//"],
		["/..", "/en"],
		["/%2e%2e/", "/en"],
		["/en/..", "/en"],
		["/account/cashier/deposit?x=1", "/en/account/cashier/deposit?x=1"],
		[
			"/document-verification-result?transactionStatus=SUCCESS",
			"/en/document-verification-result?transactionStatus=SUCCESS",
		],
		["/xx", "/en/xx"],
		["/evil.example/..//en", "/en//en"],
		["//evil.example/x", "/en//evil.example/x"],
		["/\\evil.example/x", "/en//evil.example/x"],
	])("%s leads to %s", (request, to) => {
		expect(lead(request)).toEqual({ to });
	});

	it.each([
		"/en",
		"/en/",
		"/en/login?destination=%2Fen",
		"*",
		"http://site/en",
		"/wp-login.php",
		"/assets/gone.js?lang=es",
		"/.well-known/unknown",
		"/__manifest?paths=%2Fen",
		"/en/account.data?lang=es",
		"/backoffice/unknown",
	])("%s leads nowhere else", (request) => {
		expect(lead(request)).toBeUndefined();
	});
});

describe("[ROUTE-13] an address that asks for the overlay to join", () => {
	it.each([
		["/en?overlay=join", "/en/join", undefined],
		["/?overlay=join", "/en/join", undefined],
		["/en/casino/slots?a=b%20c&overlay=join&ref=x", "/en/join?a=b%20c&ref=x", undefined],
		["/en/join?overlay=join&destination=%2Fen", "/en/join?destination=%2Fen", undefined],
		["/en/casino?lang=es&overlay=join", "/es/join", "es"],
		["//evil.example/?overlay=join", "/en/join", undefined],
	])("%s leads to %s", (request, to, chosen) => {
		expect(lead(request)).toEqual(chosen ? { to, chosen } : { to });
		expect(lead(to)).toBeUndefined();
	});

	it.each(["/en?overlay=search", "/en?overlay", "/en?my-overlay=join", "/en.data?overlay=join"])(
		"%s asks for nothing",
		(request) => {
			expect(lead(request)).toBeUndefined();
		},
	);
});

describe("[I18N-03] an address that names a language in its query", () => {
	it.each([
		["/?lang=es", "/es", "es"],
		["/?a=b&lang=es", "/es?a=b", "es"],
		["/en?lang=es", "/es", "es"],
		["/en?lang=en", "/en", "en"],
		["/en/account/profile?lang=ar&x=a%20b&y=a+b&x=", "/ar/account/profile?x=a%20b&y=a+b&x=", "ar"],
		["/account?lang=es", "/es/account", "es"],
		["/en/error/not-found?lang=es", "/es/error/not-found", "es"],
		["/en/nowhere/at/all?lang=es", "/es/nowhere/at/all", "es"],
		["/en//evil.example?lang=es", "/es//evil.example", "es"],
		["//evil.example/?lang=es", "/es//evil.example/", "es"],
		["/en?lang=es&lang=ar", "/es", "es"],
		["/en?lang", "/en", undefined],
		["/en?lang=xx", "/en", undefined],
		["/en/login?lang=&destination=%2Fen%3Flang%3Des", "/en/login?destination=%2Fen%3Flang%3Des", undefined],
		["/?lang=//evil.example", "/en", undefined],
		["/en?lang=__proto__", "/en", undefined],
	])("%s leads to %s", (request, to, chosen) => {
		expect(lead(request)).toEqual(chosen ? { to, chosen } : { to });
	});

	it("leads there at once: the address that it leads to leads nowhere", () => {
		for (const request of ["/?lang=es", "/en/x?lang=xx", "//a//b?lang=ar", "/account?lang=es&language=x"])
			expect(lead(lead(request)?.to ?? "")).toBeUndefined();
	});
});

describe("what a browser without scripts sends", () => {
	const form = "application/x-www-form-urlencoded";
	it.each([
		["POST", "/en/login?destination=%2Fen", form, true],
		["POST", "/ar/join", "multipart/form-data; boundary=x", true],
		["GET", "/en/login", form, false],
		["POST", "/en/login", "application/json", false],
		["POST", "/services/login-service/v1/login", form, false],
		["POST", "//en/elsewhere.example", form, false],
		["POST", "//elsewhere.example/en", form, false],
		["POST", "https://elsewhere.example/en", form, false],
	])("[GEN-03] %s %s as %s is a form to a page: %s", (method, url, type, is) => {
		expect(isFormToPage({ method, url, headers: { "content-type": type } })).toBe(is);
	});
});
