import type { Id } from "@baize/kernel/id";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { Restriction, SaferPlayState } from "../contract/index.ts";
import { restrictionBy } from "./break-rules.ts";
import { openPlayClocks } from "./clock.ts";
import { countDeposit, type DepositWish, freeDeposit, holdDeposit } from "./deposits.ts";
import { guardByCaps } from "./guard-wallet.ts";
import { breakOf, lockPerson, readPerson } from "./person.ts";
import { openPlayKeeper } from "./play.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { saferPlayRoutes } from "./routes.ts";
import { readBreaks } from "./store.ts";
import { showState } from "./views.ts";

export type { DepositWish } from "./deposits.ts";
export type { PlayersPort, SaferPlayPorts } from "./ports.ts";

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

	async function restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null> {
		return restrictionBy((await readBreaks(reader, playerId)).map(breakOf), clock.nowMs());
	}

	return {
		bindings: saferPlayRoutes(ports, clocks),
		holdDeposit: (tx, wish) => holdDeposit(ports, tx, wish),
		freeDeposit,
		countDeposit: (tx, wish) => countDeposit(ports, tx, wish),
		restrictionOf,
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
