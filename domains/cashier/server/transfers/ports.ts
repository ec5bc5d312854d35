import type { DepositVerdict } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import type { Restriction } from "@baize/safer-play/contract";

/** A player as the search for a receiver finds them. */
export type FoundPlayer = { playerId: Id; displayName: string; currency: string; isDisabled: boolean };

/** What transfers need of other domains, beside what the cashier needs anyway. */
export type TransferPorts = {
	/** Until the transaction ends, no other one sends for this player. */
	lockPlayer(tx: Tx, playerId: Id): Promise<void>;
	/** By an e-mail or a nickname, exactly, but for the case of its letters. */
	findPlayer(reader: Reader, address: string): Promise<FoundPlayer | undefined>;
	/** Whether two accounts are known to be one person's. */
	isSamePerson(reader: Reader, playerId: Id, otherId: Id): Promise<boolean>;
	restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null>;
	/** Whether the account may be a second one of its owner. */
	depositVerdict(reader: Reader, playerId: Id): Promise<DepositVerdict>;
	/** Whether the law of where the player lives lets players send each other money. */
	isOffered(reader: Reader, playerId: Id): Promise<boolean>;
};
