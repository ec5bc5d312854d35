import type { Id } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linksOf } from "./account-links-store.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const [me, sameCard, sameBrowser, samePerson, decided, stranger]: Id[] = [70n, 71n, 72n, 73n, 74n, 75n];

const fingerprint = (playerId: Id, kind: string, text: string) =>
	sql`insert into identity.fingerprint (hash, bucket, kind, player_id)
		values (${Buffer.from(text)}, 1, ${kind}, ${playerId})`.execute(database.reader);
const browser = (personId: Id, text: string) =>
	sql`insert into identity.known_device values (${personId}, ${personId % 64n}, ${Buffer.from(text)}, now(), now())`.execute(
		database.reader,
	);
const pair = (playerId: Id, olderId: Id, resolution: string | null) =>
	sql`insert into identity.duplicate (player_id, bucket, older_id, kinds, outcome, found_at, resolution)
		values (${playerId}, ${playerId % 64n}, ${olderId}, '{person}', 'held', now(), ${resolution})`.execute(
		database.reader,
	);

describe("[REF-03] links between accounts", () => {
	it("are a person, a card or a browser; what is decided to be two persons is none", async () => {
		for (const id of [me!, sameCard!]) await fingerprint(id, "card", "4242");
		for (const id of [me!, sameBrowser!, samePerson!]) await browser(id, "firefox");
		for (const id of [me!, stranger!]) await fingerprint(id, "name", "ada");
		await pair(samePerson!, me!, null);
		await pair(decided!, me!, "anotherPerson");
		const links = await linksOf(database.reader, me!, [sameCard!, sameBrowser!, samePerson!, decided!, stranger!]);
		expect([...links].sort()).toEqual([
			[sameCard, "card"],
			[sameBrowser, "device"],
			[samePerson, "person"],
		]);
		expect(await linksOf(database.reader, me!, [])).toEqual(new Map());
		expect(await linksOf(database.reader, me!, [stranger!])).toEqual(new Map());
	});
});
