import type { Proposals } from "@baize/desk/server";
import type { Flag } from "@baize/flags/contract";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { HeldFund, HeldSums, Ledger } from "@baize/ledger/server";
import type { Database, Session, Tx } from "@baize/platform-server";

/** The dependencies of the general ledger. */
export type GeneralLedgerPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	ledger: Pick<Ledger, "countOperatorTotals" | "heldTotals">;
	/** Closes and opens parts of the site. */
	switches: SwitchesPort;
};

/** What a domain above holds in the wallets: open bets, open withdrawals, open transfers, in one bucket. */
export type Holder = { fund: HeldFund; sumsIn: (bucket: number) => HeldSums };

/** What the operators' calls need, which opens later. */
export type CallPorts = {
	audit: AuditPort;
	/** What two people do. */
	proposals: Proposals;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
	/** What follows its journal. */
	ledger: Pick<Ledger, "lags" | "standstills">;
};

export type SwitchesPort = {
	/** In the caller's transaction; false if the flag has this value already. */
	switchBySite(tx: Tx, flag: Flag, isOn: boolean, reason: string): Promise<boolean>;
};

/** The audit log of operators' actions. */
export type AuditPort = {
	record(
		tx: Tx,
		entry: { action: string; actorId: Id; target: string; details: Record<string, unknown>; ip: string },
	): Promise<void>;
};
