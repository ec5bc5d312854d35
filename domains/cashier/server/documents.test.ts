import type { DocumentStatus } from "@baize/verification/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDepositOptions, readWithdrawalOptions } from "../contract/index.ts";
import { aDeposit, aWithdrawal, openTestCashier, type TestCashier } from "../testing/index.ts";
import { judgeDocument } from "./rules.ts";

describe("[VER-08] whether a document blocks a payment", () => {
	it.each([
		["a withdrawal with a verified document", "withdrawal", "VERIFIED", "withdrawal", "clear"],
		["a withdrawal before any document", "withdrawal", "REQUESTED", "withdrawal", "required"],
		["a withdrawal while it is looked at", "withdrawal", "PENDING", "withdrawal", "required"],
		["a withdrawal after it was not accepted", "withdrawal", "INVALID", "withdrawal", "required"],
		["a withdrawal where none is needed", "withdrawal", "REQUESTED", "never", "clear"],
		["a withdrawal where it is needed even before a deposit", "withdrawal", "REQUESTED", "deposit", "required"],
		["a deposit where it is needed before a withdrawal only", "deposit", "REQUESTED", "withdrawal", "clear"],
		["a deposit where it is needed before that", "deposit", "PENDING", "deposit", "required"],
		["a deposit with a blocked document", "deposit", "BLOCKED", "never", "blocked"],
		["a withdrawal with a blocked document", "withdrawal", "BLOCKED", "never", "blocked"],
	] as const)("of %s", (_case, kind, status, before, verdict) => {
		expect(judgeDocument(kind, status, before).verdict).toBe(verdict);
	});
});

describe("[VER-08] the cashier", () => {
	let app: TestCashier;
	let status: DocumentStatus = "VERIFIED";
	beforeAll(async () => {
		app = await openTestCashier({
			documents: { statusOf: async () => status, neededBefore: async () => "withdrawal" },
		});
	});
	afterAll(() => app.close());

	it("pays nothing before the document is verified, returns its status, and moves nothing", async () => {
		const player = await app.player(10_000n);
		for (status of ["REQUESTED", "PENDING", "INVALID"] as const) {
			await expect(aWithdrawal(player)).rejects.toMatchObject({ code: "DOCUMENT_REQUIRED", details: { status } });
			const { document } = await player.call(readWithdrawalOptions, { params: player.params });
			expect(document).toEqual({ verdict: "required", status });
		}
		expect(await app.fundsOf(player)).toEqual({ cash: 10_000n, pending: 0n });
		expect((await aDeposit(player)).payUrl).toBeTruthy();
	});

	it("takes and pays nothing while the document is blocked", async () => {
		const player = await app.player(10_000n);
		status = "BLOCKED";
		await expect(aWithdrawal(player)).rejects.toMatchObject({ code: "DOCUMENT_BLOCKED" });
		await expect(aDeposit(player)).rejects.toMatchObject({ code: "DOCUMENT_BLOCKED" });
		expect((await player.call(readDepositOptions, { params: player.params })).document).toEqual({ verdict: "blocked" });
		expect(await app.fundsOf(player)).toEqual({ cash: 10_000n, pending: 0n });
	});

	it("pays out once it is verified", async () => {
		const player = await app.player(10_000n);
		status = "VERIFIED";
		expect((await aWithdrawal(player)).state).toBe("requested");
	});
});
