import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import { JACKPOT_WINS_TOPIC, JACKPOT_WON, JACKPOTS_TOPIC } from "../contract/index.ts";
import { ceilingMinor, revealed } from "./ceiling.ts";
import type { JackpotPorts } from "./ports.ts";
import { bookable, potEntry } from "./pot-entry.ts";
import { take } from "./rules.ts";
import { type Pot, writePot } from "./store.ts";
import { levelOf } from "./terms.ts";
import type { Paid, WonRound } from "./win-store.ts";

/** The ceiling of the pot's present cycle; undefined where it has none. */
export function ceilingOf({ terms, seeds }: Pick<JackpotPorts, "terms" | "seeds">, pot: Pot): Minor | undefined {
	const serverSeed = seeds.seedOf(pot.ceilingSalt);
	return ceilingMinor(levelOf(terms, pot), { serverSeed, level: pot.level, cycle: pot.cycle });
}

/** Takes what a locked pot has and begins it again, in memory. */
export function takePot(
	{ terms, seeds, clock }: JackpotPorts,
	pot: Pot,
): { pot: Pot; paid: Paid & { amount_minor: Minor } } {
	const levelTerms = levelOf(terms, pot);
	const { amountMinor, sums } = take(pot.sums, levelTerms);
	const hasCeiling = levelTerms.level.mustDropUnits !== undefined;
	const next = seeds.newSeed();
	return {
		pot: {
			...pot,
			sums,
			cycle: pot.cycle + 1,
			ceilingSalt: Buffer.from(next.salt),
			ceilingCommitment: next.commitment,
		},
		paid: {
			paid_at: new Date(clock.nowMs()),
			amount_minor: amountMinor,
			cycle: pot.cycle,
			server_seed: hasCeiling ? revealed(seeds, pot.ceilingSalt) : null,
			ceiling_commitment: hasCeiling ? pot.ceilingCommitment : null,
		},
	};
}

export type Award = { winId: Id; round: WonRound; potId: string; level: string; amountMinor: Minor };

/**
 * Pays wins and books their pots, last in the transaction that has locked and begun them again: it locks the wallets of the
 * winners, and then a part of the general ledger.
 */
export async function payAwards(
	ports: JackpotPorts,
	tx: Tx,
	pots: readonly Pot[],
	awards: readonly Award[],
): Promise<void> {
	for (const pot of pots) await writePot(tx, { ...pot, booked: bookable(pot.sums) });
	for (const { winId, round, amountMinor } of awards) {
		const { playerId, currency, roundId, gameNumber: gameId } = round;
		const moved = await ports.wallet.winJackpot(tx, { winId, roundId, playerId, currency, gameId, amountMinor });
		requireDone(moved, currency);
	}
	await bookPots(ports, tx, pots);
	onceCommitted(tx, () => {
		for (const award of awards) publishWin(ports, award);
	});
}

/** Posts what the pots have grown by; the caller has written that it is booked. */
export async function bookPots({ books, ids }: JackpotPorts, tx: Tx, pots: readonly Pot[]): Promise<void> {
	const entries = pots.flatMap((pot) => potEntry(pot, ids()) ?? []);
	if (entries.length > 0) await books.postAll(tx, entries);
}

/** The winner's pages show the win; all others what the pot has now. */
function publishWin({ stream }: JackpotPorts, { round, potId: pot, level }: Award): void {
	stream.publish(`${JACKPOT_WINS_TOPIC}:${round.playerId}`, JACKPOT_WON, {});
	stream.publish(JACKPOTS_TOPIC, JACKPOT_WON, { pot, level, currency: round.currency });
}
