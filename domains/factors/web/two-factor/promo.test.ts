import { describe, expect, it } from "vitest";
import type { FactorSettings } from "../../contract/schemas.ts";
import { isSnoozed, showsPromo, snoozeCookies } from "./promo.ts";

const SETTINGS: FactorSettings = {
	isTwoFactorOn: true,
	twoFactor: "PENDING",
	enrolmentMethods: ["PIN_CODE"],
	hasPin: true,
	recoveryCodesLeft: 0,
	passkeys: [],
};

describe("[MFA-03] the banner that offers two-factor authentication", () => {
	it.each([
		["with a PIN set", {}, "VERIFIED", true],
		["with a validated phone", { enrolmentMethods: ["SMS" as const], hasPin: false }, "VERIFIED", true],
		["with neither", { enrolmentMethods: [], hasPin: false }, "VERIFIED", false],
		["while the feature is off", { isTwoFactorOn: false }, "VERIFIED", false],
		["where it is on already", { twoFactor: "ENABLED" as const }, "VERIFIED", false],
		["while a document is looked at", {}, "PENDING", true],
		["where a document is requested", {}, "REQUESTED", false],
		["where a document is invalid", {}, "INVALID", false],
		["where the document is blocked", {}, "BLOCKED", false],
		["while nothing is known of the document", {}, undefined, false],
	])("%s", (_case, over, documentStatus, isShown) => {
		expect(showsPromo({ ...SETTINGS, ...over }, documentStatus)).toBe(isShown);
	});

	it("stays away for a day once closed", () => {
		expect(isSnoozed("LANG=en; two-factor-promo=closed")).toBe(true);
		expect(isSnoozed("LANG=en")).toBe(false);
		expect(snoozeCookies("/es/account")).toEqual([
			"two-factor-promo=closed; Path=/account; Max-Age=86400; SameSite=Lax; Secure",
			"two-factor-promo=closed; Path=/es/account; Max-Age=86400; SameSite=Lax; Secure",
		]);
	});
});
