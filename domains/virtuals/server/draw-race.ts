import type { Database } from "@baize/platform-server";
import { runRace } from "../contract/index.ts";
import type { SportsPort } from "./ports.ts";
import type { Race } from "./race.ts";
import { hmac, type RaceSeedMaker } from "./seeds.ts";
import { storeDraw } from "./store.ts";

type Parts = { database: Database; seeds: RaceSeedMaker; sports: Pick<SportsPort, "close"> };

/**
 * Draws a race whose betting has closed. The market is closed first, in the same transaction, which waits for bets that
 * are being placed. The seeds are those published with the race, so drawing again, after a crash or by another process,
 * gives the same order; only the first is stored. "lost" where the seed no longer fits its commitment.
 */
export async function drawRace({ database, seeds, sports }: Parts, race: Race): Promise<"drawn" | "lost"> {
	const serverSeed = seeds.openSeed(race);
	if (!serverSeed) return "lost";
	await database.transaction(async (tx) => {
		await sports.close(tx, race.raceId);
		const { order, progress } = runRace(race.card.runners, { serverSeed, clientSeed: race.clientSeed }, hmac);
		await storeDraw(tx, race.raceId, { order, durationMs: progress.durationMs, serverSeed });
	});
	return "drawn";
}
