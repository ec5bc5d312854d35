import type { Entry, Line } from "@baize/general-ledger/contract";
import type { Id } from "@baize/kernel/id";
import { idText } from "@baize/kernel/id";
import type { Sums } from "./rules.ts";
import { wholeMinor } from "./rules.ts";
import type { Pot } from "./store.ts";
import type { PotKey } from "./terms.ts";

/** "ember-crown.grand": the pot in the general ledger, whose lines have the currency beside them. */
export const subjectOf = ({ potId, level }: PotKey): string => `${potId}.${level}`;

/** What of the sums the general ledger can have: whole minor units. Only contributions have parts of one. */
export const bookable = ({ contributed, reserveContributed, funded, seeded, won }: Sums): Sums => ({
	contributed: wholeMinor(contributed),
	reserveContributed: wholeMinor(reserveContributed),
	funded: wholeMinor(funded),
	seeded: wholeMinor(seeded),
	won: wholeMinor(won),
});

/**
 * The entry for what a pot's sums have grown by since they were booked; undefined if by nothing. Afterwards the accounts of
 * the pot have its whole minor units: `pot` the meter, `potReserve` the reserve, `potWins` all wins.
 */
export function potEntry(pot: Pot, id: Id): Entry | undefined {
	const now = bookable(pot.sums);
	const grown = (name: keyof Sums): bigint => now[name] - pot.booked[name];
	const amounts = {
		jackpotContributions: grown("contributed") + grown("reserveContributed"),
		jackpotSeeds: grown("funded"),
		pot: -(grown("contributed") + grown("seeded") - grown("won")),
		potReserve: -(grown("reserveContributed") + grown("funded") - grown("seeded")),
		potWins: -grown("won"),
	} as const;
	const names = Object.keys(amounts) as (keyof typeof amounts)[];
	const lines = names.flatMap((account): Line[] => {
		const amountMinor = amounts[account];
		return amountMinor === 0n ? [] : [{ account, subject: subjectOf(pot), currency: pot.currency, amountMinor }];
	});
	return lines.length === 0 ? undefined : { id, cause: "pot", reference: idText(id), lines };
}
