import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { type Balance, INITIAL_BALANCES } from "../contract/index.ts";
import { balanceStatusOf } from "./balance-status.ts";

const error = new CallError(503, { errorCode: "INTERNAL_ERROR", message: "common.errors.internal" });
const known = [
	{ type: "playable", amount: 12.5, currency: "CAD", amountMinor: 1_250, formatted: "$12.50" },
] as Balance[];

describe("[WAL-01] what is known of the balance", () => {
	it.each([
		["is loading before the first answer", {}, { kind: "loading" }],
		[
			"has failed where the first answer was a refusal, and is not being read for ever",
			{ error },
			{ kind: "failed", error },
		],
		["is current after an answer", { known, answeredAtMs: 5 }, { kind: "current" }],
		[
			"is stale since the last answer after a refusal",
			{ known, answeredAtMs: 5, error },
			{ kind: "stale", sinceMs: 5, error },
		],
		[
			"is unknown before the first wallet, never 0.00",
			{ known: INITIAL_BALANCES, answeredAtMs: 5 },
			{ kind: "unknown" },
		],
		[
			"has failed where nothing was known before, either",
			{ known: INITIAL_BALANCES, answeredAtMs: 5, error },
			{ kind: "failed", error },
		],
	])("%s", (_case, read, expected) => {
		expect(balanceStatusOf({ known: undefined, answeredAtMs: undefined, error: undefined, ...read })).toEqual(expected);
	});
});
