import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { FlagRow, Tables } from "./tables.ts";

export const readRows = (reader: Reader): Promise<FlagRow[]> =>
	rows<Tables>(reader).selectFrom("flags.flag").selectAll().orderBy("name").execute();

/**
 * False if the flag already has this value: then nothing is written. Of two at once the second waits and then sees the
 * first.
 */
export const writeSwitch = (tx: Tx, row: FlagRow, byDefault: boolean): Promise<boolean> =>
	row.is_on === byDefault ? writeBack(tx, row) : writeAway(tx, row);

// Without a row the default already applies.
async function writeBack(tx: Tx, { name, ...values }: FlagRow): Promise<boolean> {
	const written = await rows<Tables>(tx)
		.updateTable("flags.flag")
		.set(values)
		.where("name", "=", name)
		.where("is_on", "!=", values.is_on)
		.returning("name")
		.execute();
	return written.length > 0;
}

async function writeAway(tx: Tx, { name, ...values }: FlagRow): Promise<boolean> {
	const written = await rows<Tables>(tx)
		.insertInto("flags.flag")
		.values({ name, ...values })
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet(values)
				.where((of) => of("flags.flag.is_on", "!=", values.is_on)),
		)
		.returning("name")
		.execute();
	return written.length > 0;
}
