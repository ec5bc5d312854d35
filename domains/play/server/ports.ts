import type { Audit } from "@baize/audit/server";
import type { Catalogue, CataloguePorts } from "@baize/catalogue/server";
import type { Proposals } from "@baize/desk/server";
import type { Game } from "@baize/engines/game";
import type { Place } from "@baize/geo/contract";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Jackpots } from "@baize/jackpots/server";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Secrets, Session, Stream, Visit } from "@baize/platform-server";
import type { Restriction } from "@baize/safer-play/contract";
import type { Spins } from "@baize/spins/server";
import type { Wallet } from "@baize/wallet/server";
import type { LastWinsPorts } from "./last-wins/index.ts";
import type { GameProviders } from "./providers/registry.ts";

/** `closed`: the games are closed to all, for a time. */
export type PlayBlock = EligibilityBlock | "closed";

/** Who asks, from where: a visit, or a bet that comes from a provider's program. */
export type BlockQuestion = Pick<Visit, "ip"> & { session?: { playerId: Id } | undefined };

/** The dependencies of the games. */
export type PlayPorts = {
	database: Database;
	clock: Clock;
	secrets: Secrets;
	/** The operating system's random source, for seeds. */
	random: RandomSource;
	/** Where several processes serve the same players: requests a pair from another process. */
	bus?: Bus;
	/** Publishes to open pages the tables that many players share. */
	stream: Pick<Stream, "publishHere" | "listenerCount">;
	/** The titles that can be played. */
	games: readonly Game[];
	/** Sheets that no round begins with any more: rounds that are open under them go on. */
	earlierGames: readonly Game[];
	wallet: WalletPort;
	catalogue: Pick<Catalogue, "game" | "isPlayable">;
	/** What rounds win beside their own win. */
	jackpots: Pick<Jackpots, "expectWins" | "payRound" | "connectRounds">;
	/** Rounds whose stake the operator pays. */
	spins: Pick<Spins, "isOpen" | "read" | "use">;
	/** Whether games are launched through the games integration service. PLAY-04 */
	isIntegrationOn(): boolean;
	/** Whether the practice rounds of players are stored. PLAY-05 */
	isPracticeLogged(): boolean;
	ids: () => Id;
	/** The rounds of a chain of seeds, where a test needs few. */
	tableChainLength?: number;
	log: Pick<Log, "error" | "warn">;
	/** The nicknames of players; null for one without. */
	nicknamesOf: LastWinsPorts["nicknamesOf"];
	/** Where an address is, from memory. */
	placeOf(ip: string): Place;
	audit: Pick<Audit, "record">;
	/** What two operators do. */
	proposals: Pick<Proposals, "define">;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
	/** Geo's rule for one visit. */
	geoVisibilityOf: CataloguePorts["geoVisibilityOf"];
	/** What blocks the visitor from playing for money; synchronous where it is in memory. */
	eligibilityBlockOf(asked: BlockQuestion): PlayBlock | undefined | Promise<PlayBlock | undefined>;
	/** The games of other makers. */
	gameProviders: GameProviders;
	/** The player's currency, and where they live. Undefined where there is no such player. */
	playerOf(playerId: Id): Promise<({ currency: string } & Place) | undefined>;
	/** The player's break or exclusion with its end; null without one. */
	restrictionOf(playerId: Id): Promise<Restriction | null>;
};

export type WalletPort = Pick<
	Wallet,
	| "cash"
	| "sealed"
	| "stakeRound"
	| "winRound"
	| "settleRound"
	| "voidRound"
	| "moveRounds"
	| "moveRoundsThrough"
	| "closeRounds"
	| "payPrize"
	| "standing"
> & {
	/** Takes the stake, pays the win and stores the round in one durable step, batched with other operations. */
	batched: Pick<Wallet["batched"], "instantRound">;
	/** Everything that has moved the player's money, newest first; `before` is the cursor. */
	history(playerId: Id, currency: string, request: HistoryRequest): Promise<Movement[]>;
};

/** From a moment on, and before another; without one there is no bound. */
export type Between = { fromMs?: number | undefined; toMs?: number | undefined };

type HistoryRequest = Between & { before?: Id; limit: number };

/** An entry of the player's history, as the ledger has it. */
export type Movement = {
	opId: Id;
	kind: string;
	reference: Id;
	gameId: number;
	stakeMinor: Minor;
	winMinor: Minor;
	cashAfterMinor: Minor;
	atMs: number;
};
