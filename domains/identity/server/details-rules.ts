import { jurisdictionOf, type Place, placeText } from "@baize/geo/contract";
import { judgeNumber } from "@baize/notifications/server";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryFormOf, type Details } from "../contract/index.ts";
import type { Fault } from "./registration-rules.ts";
import { staffField } from "./staff-names.ts";

export type DetailsDecision =
	/** `phone` is in E.164. */
	| { kind: "accepted"; phone: string | null }
	| { kind: "regionNotAllowed"; place: string }
	| { kind: "faults"; faults: Fault[] };

/**
 * May a player's details become these? `subdivisions` are the codes that the new address's country has, `knownPhone` the
 * phone that he has, in E.164: it may stay whatever kind it is.
 */
export function decideDetails(
	{ firstName, lastName, address, phone }: Details,
	subdivisions: readonly string[],
	knownPhone: string | null,
): DetailsDecision {
	const home: Place = { country: address.countryCode, subdivision: address.subdivision };
	const isRealPlace = subdivisions.includes(address.subdivision);
	// Who moves to where we may not offer accounts tells us by closing his.
	if (isRealPlace && !jurisdictionOf(home).registrationAllowed)
		return { kind: "regionNotAllowed", place: placeText(home) };
	const faults: Fault[] = [];
	const staff = staffField(firstName, lastName);
	if (staff) faults.push({ field: staff, cause: "imitatesStaff" });
	if (!isRealPlace) faults.push({ field: "address.subdivision", cause: "unknownSubdivision" });
	if (!isPostalCode(address.countryCode, address.postalCode))
		faults.push({ field: "address.postalCode", cause: "wrongForCountry" });
	const fault = phoneFault(phone, home, knownPhone);
	if (fault) faults.push({ field: "phone", cause: fault });
	return faults.length > 0
		? { kind: "faults", faults: faults.map(({ field, cause }) => ({ field: `details.${field}`, cause })) }
		: { kind: "accepted", phone: phone ? readPhone(phone, home) : null };
}

/** Codes go there by SMS, so it must be a number that one reaches. */
export function phoneFault(
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

/** The number in E.164, or null where it is none that can exist. */
export function readPhone(text: string, home: Place): string | null {
	const phone = parsePhoneNumberFromString(text, home.country as never);
	return phone?.isValid() ? phone.number : null;
}
