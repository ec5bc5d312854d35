import type { Audit } from "@baize/audit/server";
import type { Proposals, Proposing } from "@baize/desk/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Reader, Session } from "@baize/platform-server";
import type { Outcome } from "../contract/index.ts";

/** What two people close. */
export type Closing = Proposing<{ alert: string; outcome: Outcome }>;

export type LaunderingPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	audit: Pick<Audit, "record">;
	/** What two people do. */
	proposals: Pick<Proposals, "define">;
	/** Past movements of a wallet, and what was staked. */
	ledger: Pick<Ledger, "history" | "totals">;
	/** How these payments of a player were paid; what the cashier does not know is missing. */
	methodsOf(reader: Reader, playerId: Id, payments: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
	/** When the player has closed the account; undefined while it is open. */
	accountClosedAt(reader: Reader, playerId: Id): Promise<Date | undefined>;
	/** Of players and operators. */
	namesOf(reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, { name: string }>>;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
};
