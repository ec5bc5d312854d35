import { recordingAudit } from "@baize/audit/testing";
import { openDeskOn } from "@baize/desk/testing";
import type { Flag } from "@baize/flags/contract";
import { openTestBooks } from "@baize/ledger/testing";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import type { Entry, Line } from "../contract/index.ts";
import { type GeneralLedger, openGeneralLedger } from "../server/index.ts";

/** Flags that the site switches, as a test sees them; all are on at first. */
export function recordingSwitches() {
	const off = new Set<Flag>();
	return {
		off,
		async switchBySite(_tx: unknown, flag: Flag, isOn: boolean): Promise<boolean> {
			if (off.has(flag) !== isOn) return false;
			if (isOn) off.delete(flag);
			else off.add(flag);
			return true;
		},
	};
}

/** The general ledger beside a ledger, both on one real database, with a clock that a test sets. */
export async function openTestGeneralLedger() {
	const books = await openTestBooks();
	const { database, clock, ledger, newId } = books;
	const [switches, audit] = [recordingSwitches(), recordingAudit()];
	const { desk, approve } = openDeskOn({ database, clock, ids: newId });
	const generalLedger = openGeneralLedger({ database, clock, ids: newId, ledger, switches });
	const { call } = openInProcessClient(
		generalLedger.bindings({ audit, proposals: desk.proposals, nameOf: () => "Olga Novak", ledger }),
	);
	return { ...books, generalLedger, switches, audit, call, approve };
}

export type TestGeneralLedger = Awaited<ReturnType<typeof openTestGeneralLedger>>;

export const operatorVisit = (...roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});

/** What a deposit posts: the provider owes the operator, who owes the player. */
export const aDepositEntry = (id: bigint, amountMinor: bigint, currency = "CAD"): Entry => ({
	id,
	cause: "deposit",
	reference: "d1",
	lines: [
		{ account: "providerClearing", subject: "sandbox", currency, amountMinor },
		{ account: "playersExternal", currency, amountMinor: -amountMinor },
	] satisfies Line[],
});

/** Posts in a transaction of its own. */
export const posted = (
	{ generalLedger, database }: Pick<TestGeneralLedger, "database"> & { generalLedger: GeneralLedger },
	entry: Entry,
) => database.transaction((tx) => generalLedger.post(tx, entry));
