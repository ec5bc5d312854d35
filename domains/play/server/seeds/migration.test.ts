import { readFileSync } from "node:fs";
import { bucketOf } from "@baize/kernel/id";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readSeedsRow } from "./store.ts";

const migration = (name: string): string => readFileSync(new URL(`../migrations/${name}.sql`, import.meta.url), "utf8");

const SALT = Buffer.alloc(32, 1);

describe("[GAME-02] seeds of the version before", () => {
	it("wait for a client seed where nothing was drawn from them, and are to be ended where something was", async () => {
		const database = await openTestDatabase();
		const { reader } = database;
		const heldUntil = new Date(Date.now() + 60_000);
		const insert = (playerId: bigint, noncesHeld: bigint, until: Date | null) =>
			sql`insert into play.seeds (bucket, player_id, pair, salt, commitment, client_seed, next_salt, next_commitment,
					nonces_held, held_by, held_until)
				values (${bucketOf(playerId)}, ${playerId}, 1, ${SALT}, 'a', 'the house''s own', ${SALT}, 'b',
					${noncesHeld}, ${until && "a process"}, ${until})`.execute(reader);
		await sql`drop schema play cascade`.execute(reader);
		for (const name of ["0001-rounds", "0002-retired-salts"]) await sql.raw(migration(name)).execute(reader);
		await insert(1n, 0n, null);
		await insert(2n, 300n, heldUntil);
		await sql.raw(migration("0010-pairs-in-order")).execute(reader);

		expect(await readSeedsRow(reader, 1n)).toMatchObject({
			client_seed: null,
			next_nonce: 0n,
			leased_by: null,
			leased_until: null,
			published_at: null,
		});
		// Any process that could still draw from it has done so by then.
		expect(await readSeedsRow(reader, 2n)).toMatchObject({ leased_by: "", leased_until: heldUntil });
		await database.close();
	});
});
