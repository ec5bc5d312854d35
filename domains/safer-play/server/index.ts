import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { RegisterAct, Restriction, SaferPlayState } from "../contract/index.ts";
import { restrictionBy } from "./break-rules.ts";
import { carryExclusion, liftCarried } from "./carried.ts";
import { openPlayClocks } from "./clock.ts";
import { decide } from "./decide.ts";
import { countDeposit, type DepositWish, freeDeposit, holdDeposit } from "./deposits.ts";
import { guardByCaps } from "./guard-wallet.ts";
import { breakOf, lockPerson, readPerson } from "./person.ts";
import { openPlayKeeper } from "./play.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { openRegisters, type Registers } from "./registers/index.ts";
import type { RegisterVerdict } from "./registers/register-rules.ts";
import { removeEndedEntries } from "./registers/register-store.ts";
import { saferPlayRoutes } from "./routes.ts";
import { readBreaks } from "./store.ts";
import { showState } from "./views.ts";

export type { DepositWish } from "./deposits.ts";
export type { PlayersPort, SaferPlayPorts } from "./ports.ts";
export type { ExclusionRegister, RegisterPerson } from "./registers/ports.ts";
export type { RegisterVerdict } from "./registers/register-rules.ts";
export { rehearsalRegister } from "./registers/rehearsal.ts";

export type SaferPlay = {
	bindings: Binding[];
	/**
	 * Whether a deposit may begin; if so it counts from now on, else it refuses with LIMIT_REACHED, EXCLUDED or TIMED_OUT.
	 * In the transaction that writes the deposit, once that is known to be new, and before any wallet is held.
	 */
	holdDeposit(tx: Tx, wish: DepositWish): Promise<void>;
	/** It came to nothing and counts no more. */
	freeDeposit(tx: Tx, playerId: Id, reference: Id): Promise<void>;
	/** Its money has come, though it had come to nothing: it counts again, and is never refused. */
	countDeposit(tx: Tx, wish: DepositWish): Promise<void>;
	/** What the player may not do at present: for the login. Null where there is nothing. */
	restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null>;
	/** Asks the registers of self-exclusions about somebody who is no player yet, or may be none. */
	registers: Pick<Registers, "check">;
	/** The same about a player. Whom one names is excluded from then on. */
	checkRegisters(playerId: Id, act: RegisterAct): Promise<RegisterVerdict>;
	/** An exclusion on another account of the same person holds for this one, too; and does not, where it was another's. */
	carryExclusion(tx: Tx, playerId: Id, untilMs: number | null): Promise<void>;
	liftExclusion(tx: Tx, playerId: Id): Promise<void>;
	/** False for whoever takes a break or has excluded himself. */
	mayReceiveMarketing(reader: Reader, playerId: Id): Promise<boolean>;
	/** Everything of this room about a player, for the export of his account; undefined for nobody. */
	exportOf(reader: Reader, playerId: Id): Promise<SaferPlayState | undefined>;
	/** Puts what the law limits into the books of a new player. */
	welcome(tx: Tx, playerId: Id): Promise<void>;
	/** When every stake that was heard of so far has been written down as play. */
	settled(): Promise<void>;
	/** Ends play that has paused for too long; it also runs by the clock. */
	endPausedPlay(): Promise<void>;
};

/** Opened before any stake is taken, because it hears of them from the wallet. */
export function openSaferPlay(ports: SaferPlayPorts): SaferPlay {
	const { clock } = ports;
	const clocks = openPlayClocks(ports);
	const keeper = openPlayKeeper(ports);

	const registers = openRegisters(ports);
	ports.rounds.every(HOUR_MS, "saferPlay.tidy", () =>
		removeEndedEntries(ports.database.reader, new Date(clock.nowMs())),
	);

	async function checkRegisters(playerId: Id, act: RegisterAct): Promise<RegisterVerdict> {
		const person = await ports.personOf(ports.database.reader, playerId);
		const verdict = person ? await registers.check(person, act, playerId) : "allowed";
		if (verdict === "listed")
			await decide(ports, (tx) => carryExclusion(ports, tx, playerId, { source: "register", untilMs: null }));
		return verdict;
	}

	async function restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null> {
		return restrictionBy((await readBreaks(reader, [playerId])).map(breakOf), clock.nowMs());
	}

	return {
		bindings: saferPlayRoutes(ports, clocks, registers),
		holdDeposit: (tx, wish) => holdDeposit(ports, tx, wish),
		freeDeposit,
		countDeposit: (tx, wish) => countDeposit(ports, tx, wish),
		restrictionOf,
		registers,
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
		endPausedPlay: keeper.endPaused,
	};
}
