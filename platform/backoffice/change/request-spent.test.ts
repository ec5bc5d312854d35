import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { isSpent } from "./request-spent.ts";

describe("a request keeps its id", () => {
	it.each([
		["when no answer came", 0, false],
		["when the server could not say, for it may have been sent", 503, false],
		["when the operator must log in again", 401, false],
		["when it was too soon to ask", 429, false],
		["no more when it was refused", 422, true],
		["no more when its id had been sent with other contents", 409, true],
	])("%s", (_what, status, expected) => {
		expect(isSpent(new CallError(status, { errorCode: "X", message: "" }))).toBe(expected);
	});
});
