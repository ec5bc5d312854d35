import { describe, expect, it } from "vitest";
import { ageYears, type Registration, TERMS_VERSION } from "../../contract/index.ts";
import { registrationOf } from "../../testing/people.ts";
import { passwordIssue } from "../passwords/password-rules.ts";
import { decideRegistration } from "./registration-rules.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const ONTARIO = { country: "CA", subdivision: "ON" };
const decide = (over: Partial<Registration>, location = ONTARIO) =>
	decideRegistration(registrationOf(over), {
		location,
		nowMs: NOON,
		subdivisions: ["ON", "QC", "AB", "BC"],
		takesDeposits: (currency) => currency !== "BTC",
		termsInForce: TERMS_VERSION,
	});
const living = (over: Partial<Registration["address"]>) => ({ address: { ...registrationOf().address, ...over } });

describe("[AUTH-13] a registration", () => {
	it("is accepted when all is right, with the phone in E.164", () => {
		expect(decide({})).toEqual({ kind: "accepted", phone: "+14165550123" });
	});

	it("needs no phone", () => {
		const { phone: _, ...form } = registrationOf();
		const decision = decideRegistration(form, {
			location: ONTARIO,
			nowMs: NOON,
			subdivisions: ["ON"],
			takesDeposits: () => true,
			termsInForce: TERMS_VERSION,
		});
		expect(decision).toEqual({ kind: "accepted", phone: null });
	});

	it.each<[string, Partial<Registration>, { field: string; cause: string }]>([
		["a person a day too young", { birthDate: "2007-11-21" }, { field: "birthDate", cause: "underAge" }],
		["a person not yet born", { birthDate: "2027-01-01" }, { field: "birthDate", cause: "impossibleDate" }],
		["a person older than any known", { birthDate: "1890-01-01" }, { field: "birthDate", cause: "impossibleDate" }],
		[
			"a subdivision that the country has not",
			living({ subdivision: "XX" }),
			{ field: "address.subdivision", cause: "unknownSubdivision" },
		],
		["a currency that is not offered there", { currency: "GBP" }, { field: "currency", cause: "notOffered" }],
		["a currency that no way to pay in takes", { currency: "BTC" }, { field: "currency", cause: "notOffered" }],
		["a phone that cannot exist", { phone: "123" }, { field: "phone", cause: "invalidPhone" }],
		["a name that imitates staff", { lastName: "Support Baize" }, { field: "lastName", cause: "imitatesStaff" }],
		["the own name in the password", { password: "noor noor noor" }, { field: "password", cause: "containsName" }],
		[
			"the birth date in the password",
			{ password: "lamps 31011990" },
			{ field: "password", cause: "containsBirthDate" },
		],
		["a landline, which gets no codes", { phone: "+442079460000" }, { field: "phone", cause: "noSms" }],
		["a premium number", { phone: "+19005551234" }, { field: "phone", cause: "noSms" }],
		["a phone that is text", { phone: "call me" }, { field: "phone", cause: "invalidPhone" }],
		["terms of an earlier date", { termsVersion: "2020-01-01" }, { field: "termsVersion", cause: "outdatedTerms" }],
		["a common password", { password: "Password2026!" }, { field: "password", cause: "tooCommon" }],
		[
			"the e-mail in the password",
			{ email: "noorh@x.test", password: "xx-NoorH-xx" },
			{ field: "password", cause: "containsEmail" },
		],
	])("of %s is refused with the field and its cause", (_case, over, issue) => {
		expect(decide(over)).toEqual({ kind: "issues", issues: [issue] });
	});

	it("returns all its issues at once", () => {
		const decision = decide({ birthDate: "2020-01-01", currency: "GBP", phone: "1" });
		expect(decision.kind === "issues" && decision.issues.map((issue) => issue.field)).toEqual([
			"birthDate",
			"currency",
			"phone",
		]);
	});

	it.each([
		["on the day that one is of age", "2007-11-20", {}],
		["sooner where the law requires it", "2008-01-01", living({ subdivision: "AB" })],
	])("is accepted %s", (_case, birthDate, over) => {
		expect(decide({ birthDate, ...over }).kind).toBe("accepted");
	});

	it("from a closed place is refused wherever one lives", () => {
		const decision = decide({}, { country: "CA", subdivision: "QC" });
		expect(decision).toEqual({ kind: "regionNotAllowed", cause: "location", place: "CA:QC" });
		expect(decide({}, { country: "ZZ" } as never)).toMatchObject({ kind: "regionNotAllowed", cause: "location" });
	});

	it("by a person who lives in a closed place is refused wherever they are", () => {
		expect(decide(living({ subdivision: "QC" }))).toEqual({
			kind: "regionNotAllowed",
			cause: "address",
			place: "CA:QC",
		});
	});
});

describe("an age", () => {
	it.each([
		["2000-11-20", 26],
		["2000-11-21", 25],
		["2000-12-01", 25],
		["2000-01-31", 26],
		["2026-11-20", 0],
		["2026-11-21", -1],
	])("of who was born on %s is %i years", (birthDate, years) => {
		expect(ageYears(birthDate, NOON)).toBe(years);
	});

	it("of who was born on a leap day grows on 1 March in a common year", () => {
		expect(ageYears("2004-02-29", Date.UTC(2026, 1, 28))).toBe(21);
		expect(ageYears("2004-02-29", Date.UTC(2026, 2, 1))).toBe(22);
	});
});

describe("a password that contains well-known facts about its owner", () => {
	const owner = { email: "nh@x.test", firstName: "Zoë Ana", lastName: "O'Neil-Haddad", birthDate: "1990-01-31" };

	it.each([
		["the first name", "zoe-zoe-27", undefined],
		["the first name and digits", "Zoë Ana 2719", "containsName"],
		["a short name and digits only", "Ana-998877", "containsName"],
		["a short name by chance", "seven bananas", undefined],
		["the last name", "my HADDAD 77 lamps", "containsName"],
		["the last name without its apostrophe", "xoneilx 7719", "containsName"],
		["the last name without its accents", "haddad-haddad", "containsName"],
		["both names as one word", "oneilhaddadzoeana", "containsName"],
		["the birth date, day first", "lamps 31.01.1990", "containsBirthDate"],
		["the birth date, month first", "lamps01311990", "containsBirthDate"],
		["the birth date, year first", "1990-01-31 lamps", "containsBirthDate"],
		["the birth date in six digits", "lamps-310190", "containsBirthDate"],
		["the birth date without noughts", "lamps 31/1/1990", "containsBirthDate"],
		["the year alone", "seven lamps 1990", undefined],
		["another date", "lamps 30.01.1990", undefined],
	])("%s: %j is %s", (_case, password, issue) => {
		expect(passwordIssue(password, owner)).toBe(issue);
	});
});

describe("a password", () => {
	it.each([
		["password", "tooCommon"],
		["PASSWORD1!", "tooCommon"],
		["letmein2026", "tooCommon"],
		["qwertyuiop", "tooCommon"],
		["12345678", "tooSimple"],
		["9876543210", "tooSimple"],
		["1234567890", "tooSimple"],
		["bcdefghijk", "tooSimple"],
		["aaaabbbbcccc", "tooSimple"],
		["xx-somebody-xx", "containsEmail"],
		["seven green lamps", undefined],
		["baize-demo-2026", undefined],
		["парольпароль7", undefined],
	])("%j: %s", (password, issue) => {
		expect(passwordIssue(password, { email: "Somebody@baize.test" })).toBe(issue);
	});

	it("may contain a very short e-mail name by chance", () => {
		expect(passwordIssue("seven green lamps", { email: "en@baize.test" })).toBeUndefined();
	});
});
