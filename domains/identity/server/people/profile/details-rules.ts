import { jurisdictionOf, type Place, placeText } from "@baize/geo/contract";
import { judgeNumber } from "@baize/notifications/server";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryFormOf, type Details } from "../../../contract/index.ts";
import { staffField } from "../../registration/staff-names.ts";
import type { ValidationIssue } from "../../types.ts";

export type DetailsDecision =
	/** `phone` is in E.164. */
	| { kind: "accepted"; phone: string | null }
	| { kind: "regionNotAllowed"; place: string }
	| { kind: "issues"; issues: ValidationIssue[] };

/**
 * Whether a player's details may become these. `subdivisions` are the codes of the new address's country, `knownPhone`
 * the player's current phone, in E.164, which is accepted whatever its kind.
 */
export function decideDetails(
	{ firstName, lastName, address, phone }: Details,
	subdivisions: readonly string[],
	knownPhone: string | null,
): DetailsDecision {
	const home: Place = { country: address.countryCode, subdivision: address.subdivision };
	const isRealPlace = subdivisions.includes(address.subdivision);
	// A player who moves to a place where we may not offer accounts closes theirs and so informs us.
	if (isRealPlace && !jurisdictionOf(home).registrationAllowed)
		return { kind: "regionNotAllowed", place: placeText(home) };
	const issues: ValidationIssue[] = [];
	const staff = staffField(firstName, lastName);
	if (staff) issues.push({ field: staff, cause: "imitatesStaff" });
	if (!isRealPlace) issues.push({ field: "address.subdivision", cause: "unknownSubdivision" });
	if (!isPostalCode(address.countryCode, address.postalCode))
		issues.push({ field: "address.postalCode", cause: "wrongForCountry" });
	const issue = phoneIssue(phone, home, knownPhone);
	if (issue) issues.push({ field: "phone", cause: issue });
	return issues.length > 0
		? { kind: "issues", issues: issues.map(({ field, cause }) => ({ field: `details.${field}`, cause })) }
		: { kind: "accepted", phone: phone ? readPhone(phone, home) : null };
}

/** Codes go there by SMS, so it must be a mobile number. */
export function phoneIssue(
	phone: string | null | undefined,
	home: Place,
	knownPhone: string | null = null,
): string | undefined {
	if (!phone) return countryFormOf(home.country).phone === "required" ? "required" : undefined;
	const number = readPhone(phone, home);
	if (number === null) return "invalidPhone";
	return number === knownPhone || judgeNumber(number).kind === "allowed" ? undefined : "noSms";
}

export const isPostalCode = (country: string, code: string): boolean =>
	new RegExp(countryFormOf(country).postalCode.pattern, "u").test(code.trim().toUpperCase());

/** The number in E.164, or null where it cannot exist. */
export function readPhone(text: string, home: Place): string | null {
	const phone = parsePhoneNumberFromString(text, home.country as never);
	return phone?.isValid() ? phone.number : null;
}
