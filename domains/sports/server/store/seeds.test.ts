import { createHash, randomBytes } from "node:crypto";
import { idText } from "@baize/kernel/id";
import { testSecrets } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSports, type TestSports } from "../../testing/index.ts";
import { openSeeds } from "./seeds.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports({ random: { bytes: (count) => randomBytes(count) } });
});
afterAll(() => app.close());

const commitmentOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** All bytes stored in the table. */
async function storedBytes(): Promise<Buffer[]> {
	const { rows } = await sql<Record<string, unknown>>`select * from sports.matchday_seed`.execute(app.database.reader);
	return rows.flatMap((row) => Object.values(row)).filter((value): value is Buffer => value instanceof Buffer);
}

describe("[SPORT-04] the secret of a matchday", () => {
	it("does not stand in the database while its matches are on sale", async () => {
		await app.refresh();
		const upcoming = app.sports.nextEvents("football", 100).map(({ eventId }) => eventId);
		const { rows } = await sql<{ details: { draw: { commitment: string; seed: null } }; event_id: bigint }>`
			select event_id, details from sports.event where result is null`.execute(app.database.reader);
		expect(rows.map((row) => idText(row.event_id))).toEqual(expect.arrayContaining(upcoming));
		const published = new Set(rows.map(({ details }) => details.draw.commitment));
		expect(published.size).toBeGreaterThan(20);
		const stored = await storedBytes();
		expect(stored.length).toBeGreaterThan(20);
		expect(stored.filter((bytes) => published.has(commitmentOf(bytes)))).toEqual([]);
	});

	it("is the same on every read, also after a restart, and another one with another key", async () => {
		const seed = await openSeeds(app.ports)("meridian", 900, 1);
		expect(seed).toHaveLength(32);
		expect(await openSeeds(app.ports)("meridian", 900, 1)).toEqual(seed);
		expect(await openSeeds(app.ports)("meridian", 900, 2)).not.toEqual(seed);
		const secrets = testSecrets("another secret of the tests");
		expect(await openSeeds({ ...app.ports, secrets })("meridian", 900, 1)).not.toEqual(seed);
	});

	it("is for ever the same HMAC-SHA256 of the key and its salt", async () => {
		const bytesFrom = (first: number) => Buffer.from(Uint8Array.from({ length: 32 }, (_, at) => first + at));
		const known = { secrets: { keyFor: () => bytesFrom(0) }, random: { bytes: () => bytesFrom(32) } };
		const seed = await openSeeds({ ...app.ports, ...known })("meridian", 902, 1);
		expect(Buffer.from(seed).toString("hex")).toBe("62215de7bddcea7e2c4047ff6bb94f8d18262fc8b3f3648134bb7d44158ff84d");
	});

	it("from before salts is used unchanged, because its matches have committed to it", async () => {
		const seed = randomBytes(32);
		await sql`insert into sports.matchday_seed (league, season, matchday, seed, made_at)
			values ('meridian', 901, 1, ${seed}, now())`.execute(app.database.reader);
		expect(Buffer.from(await openSeeds(app.ports)("meridian", 901, 1))).toEqual(seed);
	});
});
