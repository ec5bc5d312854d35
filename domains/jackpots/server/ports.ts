import type { Audit } from "@baize/audit/server";
import type { Proposals } from "@baize/desk/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, DerivedSeeds, Log, Session, Stream, Visit } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { PotTerms } from "./terms.ts";

export type JackpotPorts = {
	database: Database;
	clock: Clock;
	log: Pick<Log, "error">;
	ids: () => Id;
	terms: PotTerms;
	/** Of the ceilings. */
	seeds: DerivedSeeds;
	wallet: Pick<Wallet, "winJackpot">;
	ledger: Pick<Ledger, "operatorTotals">;
	books: Pick<GeneralLedger, "postAll" | "balances">;
	stream: Pick<Stream, "publish">;
	/** What two people do. */
	proposals: Proposals;
	audit: Pick<Audit, "record">;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
	/** Whether a game is offered where the visitor is. */
	isOffered(gameId: string, visit: Visit): boolean;
};

/** What the domain above that plays the rounds knows of them. */
export type RoundsPort = {
	/** The number of a game in the journal. */
	numberOf(gameId: string): number;
	/** The levels that a recorded round has won; undefined while no such round is recorded. */
	wonLevels(playerId: Id, roundId: Id): Promise<readonly string[] | undefined>;
};
