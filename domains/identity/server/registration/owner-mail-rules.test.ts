import { describe, expect, it } from "vitest";
import { decideOwnerMail, type OwnerFacts } from "./owner-mail-rules.ts";

const ACTIVE: OwnerFacts = {
	isDisabled: false,
	isVerificationBlocked: false,
	closingReason: undefined,
	isExcluded: false,
};
const CLOSED = { ...ACTIVE, isDisabled: true };

describe("[AUTH-13] what the owner of an e-mail is informed of when it is registered again", () => {
	it.each([
		["who has an account", ACTIVE, "already"],
		["who is excluded", { ...ACTIVE, isExcluded: true }, "excluded"],
		["who closed the account", { ...CLOSED, closingReason: "noTime" }, "closed"],
		["who closed it because play was too much", { ...CLOSED, closingReason: "tooMuch" }, "harmed"],
		["who closed it while excluded", { ...CLOSED, closingReason: "privacy", isExcluded: true }, "harmed"],
		["who was shut out", CLOSED, "shut"],
		["who was shut out and is excluded", { ...CLOSED, isExcluded: true }, "shut"],
		["whose identity could not be verified", { ...ACTIVE, isVerificationBlocked: true }, "shut"],
	] as const)("%s", (_case, facts, mail) => {
		expect(decideOwnerMail(facts)).toBe(mail);
	});
});
