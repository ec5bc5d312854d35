import { check } from "@baize/kernel/check";
import type { Clock } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import { eventDetails } from "./event-details.ts";
import type { SportsPort } from "./ports.ts";
import type { Drawn, Race } from "./race.ts";
import { endRace } from "./store.ts";

type Parts = { database: Database; clock: Clock; sports: SportsPort };
type Result = Parameters<SportsPort["result"]>[2];

async function giveResult(sports: SportsPort, tx: Tx, { raceId, number }: Race, result: Result): Promise<void> {
	const recorded = await sports.result(tx, raceId, result);
	check(recorded === "recorded" || recorded === "same", `the book takes the result of race ${number}: ${recorded}`);
}

/**
 * The picture has ended for everyone: reveals the seed and passes the order to the sports book, which settles bets
 * after the commit.
 */
export function finishRace(
	{ database, clock, sports }: Parts,
	race: Race,
	{ order, serverSeed }: Drawn,
): Promise<void> {
	return database.transaction(async (tx) => {
		if (!(await endRace(tx, race.raceId, clock.nowMs()))) return;
		await sports.setDetails(tx, race.raceId, eventDetails(race, serverSeed));
		const groups = order.map((number) => [number]);
		await giveResult(sports, tx, race, { status: "finished", order: groups, withdrawn: [] });
	});
}

/** The race cannot be drawn from the committed seed, so it is not drawn at all: every stake is returned. */
export function voidRace({ database, clock, sports }: Parts, race: Race): Promise<void> {
	return database.transaction(async (tx) => {
		if (await endRace(tx, race.raceId, clock.nowMs())) await giveResult(sports, tx, race, { status: "abandoned" });
	});
}
