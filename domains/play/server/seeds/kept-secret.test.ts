import { sheetOf } from "@baize/games/sheets";
import { bucketOf } from "@baize/kernel/id";
import { commitmentOf, toHex } from "@baize/kernel/random";
import type { Session } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, readRound, readSeeds } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Play } from "../index.ts";
import { sha256 } from "./hmac.ts";

const GAME = "tidal-book";
const LINE_BET = sheetOf(GAME)!.minLineBetUnits;

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(() => house.close());

const spin = (session: Session, play: Play) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, lineBetMinor: LINE_BET, roundId: aRoundId(house.clock), mode: "real" },
	});

type Column = { table_name: string; column_name: string };

/** All bytes that the room keeps, whatever the table. */
async function keptBytes(): Promise<Uint8Array[]> {
	const { reader } = house.database;
	const { rows: columns } = await sql<Column>`select table_name, column_name from information_schema.columns
		where table_schema = 'play' and data_type = 'bytea'`.execute(reader);
	const kept = columns.map(({ table_name, column_name }) =>
		sql<{ bytes: Buffer }>`select ${sql.ref(column_name)} as bytes from ${sql.table(`play.${table_name}`)}
			where ${sql.ref(column_name)} is not null`.execute(reader),
	);
	return (await Promise.all(kept)).flatMap(({ rows }) => rows.map(({ bytes }) => bytes));
}

describe("[GAME-02] a server seed that may not be told yet", () => {
	it("is not in the database, also not when its pair is retired; when it may be told it is", async () => {
		const player = await house.player(100_000n);
		const call = callsOf(house.play, player);
		const params = { session: player.handle };
		const stopped = await house.openAnother();
		const { roundId } = await spin(player, stopped);
		house.cutOff(stopped);
		const { retired, commitment, next } = await chooseFreshly(house.play, player);
		expect(retired[0]).toMatchObject({ serverSeed: null });

		const hashes = (await keptBytes()).map((bytes) => commitmentOf(bytes, sha256));
		expect(hashes.length).toBeGreaterThanOrEqual(3);
		for (const secret of [retired[0]!.commitment, commitment, next.commitment]) expect(hashes).not.toContain(secret);

		house.clock.set(retired[0]!.revealedAtMs);
		const told = (await call(readSeeds, { params })).retired[0]!.serverSeed!;
		expect(commitmentOf(Buffer.from(told, "hex"), sha256)).toBe(retired[0]!.commitment);
		expect((await call(readRound, { params: { ...params, roundId } })).serverSeed).toBe(told);
	});

	it("is told as it was written where its pair was retired before salts were kept", async () => {
		const player = await house.player();
		const server_seed = Buffer.alloc(32, 7);
		const commitment = commitmentOf(server_seed, sha256);
		await sql`insert into play.retired_seeds (bucket, player_id, pair, commitment, client_seed, server_seed, revealed_at)
			values (${bucketOf(player.playerId)}, ${player.playerId}, 1, ${commitment}, 'old', ${server_seed},
				${new Date(house.clock.nowMs())})`.execute(house.database.reader);
		const seeds = await callsOf(house.play, player)(readSeeds, { params: { session: player.handle } });
		expect(seeds.retired[0]).toMatchObject({ commitment, serverSeed: toHex(server_seed) });
	});
});
