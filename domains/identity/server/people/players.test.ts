import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aPlayer } from "../../testing/index.ts";
import { findByNickname, listPlayers } from "./players.ts";

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

it("[CASH-05] a player is found by a nickname that no other player has, however it is written", async () => {
	const database = await openTestDatabase();
	const named = async (nickname: string) => {
		const { playerId } = await aPlayer(database);
		await sql`update identity.person set nickname = ${nickname} where person_id = ${playerId}`.execute(database.reader);
		return playerId;
	};
	const owl = await named("Owl");
	await named("Twin");
	await named("TWIN");
	expect((await findByNickname(database.reader, "oWL"))?.playerId).toBe(owl);
	expect(await findByNickname(database.reader, "twin")).toBeUndefined();
	expect(await findByNickname(database.reader, "ow")).toBeUndefined();
	await database.close();
});
