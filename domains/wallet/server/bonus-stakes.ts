import type { Id } from "@baize/kernel/id";
import type { BonusPlay } from "@baize/ledger/contract";
import type { Ledger } from "@baize/ledger/server";
import type { WalletCache } from "./wallet-cache.ts";

/** What the bonus in force is played with, and the highest stake that its terms allow there. */
export type BonusStakes = Pick<BonusPlay, "classes" | "maxStakeMinor">;

/** Few players have a bonus in force: the others are answered from memory. */
export const readingBonusStakes =
	(ledger: Pick<Ledger, "played">, cache: Pick<WalletCache, "state">) =>
	async (playerId: Id, currency: string): Promise<BonusStakes | undefined> => {
		const { bonusIn: classes = [] } = (await cache.state(playerId, currency)) ?? {};
		const bonus = classes.length > 0 ? (await ledger.played(playerId, currency))?.bonus : undefined;
		return bonus ? { classes, maxStakeMinor: bonus.maxStakeMinor } : undefined;
	};
