import type { Audit } from "@baize/audit/server";
import type { Proposals } from "@baize/desk/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Reader, Session } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

/** The dependencies of adjustments. */
export type AdjustmentsPorts = {
	database: Database;
	clock: Clock;
	ledger: Pick<Ledger, "balances">;
	wallet: Pick<Wallet, "open" | "adjust" | "nameSubjects">;
	books: Pick<GeneralLedger, "post">;
	/** What two people do. */
	proposals: Proposals;
	audit: Pick<Audit, "record">;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<{ currency: string } | undefined>;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
};
