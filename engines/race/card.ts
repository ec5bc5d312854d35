import { type Draws, pick, shuffle } from "../chance.ts";
import { KINDS_OF_RACE, type KindOfRace, SILK_COLOURS, SILK_PATTERNS, TRAP_JACKETS } from "./card.data.ts";
import { placesFor } from "./places.ts";
import type { RaceCard, RaceKind, Runner, Silk, SilkColour } from "./types.ts";

const USUAL_WEIGHT = 28;
const RIDERS = 60;
const PAST_RACES = 5;

/**
 * From 8 to 77, most near the usual: the favourite of an ordinary race starts at about 4.00, long shots above 20.00.
 */
const drawWeight = (draws: Draws): number => 8 + draws.below(14) + draws.below(9) * draws.below(8);

/** A past finishing place against rivals of the usual weight, each beaten as often as the weights imply. */
function pastPlace(weight: number, rivals: number, draws: Draws): number {
	let place = 1;
	for (let rival = 0; rival < rivals; rival++) place += draws.below(weight + USUAL_WEIGHT) >= weight ? 1 : 0;
	return place;
}

/** Form is drawn from the weight, so reading it helps. */
const drawForm = (weight: number, rivals: number, draws: Draws): string =>
	Array.from({ length: PAST_RACES }, () => pastPlace(weight, rivals, draws))
		.map((place) => (place > 9 ? "0" : String(place)))
		.join("");

function drawSilk(draws: Draws): Silk {
	const colours = shuffle(draws, Object.keys(SILK_COLOURS) as SilkColour[]);
	return { pattern: pick(draws, SILK_PATTERNS), body: colours[0]!, mark: colours[1]!, cap: pick(draws, colours) };
}

const silkKey = ({ pattern, body, mark, cap }: Silk) => `${pattern} ${body} ${pattern === "plain" ? "" : mark} ${cap}`;

/** No two runners of a race look alike. */
function drawSilks(count: number, draws: Draws): Silk[] {
	const silks = new Map<string, Silk>();
	while (silks.size < count) {
		const silk = drawSilk(draws);
		silks.set(silkKey(silk), silk);
	}
	return [...silks.values()];
}

function drawNames({ firstWords, secondWords }: KindOfRace, count: number, draws: Draws): string[] {
	const [first, second] = [shuffle(draws, firstWords), shuffle(draws, secondWords)];
	return Array.from({ length: count }, (_, at) => `${first[at]} ${second[at]}`);
}

const countTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function drawRunners(kind: RaceKind, count: number, draws: Draws): Runner[] {
	const names = drawNames(KINDS_OF_RACE[kind], count, draws);
	const silks = kind === "greyhounds" ? TRAP_JACKETS : drawSilks(count, draws);
	const stalls = kind === "greyhounds" ? countTo(count) : shuffle(draws, countTo(count));
	const riders = shuffle(draws, countTo(RIDERS));
	return names.map((name, at) => {
		const weight = drawWeight(draws);
		const form = drawForm(weight, count - 1, draws);
		return { number: at + 1, name, weight, rider: riders[at]!, stall: stalls[at]!, form, silk: silks[at]! };
	});
}

/** A race card, the same for the same draws. */
export function drawRaceCard(kind: RaceKind, draws: Draws): RaceCard {
	const { courses, goings, distancesMetres, fewestRunners, maxRunners } = KINDS_OF_RACE[kind];
	const runnerCount = fewestRunners + draws.below(maxRunners - fewestRunners + 1);
	return {
		kind,
		course: pick(draws, courses),
		going: pick(draws, goings),
		distanceMetres: pick(draws, distancesMetres),
		runners: drawRunners(kind, runnerCount, draws),
		places: placesFor(runnerCount),
	};
}
