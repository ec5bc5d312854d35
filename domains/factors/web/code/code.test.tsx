import { CallError } from "@baize/platform-web/reads";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { digitsOf, inGroups } from "./digits.ts";
import { OperationBlockProvider, useOperationBlock } from "./OperationBlockProvider.tsx";
import { troubleOf } from "./wrong-code.ts";

const refused = (errorCode: string, details: Record<string, unknown> = {}) =>
	new CallError(422, { errorCode, message: `factors.errors.${errorCode}`, details });

describe("[VER-03] a refused code", () => {
	it.each([
		[4, { kind: "wrong", remaining: 4 }],
		[2, { kind: "wrong", remaining: 2 }],
		[1, { kind: "last" }],
		[5, { kind: "plain" }],
		[undefined, { kind: "plain" }],
	])("with %j attempts left of 5 is shown as %j", (remainingAttempts, trouble) => {
		expect(troubleOf(refused("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts, limit: 5 }))).toEqual(trouble);
	});

	it.each([
		["ACCOUNT_BLOCKED", { remainingBlockingTime: 90 }, { kind: "blocked", seconds: 90 }],
		["MFA_ACCOUNT_BLOCKED", { remainingBlockingTime: 7 }, { kind: "blocked", seconds: 7 }],
		["NO_REMAINING_SEND_CODE_ATTEMPT", { retryAfter: 61 }, { kind: "noSends", seconds: 61 }],
	])("[VER-04] [MFA-04] %s stops what it concerns", (code, details, trouble) => {
		expect(troubleOf(refused(code, details))).toEqual(trouble);
	});

	it.each(["MFA_CONFIGURATION_ERROR", "MFA_ERROR_VALIDATING_OPERATION", "SOMETHING_NEW"])(
		"[MFA-04] %s has a text of its own or the general one",
		(code) => {
			expect(troubleOf(refused(code))).toMatchObject({ kind: "other" });
		},
	);
});

describe("[VER-02] what is typed", () => {
	it.each([
		["123456", "123456"],
		["123 456", "123456"],
		[" 12-34-567", "123456"],
		["١٢٣٤٥٦", "123456"],
		["G-123456 is your code", "123456"],
		["abc", ""],
	])("%j is read as %j", (typed, digits) => {
		expect(digitsOf(typed, 6)).toBe(digits);
	});

	it("and a key is shown in groups", () => {
		expect(inGroups("GEZDGNBVGY")).toBe("GEZD GNBV GY");
	});
});

describe("[ERR-02] the block of an operation", () => {
	function Shown() {
		return <p>{String(useOperationBlock("withdraw").isBlocked)}</p>;
	}
	it("is known inside its provider", () => {
		expect(
			renderToString(
				<OperationBlockProvider handle="h">
					<Shown />
				</OperationBlockProvider>,
			),
		).toContain("false");
	});
	it("throws outside of it", () => {
		expect(() => renderToString(<Shown />)).toThrow("outside OperationBlockProvider");
	});
});
