import { SILK_COLOURS } from "@baize/engines/race";
import type { Id } from "@baize/kernel/id";
import type { PriceX10000 } from "@baize/kernel/odds";
import type { Database } from "@baize/platform-server";
import type { EventOffer } from "@baize/sports/server";
import { clientSeedOf, NO_COMMITMENT } from "../contract/index.ts";
import { eventDetails } from "./event-details.ts";
import type { SportsPort } from "./ports.ts";
import { cardOf, type ScheduledRace } from "./schedule.ts";
import type { RaceSeedMaker } from "./seeds.ts";
import { commitmentBefore, insertRace, type NewRace } from "./store.ts";

/** The name of the races' source in the sports book. */
export const VIRTUALS = "virtuals";

type Parts = { database: Database; ids: () => Id; seeds: RaceSeedMaker; sports: SportsPort };

/**
 * Publishes a race and puts it on sale: card, prices and the commitment to its seed become public in one transaction,
 * before any bet can be placed. False where it had been published already.
 */
export function publishRace({ database, ids, seeds, sports }: Parts, scheduled: ScheduledRace): Promise<boolean> {
	return database.transaction(async (tx) => {
		const before = (await commitmentBefore(tx, scheduled.number)) ?? NO_COMMITMENT;
		const race: NewRace = {
			raceId: ids(),
			...scheduled,
			...cardOf(scheduled.number),
			...seeds.newSeed(),
			clientSeed: clientSeedOf(scheduled.number, before),
		};
		if (!(await insertRace(tx, race))) return false;
		await sports.offer(tx, [offerOf(race)]);
		return true;
	});
}

const offerOf = (race: NewRace): EventOffer => ({
	eventId: race.raceId,
	source: VIRTUALS,
	sourceKey: `horses-${race.number}`,
	isMadeUp: true,
	vertical: "virtuals",
	sport: race.card.kind,
	competitionId: race.card.course.toLowerCase().replace(/[^a-z]+/g, "-"),
	competition: race.card.course,
	round: "",
	startsAtMs: race.startsAtMs,
	startPrecision: "time",
	closesAtMs: race.closesAtMs,
	participants: race.card.runners.map(({ number, name, silk }) => ({
		key: String(number),
		name,
		shirt: SILK_COLOURS[silk.body],
		trim: SILK_COLOURS[silk.mark],
	})),
	// Their order gives the markets' numbers: WIN_MARKET and PLACE_MARKET of the contract.
	markets: [
		{ kind: "race-win", selections: pricesOf(race, race.prices.win.pricesX10000) },
		{ kind: "race-place", places: race.card.places, selections: pricesOf(race, race.prices.place.pricesX10000) },
	],
	details: eventDetails(race, null),
});

const pricesOf = ({ card }: NewRace, pricesX10000: readonly PriceX10000[]) =>
	card.runners.map(({ number }, at) => ({ key: String(number), priceX10000: pricesX10000[at]! }));
