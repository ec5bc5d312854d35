import type { openBankTransfer } from "@baize/cashier/server";
import { openTestCashier, type ScriptedProvider, scriptedProvider } from "@baize/cashier/testing";
import { openDeskOn } from "@baize/desk/testing";
import { openInProcessClient, openLog, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openReconciliation } from "../server/index.ts";

type Recorded = { action: string; target: string; details: Record<string, unknown> };

/** Reconciliation over a cashier with one provider, on the real database; `approvePayouts` is the cashier's desk. */
export async function openTestReconciliation(other?: ReturnType<typeof openBankTransfer>) {
	const provider: ScriptedProvider = scriptedProvider();
	const app = await openTestCashier({ provider: other ?? provider });
	const { approve: approvePayouts } = app;
	const { database, clock, ids, cashier, generalLedger: books } = app;
	const recorded: Recorded[] = [];
	const { desk, approve } = openDeskOn({ database, clock, ids });
	const { bindings, fetchSettled, matchNamed } = openReconciliation({
		database,
		clock,
		ids,
		cashier,
		books,
		log: openLog("silent"),
		proposals: desk.proposals,
		audit: { record: async (_tx, entry) => void recorded.push(entry) },
		nameOf: () => "Olga Novak",
	});
	const { call } = openInProcessClient(bindings);
	return { ...app, provider, recorded, approve, approvePayouts, fetchSettled, matchNamed, client: { call } };
}

export const operatorVisit = (...roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});
