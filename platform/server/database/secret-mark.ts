import { sql } from "kysely";
import type { Secrets } from "../config/secrets.ts";
import type { Database } from "./index.ts";

const LOCK = 7_302;

/** What is sealed in the database was sealed with another SECRET. */
export class SecretIsAnother extends Error {
	override name = "SecretIsAnother";
	constructor() {
		super(
			"SECRET is not the one that this database was begun with, so nothing that is sealed in it (PINs, authenticators, seeds of games, documents) could be read. Start with the SECRET of before; without one, it is the file development-secret under the DATA_DIR of before. All processes on one database need the same.",
		);
	}
}

/** Marks a new database with the secret, and refuses one that bears another's mark. The mark tells nothing of the secret. */
export async function refuseAnotherSecret(database: Database, { keyFor }: Secrets): Promise<void> {
	const mark = keyFor("database.mark");
	const { rows } = await database.transaction(async (tx) => {
		await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
		await sql`create table if not exists platform.secret_mark
			(is_only boolean primary key default true check (is_only), mark bytea not null)`.execute(tx);
		await sql`insert into platform.secret_mark (mark) values (${mark}) on conflict do nothing`.execute(tx);
		return sql<{ mark: Buffer }>`select mark from platform.secret_mark`.execute(tx);
	});
	if (!rows[0]?.mark.equals(mark)) throw new SecretIsAnother();
}
