import type { Audit } from "@baize/audit/server";
import type { Proposals } from "@baize/desk/server";
import type { SpinGame } from "@baize/engines/game";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Reader, Session, Stream, Visit } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

export type SpinsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	audit: Pick<Audit, "record">;
	stream: Pick<Stream, "publish">;
	ledger: Pick<Ledger, "bonuses" | "wager" | "balances">;
	wallet: Pick<Wallet, "promotionalRound">;
	/** The titles on which spins can be granted. */
	games: readonly SpinGame[];
	/** The flag of promotional spins. */
	isOpen(): boolean;
	/** A game as the catalogue has it; undefined for none. */
	game(gameId: string, locale: Locale): { name: string; linkUrl: string } | undefined;
	/** Whether a game is offered where the visitor is. */
	isOffered(gameId: string, visit: Visit): boolean;
	/** What two operators do. */
	proposals: Pick<Proposals, "define">;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<{ currency: string } | undefined>;
};
