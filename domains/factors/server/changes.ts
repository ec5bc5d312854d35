import type { ProofMethod } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { ReplyTools, Session, Tx } from "@baize/platform-server";
import type { Operation } from "../contract/index.ts";

/** The session in which something is changed, and the reply that carries its next cookie. */
export type Changer = { session: Session; reply: ReplyTools };

/**
 * A changed factor, before its transaction ends. `by` is the session of the change, if there is one; `ownAssurance` is
 * how many factors the account has from now on, where that changes; `proof` came with the change.
 */
export type FactorChange =
	| { kind: "pin"; playerId: Id; by?: Changer }
	| { kind: "factors"; playerId: Id; by: Changer; ownAssurance?: 1 | 2; proof?: ProofMethod; ip?: string };

export type RecoveryCodeUse = { playerId: Id; operation: Operation };

/** Work that a higher domain adds to what happens here. What throws in a transaction rolls the change back. */
export type FactorListeners = {
	/** In the transaction of the change, before what it removes is gone: locks, sessions and devices are the listener's. */
	onChanged(listener: (tx: Tx, change: FactorChange) => Promise<void>): void;
	/** After a player has proved in this session who they are. */
	onProved(listener: (by: Changer, method: ProofMethod) => Promise<void>): void;
	/** In the transaction that uses a recovery code up. */
	onRecoveryCodeUsed(listener: (tx: Tx, use: RecoveryCodeUse) => Promise<void>): void;
};

/** How this domain notifies its listeners. */
export type FactorChanges = {
	changed(tx: Tx, change: FactorChange): Promise<void>;
	proved(by: Changer, method: ProofMethod): Promise<void>;
	recoveryCodeUsed(tx: Tx, use: RecoveryCodeUse): Promise<void>;
};

/** Without listeners nothing else happens: no domain above has sessions that depend on factors. */
export function openChanges(): { listeners: FactorListeners; changes: FactorChanges } {
	const changed = listOf<[Tx, FactorChange]>();
	const proved = listOf<[Changer, ProofMethod]>();
	const recoveryCodeUsed = listOf<[Tx, RecoveryCodeUse]>();
	return {
		listeners: { onChanged: changed.add, onProved: proved.add, onRecoveryCodeUsed: recoveryCodeUsed.add },
		changes: { changed: changed.notify, proved: proved.notify, recoveryCodeUsed: recoveryCodeUsed.notify },
	};
}

/** Listeners are called in the order in which they were added, one after the other: they share a transaction. */
function listOf<Args extends unknown[]>() {
	type Listener = (...args: Args) => Promise<void>;
	const listeners: Listener[] = [];
	return {
		add: (listener: Listener): void => void listeners.push(listener),
		async notify(...args: Args): Promise<void> {
			for (const listener of listeners) await listener(...args);
		},
	};
}
