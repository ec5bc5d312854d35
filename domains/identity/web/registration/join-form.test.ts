import { describe, expect, it } from "vitest";
import type { RegistrationForm } from "../../contract/index.ts";
import { rules } from "../../contract/rules/register.ts";
import { type Field, minAgeOf, problemsOf, problemsOfAnswer, readValues, registrationOf } from "./join-form.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const FORM: RegistrationForm = {
	termsVersion: "2026-11-01",
	place: {},
	countries: [
		{
			countryCode: "CA",
			name: "Canada",
			currencies: ["CAD"],
			phone: "optional",
			postalCode: { pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$", example: "M5H 2N2" },
			subdivisions: [
				{ code: "AB", name: "Alberta", open: true, minAgeYears: 18 },
				{ code: "ON", name: "Ontario", open: true, minAgeYears: 19 },
				{ code: "QC", name: "Quebec", open: false, minAgeYears: 30 },
			],
		},
		{
			countryCode: "US",
			name: "United States",
			currencies: ["USD"],
			phone: "required",
			postalCode: { pattern: "^\\d{5}$", example: "07102" },
			subdivisions: [{ code: "NJ", name: "New Jersey", open: true, minAgeYears: 21 }],
		},
	],
};

function typed(over: Partial<Record<Field, string>> = {}): FormData {
	const data = new FormData();
	const values: Record<Field, string> = {
		email: " me@baize.test ",
		password: " seven green lamps",
		firstName: "Noor",
		lastName: "O'Neil-Haddad Jr.",
		birthDate: "1990-01-31",
		"address.countryCode": "CA",
		"address.subdivision": "ON",
		"address.street": "1 Queen St. W",
		"address.city": "Toronto",
		"address.postalCode": "M5H 2N2",
		currency: "CAD",
		phone: "",
		termsVersion: "2026-11-01",
		marketing: "",
		...over,
	};
	for (const [field, value] of Object.entries(values)) if (value) data.set(field, value);
	return data;
}
const problems = (over: Partial<Record<Field, string>>) => problemsOf(readValues(typed(over)), FORM, NOON, rules);

describe("[AUTH-13] the registration form", () => {
	it("takes what is right as it was typed, without the spaces around it, but for the password's", () => {
		expect(problems({})).toEqual([]);
		expect(registrationOf(readValues(typed()))).toEqual({
			email: "me@baize.test",
			password: " seven green lamps",
			firstName: "Noor",
			lastName: "O'Neil-Haddad Jr.",
			birthDate: "1990-01-31",
			address: {
				countryCode: "CA",
				subdivision: "ON",
				street: "1 Queen St. W",
				city: "Toronto",
				postalCode: "M5H 2N2",
			},
			currency: "CAD",
			termsVersion: "2026-11-01",
		});
		expect(registrationOf(readValues(typed({ phone: "416 555 0123" }))).phone).toBe("416 555 0123");
	});

	it.each<[Field, string, string]>([
		["email", "", "missing"],
		["email", "me at home", "wrong"],
		["password", "seven77", "wrong"],
		["password", "x".repeat(129), "wrong"],
		["firstName", "win.example.com", "wrong"],
		["lastName", "<b>", "wrong"],
		["birthDate", "", "missing"],
		["birthDate", "nonsense", "wrong"],
		["birthDate", "1800-01-01", "wrong"],
		["birthDate", "2008-01-01", "underAge"],
		["address.countryCode", "", "missing"],
		["address.subdivision", "QC", "closed"],
		["address.city", "", "missing"],
		["address.postalCode", "?", "wrong"],
		["currency", "", "missing"],
		["termsVersion", "", "missing"],
		["phone", "x".repeat(31), "wrong"],
		["email", `${"x".repeat(60)}@${"y".repeat(189)}.${"z".repeat(60)}`, "wrong"],
	])("reports %s as %j: %s", (field, value, cause) => {
		expect(problems({ [field]: value })).toContainEqual({ field, cause });
	});

	it("knows the age of the place that was chosen, else the highest that it may be", () => {
		expect(problems({ birthDate: "2008-01-01", "address.subdivision": "AB" })).toEqual([]);
		expect(minAgeOf(FORM, "CA", "AB")).toBe(18);
		expect(minAgeOf(FORM, "CA", "")).toBe(19);
		expect(minAgeOf(FORM, "", "")).toBe(21);
	});

	it("puts the server's issues into the order of the page", () => {
		const issues = [
			{ field: "phone", cause: "invalidPhone" },
			{ field: "email", cause: "required" },
			{ field: "unknown", cause: "additionalProperties" },
		];
		expect(problemsOfAnswer(issues)).toEqual([
			{ field: "email", cause: "missing" },
			{ field: "phone", cause: "invalidPhone" },
		]);
	});
});
