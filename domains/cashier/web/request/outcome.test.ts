import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { remainsUnknown } from "./outcome.ts";

const refusal = (status: number): CallError => new CallError(status, { errorCode: "X", message: "" });

describe("[CASH-04] what became of a request", () => {
	it.each([
		["is known once it is done", true, undefined, false],
		["is not known without an answer", false, 0, true],
		["is unknown when the server could not say", false, 503, true],
		["is known when it is refused the first time", false, 422, false],
		["is known when the first attempt is refused before it is looked up", false, 401, false],
		["is unknown when the second attempt is refused before it is looked up", true, 401, true],
		["is not known when the second time comes too soon", true, 429, true],
		["is known when the second time is refused: it would have been answered", true, 422, false],
	] as const)("%s", (_what, was, status, isStillUnknown) => {
		expect(remainsUnknown(was, status === undefined ? undefined : refusal(status))).toBe(isStillUnknown);
	});
});
