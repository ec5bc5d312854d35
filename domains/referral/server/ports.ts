import type { Audit } from "@baize/audit/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { AccountLink, Player } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Draws } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Log, Outgoing, Reader, Tx } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { RewardPlan } from "../contract/index.ts";
import type { JackpotRate } from "./commission/movement.ts";

export type ReferralPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Pick<Log, "error">;
	audit: Pick<Audit, "record">;
	/** For codes and tokens. */
	draws: Draws;
	/** The address of the site: a page that a visitor opens from it has no other referring site. */
	publicUrl: string;
	/** After how many days a token expires; undefined, 0 and less are the default. */
	allowedDays: number | undefined;
	/** Whether the law where this address is asks for the visitor's consent before the link is remembered. */
	asksBeforeTracking(ip: string): boolean;
	/** The flag of the check of the referring site. */
	isReferringSiteChecked(): boolean;
	/** Whether rewards that are due are paid at present; otherwise they wait. */
	mayPay(): boolean;
	readPlayers(
		reader: Reader,
		playerIds: readonly Id[],
	): Promise<ReadonlyMap<Id, Pick<Player, "email" | "nickname" | "firstName" | "currency" | "isDisabled">>>;
	/** Whether two accounts are known to be one person's. */
	isSamePerson(reader: Reader, playerId: Id, otherId: Id): Promise<boolean>;
	/** What a player's account has in common with others. */
	linksOf(reader: Reader, playerId: Id, otherIds: readonly Id[]): Promise<ReadonlyMap<Id, AccountLink>>;
	/** Until the transaction ends, no other one decides about the player. */
	lockPlayer(tx: Tx, playerId: Id): Promise<void>;
	/** Those who are excluded or take a break. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	ledger: Pick<Ledger, "history" | "lags">;
	wallet: Pick<Wallet, "payReferral">;
	/** The operator's own books. */
	books: Pick<GeneralLedger, "post">;
	/** Of operators. */
	namesOf(reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, { name: string }>>;
	/** What a game's stakes add to a jackpot, in ten-thousandths, by its number in the ledger. */
	jackpotRate: JackpotRate;
	/** Calls to affiliates' systems. */
	outgoing: Outgoing;
	/** How long a run waits for them; then they go on by themselves. */
	patienceMs?: number;
	/** From which the keys of signatures follow. */
	postbackKey(): Buffer;
	/** In the order of their days. */
	rewardPlans: readonly RewardPlan[];
};
