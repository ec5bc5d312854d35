import { idText } from "@baize/kernel/id";
import { selectionIdText } from "@baize/sports/contract";
import {
	PLACE_MARKET,
	type RaceHead,
	type RaceResultRow,
	type RaceView,
	type RunnerView,
	runRace,
	type Telling,
	WIN_MARKET,
} from "../contract/index.ts";
import { fairnessOf } from "./event-details.ts";
import type { Drawn, Race } from "./race.ts";
import { finishesAtMs, phaseOf } from "./rules.ts";
import { hmac } from "./seeds.ts";

export const headOf = (race: Race, nowMs: number): RaceHead => ({
	raceId: idText(race.raceId),
	number: race.number,
	phase: phaseOf(race, nowMs),
	startsAtMs: race.startsAtMs,
	closesAtMs: race.closesAtMs,
	course: race.card.course,
	going: race.card.going as RaceHead["going"],
	distanceMetres: race.card.distanceMetres,
	runnerCount: race.card.runners.length,
});

function runnersOf({ raceId, card, prices }: Race): RunnerView[] {
	const offered = (marketNumber: number, number: number, priceX10000: number) => ({
		selectionId: selectionIdText({ eventId: raceId, marketNumber, key: String(number) }),
		priceX10000,
	});
	return card.runners.map((runner, at) => ({
		...runner,
		win: offered(WIN_MARKET, runner.number, prices.win.pricesX10000[at]!),
		place: offered(PLACE_MARKET, runner.number, prices.place.pricesX10000[at]!),
	}));
}

export function viewOf(race: Race, nowMs: number): RaceView {
	const head = headOf(race, nowMs);
	const { win, place } = race.prices;
	const told = head.phase === "finished" ? race.drawn : null;
	return {
		...head,
		places: race.card.places,
		runners: runnersOf(race),
		winTerms: { marginText: win.marginText, returnText: win.returnText },
		placeTerms: { marginText: place.marginText, returnText: place.returnText },
		fairness: fairnessOf(race, told?.serverSeed ?? null),
		order: told && [...told.order],
		finishesAtMs: race.drawn && finishesAtMs(race, race.drawn),
	};
}

/** A line of the last results. */
export function resultOf(race: Race, { order }: Drawn, nowMs: number): RaceResultRow {
	const { runners, places } = race.card;
	const placed = order.slice(0, places).map((number) => {
		const at = runners.findIndex((runner) => runner.number === number);
		const { name, silk, form } = runners[at]!;
		return { number, name, silk, form, winPriceX10000: race.prices.win.pricesX10000[at]! };
	});
	return { ...headOf(race, nowMs), placed };
}

export function tellingOf(race: Race, { serverSeed }: Drawn): Telling {
	const { telling } = runRace(race.card.runners, { serverSeed, clientSeed: race.clientSeed }, hmac);
	const { durationMs, stepMs, tracks, calls } = telling as Omit<Telling, "raceId" | "startsAtMs">;
	return { raceId: idText(race.raceId), startsAtMs: race.startsAtMs, durationMs, stepMs, tracks, calls };
}
