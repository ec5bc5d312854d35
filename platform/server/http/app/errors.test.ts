import { refuse } from "@baize/kernel/error";
import { expect, it } from "vitest";
import { StillContended } from "../../database/index.ts";
import type { Log } from "../../log/index.ts";
import { errorAnswer } from "./errors.ts";

const silent = { warn: () => {}, error: () => {} } as unknown as Log;
const headersOf = (retryAfterMs: number) =>
	errorAnswer(silent, refuse("TOO_MANY_REQUESTS", undefined, retryAfterMs), { method: "POST", url: "/" }).headers;

it.each([
	[1_500, "2"],
	[1_000, "1"],
	[1, "1"],
	[0, "1"],
	[-300, "1"],
])("%i ms become Retry-After: %s", (retryAfterMs, seconds) => {
	expect(headersOf(retryAfterMs)).toContainEqual(["retry-after", seconds]);
});

it("a transaction that was given up is answered as out of reach for a moment, not as a mistake of ours", () => {
	const { status, headers, text } = errorAnswer(silent, new StillContended(new Error("deadlock detected")), {
		method: "POST",
		url: "/",
	});
	expect([status, JSON.parse(text).errorCode]).toEqual([503, "OUTSIDE_UNAVAILABLE"]);
	expect(headers).toContainEqual(["retry-after", "5"]);
});
