import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Follower } from "@baize/ledger/server";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { RegisterAct, Restriction, SaferPlayState } from "../contract/index.ts";
import { decide } from "./decide.ts";
import { carryExclusion, liftCarried } from "./exclusion/carried.ts";
import { guardByCaps } from "./guard-wallet.ts";
import {
	type CaptureVerdict,
	type CountedDeposit,
	countDeposit,
	type DepositBlock,
	depositBlocks,
	freeDeposit,
	judgeCapture,
	reserveDeposit,
} from "./limits/deposits.ts";
import { lockPerson, readPerson } from "./person.ts";
import { openPlayClocks } from "./play-clock/clock.ts";
import { followStakes } from "./play-clock/follow-stakes.ts";
import { openPlayTracker } from "./play-clock/play.ts";
import type { SaferPlayPorts } from "./ports.ts";
import type { RegisterVerdict } from "./registers/register-rules.ts";
import { removeEndedEntries } from "./registers/register-store.ts";
import { openRestrictions } from "./restrictions.ts";
import { saferPlayRoutes } from "./routes.ts";
import { showState } from "./views.ts";

export type { CountedDeposit } from "./limits/deposits.ts";
export type { PlayersPort, SaferPlayPorts } from "./ports.ts";
export { openRegisters, type RegisterPorts, type Registers } from "./registers/index.ts";
export type { ExclusionRegister, RegisterPerson } from "./registers/ports.ts";
export type { RegisterVerdict } from "./registers/register-rules.ts";
export { rehearsalRegister } from "./registers/rehearsal.ts";
export { openRestrictions, type Restrictions } from "./restrictions.ts";

export type SaferPlay = {
	bindings: Binding[];
	/**
	 * Counts the deposit from now on, or refuses with LIMIT_REACHED, EXCLUDED or TIMED_OUT. In the transaction that
	 * writes the deposit, once that is known to be new, and before any wallet is locked.
	 */
	reserveDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
	/** The deposit failed and no longer counts. */
	freeDeposit(tx: Tx, playerId: Id, reference: Id): Promise<void>;
	/** Its money has come, though it had failed: it counts again, and is never refused. */
	countDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
	/** Whether the money of a deposit may be taken now, by the player's limits and breaks of this moment. */
	judgeCapture(tx: Tx, deposit: CountedDeposit): Promise<CaptureVerdict>;
	/** All that stands against any deposit of the player, of this amount or more, and until when. */
	depositBlocks(reader: Reader, playerId: Id, minMinor: Minor): Promise<DepositBlock[]>;
	/** What the player may not do at present: for the login. Null if there is nothing. */
	restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null>;
	/** Those of the players who take a break or are excluded. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** Queries the registers of self-exclusions about a player, who is excluded from then on where one lists them. */
	checkRegisters(playerId: Id, act: RegisterAct): Promise<RegisterVerdict>;
	/**
	 * An exclusion on another account of the same person applies to this one, too; and no longer, if it was another
	 * person's.
	 */
	carryExclusion(tx: Tx, playerId: Id, untilMs: number | null): Promise<void>;
	liftExclusion(tx: Tx, playerId: Id): Promise<void>;
	/** False for a player who takes a break or is excluded. */
	mayReceiveMarketing(reader: Reader, playerId: Id): Promise<boolean>;
	/**
	 * Everything that safer play knows of a player, for the export of the account; undefined if there is no such player.
	 */
	exportOf(reader: Reader, playerId: Id): Promise<SaferPlayState | undefined>;
	/** Writes the legal limits of a new player into the ledger. */
	welcome(tx: Tx, playerId: Id): Promise<void>;
	/** Resolves when every stake that was received so far has been recorded as play. */
	settled(): Promise<void>;
	/** Records from the journal the stakes whose notices were lost. */
	follower: Follower;
	/** Ends play that has paused for too long; a periodic job. */
	endPausedPlay(): Promise<void>;
	/** Removes entries in registers whose last day is over. */
	tidy(): Promise<void>;
};

/** Must be opened before any stake is taken, because it listens to the wallet. */
export function openSaferPlay(ports: SaferPlayPorts): SaferPlay {
	const { clock } = ports;
	const clocks = openPlayClocks(ports);
	const keeper = openPlayTracker(ports);

	async function checkRegisters(playerId: Id, act: RegisterAct): Promise<RegisterVerdict> {
		const person = await ports.personOf(ports.database.reader, playerId);
		const verdict = person ? await ports.registers.check(person, act, playerId) : "allowed";
		if (verdict === "listed")
			await decide(ports, (tx) => carryExclusion(ports, tx, playerId, { source: "register", untilMs: null }));
		return verdict;
	}

	const { restrictionOf, restrictedAmong } = openRestrictions(clock);

	return {
		bindings: saferPlayRoutes(ports, clocks),
		reserveDeposit: (tx, deposit) => reserveDeposit(ports, tx, deposit),
		freeDeposit,
		countDeposit: (tx, deposit) => countDeposit(ports, tx, deposit),
		judgeCapture: (tx, deposit) => judgeCapture(ports, tx, deposit),
		depositBlocks: (reader, playerId, minMinor) => depositBlocks(ports, reader, playerId, minMinor),
		restrictionOf,
		restrictedAmong,
		checkRegisters,
		carryExclusion: (tx, playerId, untilMs) => carryExclusion(ports, tx, playerId, { source: "otherAccount", untilMs }),
		liftExclusion: (tx, playerId) => liftCarried(ports, tx, playerId, "otherAccount"),
		mayReceiveMarketing: async (reader, playerId) => (await restrictionOf(reader, playerId)) === null,
		async exportOf(reader, playerId) {
			const person = await readPerson(ports, reader, playerId);
			return person && showState(ports, reader, person);
		},
		async welcome(tx, playerId) {
			await guardByCaps(ports, tx, await lockPerson(ports, tx, playerId));
		},
		settled: keeper.settled,
		follower: followStakes(ports),
		endPausedPlay: keeper.endPaused,
		tidy: () => removeEndedEntries(ports.database.reader, new Date(clock.nowMs())),
	};
}
