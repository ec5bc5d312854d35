import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Sums } from "./rules.ts";
import type { Tables } from "./tables.ts";
import type { PotKey } from "./terms.ts";

export type PotRow = Selectable<Tables["jackpots.pot"]>;

/** A pot as it is locked: what is written back is only its sums and its cycle. */
export type Pot = PotKey & {
	sums: Sums;
	cycle: number;
	ceilingSalt: Buffer;
	ceilingCommitment: string;
	/** What of the sums is in the general ledger, in whole minor units. */
	booked: Sums;
};

const potOf = (row: PotRow): Pot => ({
	potId: row.pot_id,
	level: row.level,
	currency: row.currency,
	cycle: row.cycle,
	ceilingSalt: row.ceiling_salt,
	ceilingCommitment: row.ceiling_commitment,
	sums: {
		contributed: row.contributed,
		reserveContributed: row.reserve_contributed,
		funded: row.funded,
		seeded: row.seeded,
		won: row.won,
	},
	booked: {
		contributed: row.booked_contributed,
		reserveContributed: row.booked_reserve_contributed,
		funded: row.booked_funded,
		seeded: row.booked_seeded,
		won: row.booked_won,
	},
});

/** Does nothing if it is there. */
export async function insertPot(
	tx: Tx,
	{ potId, level, currency, sums, ceilingSalt, ceilingCommitment }: Omit<Pot, "booked" | "cycle">,
	at: Date,
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("jackpots.pot")
		.values({
			pot_id: potId,
			level,
			currency,
			began_at: at,
			funded: sums.funded,
			seeded: sums.seeded,
			ceiling_salt: ceilingSalt,
			ceiling_commitment: ceilingCommitment,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export const readPots = async (reader: Reader): Promise<Pot[]> =>
	(
		await rows<Tables>(reader)
			.selectFrom("jackpots.pot")
			.selectAll()
			.orderBy("pot_id")
			.orderBy("level")
			.orderBy("currency")
			.execute()
	).map(potOf);

/** Locks the pots until the end of the transaction, always in the same order, so that no two wait for each other. */
export async function lockPots(tx: Tx, keys: readonly PotKey[]): Promise<Pot[]> {
	const { rows: found } = await sql<PotRow>`select p.* from jackpots.pot p
		where (p.pot_id, p.level, p.currency) in (
			select * from unnest(${keys.map(({ potId }) => potId)}::text[], ${keys.map(({ level }) => level)}::text[],
				${keys.map(({ currency }) => currency)}::text[])
		)
		order by p.pot_id, p.level, p.currency for update`.execute(tx);
	return found.map(potOf);
}

export async function writePot(tx: Tx, pot: Pot): Promise<void> {
	const { sums, booked } = pot;
	await rows<Tables>(tx)
		.updateTable("jackpots.pot")
		.set({
			contributed: sums.contributed,
			reserve_contributed: sums.reserveContributed,
			funded: sums.funded,
			seeded: sums.seeded,
			won: sums.won,
			cycle: pot.cycle,
			ceiling_salt: pot.ceilingSalt,
			ceiling_commitment: pot.ceilingCommitment,
			booked_contributed: booked.contributed,
			booked_reserve_contributed: booked.reserveContributed,
			booked_funded: booked.funded,
			booked_seeded: booked.seeded,
			booked_won: booked.won,
		})
		.where("pot_id", "=", pot.potId)
		.where("level", "=", pot.level)
		.where("currency", "=", pot.currency)
		.execute();
}
