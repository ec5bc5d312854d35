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

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const spin = (session: Session, play: Play) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real" },
	});

type Column = { table_name: string; column_name: string };

/** All bytes that the domain stores, in any table. */
async function storedBytes(): Promise<Uint8Array[]> {
	const { reader } = app.database;
	const { rows: columns } = await sql<Column>`select table_name, column_name from information_schema.columns
		where table_schema = 'play' and data_type = 'bytea'`.execute(reader);
	const stored = columns.map(({ table_name, column_name }) =>
		sql<{ bytes: Buffer }>`select ${sql.ref(column_name)} as bytes from ${sql.table(`play.${table_name}`)}
			where ${sql.ref(column_name)} is not null`.execute(reader),
	);
	return (await Promise.all(stored)).flatMap(({ rows }) => rows.map(({ bytes }) => bytes));
}

describe("[GAME-02] a server seed that must not be revealed yet", () => {
	it("is not in the database, also not when its pair is retired; when it may be revealed it is", async () => {
		const player = await app.player(100_000n);
		const call = callsOf(app.play, player);
		const params = { session: player.handle };
		const stopped = await app.openAnother();
		const { roundId } = await spin(player, stopped);
		app.cutOff(stopped);
		const { retired, commitment, next } = await chooseFreshly(app.play, player);
		expect(retired[0]).toMatchObject({ serverSeed: null });

		const hashes = (await storedBytes()).map((bytes) => commitmentOf(bytes, sha256));
		expect(hashes.length).toBeGreaterThanOrEqual(3);
		for (const secret of [retired[0]!.commitment, commitment, next.commitment]) expect(hashes).not.toContain(secret);

		app.clock.set(retired[0]!.revealedAtMs);
		const revealed = (await call(readSeeds, { params })).retired[0]!.serverSeed!;
		expect(commitmentOf(Buffer.from(revealed, "hex"), sha256)).toBe(retired[0]!.commitment);
		expect((await call(readRound, { params: { ...params, roundId } })).serverSeed).toBe(revealed);
	});

	it("is revealed as stored where its pair was retired before salts were stored", async () => {
		const player = await app.player();
		const server_seed = Buffer.alloc(32, 7);
		const commitment = commitmentOf(server_seed, sha256);
		await sql`insert into play.retired_seeds (bucket, player_id, pair, commitment, client_seed, server_seed, revealed_at)
			values (${bucketOf(player.playerId)}, ${player.playerId}, 1, ${commitment}, 'old', ${server_seed},
				${new Date(app.clock.nowMs())})`.execute(app.database.reader);
		const seeds = await callsOf(app.play, player)(readSeeds, { params: { session: player.handle } });
		expect(seeds.retired[0]).toMatchObject({ commitment, serverSeed: toHex(server_seed) });
	});
});
