import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Reader, Tx } from "@baize/platform-server";
import { claimPhone, releasePhone, setValidatedPhone, validatedPhoneOf } from "./phone-store.ts";

/** "taken": it is another player's, and nothing has changed. */
export type Claim = "validated" | "taken";
type Claimed = { playerId: Id; phone: string };

/** Which phone, in E.164, is validated as whose. It knows nothing else of players, so it opens before their domain. */
export type Phones = {
	/** The phone that the player has proved to have; it may differ from their profile's, which was changed since. */
	validatedPhone(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** In the transaction in which the player returned a code that was sent to this phone. */
	claim(tx: Tx, playerId: Id, phone: string): Promise<Claim>;
	/** Calls the listener in the transaction of every claim that succeeds. */
	onClaimed(listener: (tx: Tx, claimed: Claimed) => Promise<void>): void;
};

export function openPhones(clock: Clock): Phones {
	const listeners: ((tx: Tx, claimed: Claimed) => Promise<void>)[] = [];
	return {
		validatedPhone: validatedPhoneOf,
		async claim(tx, playerId, phone) {
			if (!(await claimPhone(tx, phone, playerId))) return "taken";
			const before = await validatedPhoneOf(tx, playerId);
			if (before !== undefined && before !== phone) await releasePhone(tx, before, playerId);
			await setValidatedPhone(tx, playerId, phone, new Date(clock.nowMs()));
			for (const listener of listeners) await listener(tx, { playerId, phone });
			return "validated";
		},
		onClaimed: (listener) => void listeners.push(listener),
	};
}
