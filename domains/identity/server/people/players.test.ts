import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aPlayer } from "../../testing/index.ts";
import { listPlayers } from "./players.ts";

it("everybody who plays and may log in is listed, part by part, and no operator", async () => {
	const database = await openTestDatabase();
	const first = await aPlayer(database);
	await aPlayer(database, { roles: ["support"] });
	const disabled = await aPlayer(database);
	await sql`update identity.person set status = 'disabled' where person_id = ${disabled.playerId}`.execute(
		database.reader,
	);
	const last = await aPlayer(database);
	const listed = async (after: bigint) => (await listPlayers(database.reader, after, 1)).map(({ email }) => email);
	expect(await listed(0n)).toEqual([first.email]);
	expect(await listed(first.playerId)).toEqual([last.email]);
	expect(await listed(last.playerId)).toEqual([]);
	await database.close();
});
