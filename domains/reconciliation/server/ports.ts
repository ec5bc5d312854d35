import type { Cashier } from "@baize/cashier/server";
import type { Proposals } from "@baize/desk/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Log, Session, Tx } from "@baize/platform-server";

/** The dependencies of reconciliation. */
export type ReconciliationPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	cashier: Pick<Cashier, "settledPayments" | "namedPayments" | "applyPaidOut" | "enterReceipts" | "settledLists">;
	books: Pick<GeneralLedger, "post" | "postAll" | "entries">;
	audit: AuditPort;
	log: Pick<Log, "warn">;
	/** What two people do. */
	proposals: Proposals;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
};

/** The audit log of operators' actions. */
export type AuditPort = {
	record(
		tx: Tx,
		entry: { action: string; actorId?: Id; target: string; details: Record<string, unknown>; ip?: string },
	): Promise<void>;
};
