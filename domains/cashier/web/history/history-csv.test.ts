import { expect, it } from "vitest";
import { historyCsv } from "./history-csv.ts";

it("a payment leaves as an exact line that no spreadsheet runs as a formula", () => {
	const payment = {
		paymentId: "06xp688900000",
		kind: "deposit",
		state: "settled",
		method: "card",
		amountMinor: 5_005,
		currency: "CAD",
		counterpart: '=1+"2"',
		createdAtMs: Date.UTC(2026, 10, 20, 12),
		changedAtMs: 0,
	} as const;
	expect(historyCsv([payment]).split("\r\n")[1]).toBe(
		'"06xp688900000","2026-11-20T12:00:00.000Z","deposit","card","\'=1+""2""","settled","50.05","CAD"',
	);
});
