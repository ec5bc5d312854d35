import { openTestCashier, type ScriptedProvider, scriptedProvider } from "@baize/cashier/testing";
import { openDeskOn } from "@baize/desk/testing";
import { openInProcessClient, openLog, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openReconciliation } from "../server/index.ts";

type Recorded = { action: string; target: string; details: Record<string, unknown> };

/** Reconciliation over a cashier with a scripted provider, on the real database. */
export async function openTestReconciliation() {
	const provider: ScriptedProvider = scriptedProvider();
	const app = await openTestCashier({ provider });
	const { database, clock, ids, cashier, generalLedger: books } = app;
	const recorded: Recorded[] = [];
	const { desk, approve } = openDeskOn({ database, clock, ids });
	const { bindings, fetchSettled } = openReconciliation({
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
	return { ...app, provider, recorded, approve, fetchSettled, client: openInProcessClient(bindings) };
}

export const operatorVisit = (...roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});
