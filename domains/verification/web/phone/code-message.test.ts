import { describe, expect, it } from "vitest";
import { codeMessage, hasTextHere } from "./code-message.ts";

const refused = (code: string, details = {}) => codeMessage({ code, body: { details } });

describe("[VER-03] [VER-07] the message of a refused code", () => {
	it.each([
		[
			"with attempts left",
			"MFA_INVALID_CONFIRMATION_CODE",
			{ remainingAttempts: 3, limit: 5 },
			{ key: "wrong", count: 3 },
		],
		["with one left", "MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: 1, limit: 5 }, { key: "lastAttempt" }],
		[
			"with as many left as there are",
			"MFA_INVALID_CONFIRMATION_CODE",
			{ remainingAttempts: 5, limit: 5 },
			{ key: "wrongPlain" },
		],
		["without a count", "MFA_INVALID_CONFIRMATION_CODE", {}, { key: "wrongPlain" }],
		["by a wrong setting", "MFA_CONFIGURATION_ERROR", {}, { key: "operationError" }],
		["by a failed operation", "MFA_ERROR_VALIDATING_OPERATION", {}, { key: "operationError" }],
		["before the phone is validated", "PLAYER_NOT_VALIDATED", {}, { key: "notValidated" }],
		["of a number that cannot be", "PHONE_INVALID", {}, { key: "numberWrong" }],
		["when no further code is sent", "NO_REMAINING_SEND_CODE_ATTEMPT", {}, { key: "noSends" }],
		["after it was validated, nothing", "PLAYER_VALIDATED", {}, undefined],
		["of what every object has, nothing", "constructor", {}, undefined],
		["while it is blocked, none: the block notice shows it", "MFA_ACCOUNT_BLOCKED", {}, undefined],
	])("%s", (_case, code, details, message) => {
		expect(refused(code, details)).toEqual(message);
	});
});

describe("a refusal is shown by its own text", () => {
	it.each([
		["of this domain", "verification.errors.phoneTaken", true],
		["that every call may answer, such as a rate limit", "common.errors.tooManyRequests", true],
		["of a domain whose texts are not loaded", "factors.errors.codeWrong", false],
	])("%s", (_case, key, expected) => {
		expect(hasTextHere(key)).toBe(expected);
	});
});
