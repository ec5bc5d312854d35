import { type RaceTimeline, shownSteps, stepAt } from "@baize/engines/race";
import { idText } from "@baize/kernel/id";
import { selectionIdText } from "@baize/sports/contract";
import {
	PLACE_MARKET,
	type RaceFrames,
	type RaceHead,
	type RaceProgress,
	type RaceResultRow,
	type RaceView,
	type RunnerView,
	runRace,
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
	const published = head.phase === "finished" ? race.drawn : null;
	return {
		...head,
		places: race.card.places,
		runners: runnersOf(race),
		winTerms: { marginText: win.marginText, returnText: win.returnText },
		placeTerms: { marginText: place.marginText, returnText: place.returnText },
		fairness: fairnessOf(race, published?.serverSeed ?? null),
		order: published && [...published.order],
		finishesAtMs: published && finishesAtMs(race, published),
	};
}

/** A row of the last results. */
export function resultOf(race: Race, { order }: Drawn, nowMs: number): RaceResultRow {
	const { runners, places } = race.card;
	const placed = order.slice(0, places).map((number) => {
		const at = runners.findIndex((runner) => runner.number === number);
		const { name, silk, form } = runners[at]!;
		return { number, name, silk, form, winPriceX10000: race.prices.win.pricesX10000[at]! };
	});
	return { ...headOf(race, nowMs), placed };
}

/** The whole race as it will be shown. It stays in this process; only the steps that have been reached leave it. */
export const timelineOf = ({ card, clientSeed }: Race, { serverSeed }: Drawn): RaceTimeline =>
	runRace(card.runners, { serverSeed, clientSeed }, hmac).progress;

/** The steps of a race from one to another, for pages that have the earlier ones. */
export function framesOf(timeline: RaceTimeline, fromStep: number, toStep: number): Omit<RaceFrames, "raceId"> {
	const { tracks, calls, durationMs } = shownSteps(timeline, fromStep, toStep);
	return { fromStep, durationMs, tracks: tracks.map((track) => [...track]), calls: calls as RaceProgress["calls"] };
}

/** The race from a step to the one that has been reached; undefined before the off. */
export function progressOf(race: Race, timeline: RaceTimeline, fromStep: number, nowMs: number): RaceProgress {
	const toStep = stepAt(timeline, nowMs - race.startsAtMs);
	const { tracks, ...frames } = framesOf(timeline, fromStep, toStep);
	return {
		raceId: idText(race.raceId),
		startsAtMs: race.startsAtMs,
		stepMs: timeline.stepMs,
		...frames,
		tracks: tracks.map((progressX10000, at) => ({ number: timeline.tracks[at]!.number, progressX10000 })),
	};
}
