import { jurisdictionOf, type Place, placeText } from "@baize/geo/contract";
import { ageYears, MAX_AGE_YEARS, type Registration } from "../../contract/index.ts";
import { passwordIssue } from "../passwords/password-rules.ts";
import { isPostalCode, phoneIssue, readPhone } from "../people/profile/details-rules.ts";
import type { ValidationIssue } from "../types.ts";
import { offeredCurrencies, type TakesDeposits } from "./offered-currencies.ts";
import { staffField } from "./staff-names.ts";

export type RegistrationDecision =
	| { kind: "accepted"; phone: string | null }
	/** The law of where the visitor is, or of where they live, forbids it. */
	| { kind: "regionNotAllowed"; cause: "location" | "address"; place: string }
	| { kind: "issues"; issues: ValidationIssue[] };

/** The rules' other input, beside the form. */
export type RegistrationCircumstances = {
	location: Place;
	nowMs: number;
	/** The codes that the address's country has. */
	subdivisions: readonly string[];
	takesDeposits: TakesDeposits;
	/** The version of the terms that a new player accepts. */
	termsInForce: string;
};

/** Whether this form may become an account. Decided without knowing whether its e-mail has one. */
export function decideRegistration(form: Registration, around: RegistrationCircumstances): RegistrationDecision {
	const { address, phone } = form;
	if (!jurisdictionOf(around.location).registrationAllowed)
		return { kind: "regionNotAllowed", cause: "location", place: placeText(around.location) };
	const home: Place = { country: address.countryCode, subdivision: address.subdivision };
	const isRealPlace = around.subdivisions.includes(address.subdivision);
	if (isRealPlace && !jurisdictionOf(home).registrationAllowed)
		return { kind: "regionNotAllowed", cause: "address", place: placeText(home) };
	const issues = issuesOf(form, home, isRealPlace, around);
	return issues.length > 0
		? { kind: "issues", issues }
		: { kind: "accepted", phone: phone ? readPhone(phone, home) : null };
}

function issuesOf(
	form: Registration,
	home: Place,
	isRealPlace: boolean,
	{ nowMs, takesDeposits, termsInForce }: RegistrationCircumstances,
): ValidationIssue[] {
	const issues: ValidationIssue[] = [];
	const add = (field: string, cause: string | undefined) => cause && issues.push({ field, cause });
	const { minAgeYears } = jurisdictionOf(home);
	const isOffered = offeredCurrencies(home, takesDeposits).includes(form.currency);
	add("password", passwordIssue(form.password, form));
	const staff = staffField(form.firstName, form.lastName);
	if (staff) add(staff, "imitatesStaff");
	add("birthDate", birthDateIssue(form.birthDate, nowMs, minAgeYears));
	add("address.subdivision", isRealPlace ? undefined : "unknownSubdivision");
	add("currency", isRealPlace && !isOffered ? "notOffered" : undefined);
	add("address.postalCode", isPostalCode(home.country, form.address.postalCode) ? undefined : "wrongForCountry");
	add("phone", phoneIssue(form.phone, home));
	add("termsVersion", form.termsVersion === termsInForce ? undefined : "outdatedTerms");
	return issues;
}

function birthDateIssue(birthDate: string, nowMs: number, minAgeYears: number): string | undefined {
	const age = ageYears(birthDate, nowMs);
	if (age < 0 || age > MAX_AGE_YEARS) return "impossibleDate";
	return age < minAgeYears ? "underAge" : undefined;
}
