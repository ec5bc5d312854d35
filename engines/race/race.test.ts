import { compare, fraction, ONE, percentText, sum, toNumber } from "@baize/kernel/odds";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Draws,
	drawOrder,
	drawRaceCard,
	drawTimeline,
	exactChances,
	HORSE_RACES,
	LINE_X10000,
	OUTCOME_FROM_MS,
	placesFor,
	RACE_EPOCH_MS,
	type RaceKind,
	raceAt,
	raceBooks,
	ranksAt,
	SILK_COLOURS,
	STEP_MS,
	shownSteps,
	stepAt,
} from "./index.ts";

/** Repeatable draws: the minimal standard generator, its high part scaled to the limit. */
function drawsOf(seed: number): Draws {
	let state = (seed % 2_147_483_646) + 1;
	return {
		below(limit) {
			state = (state * 48_271) % 2_147_483_647;
			return Math.floor((state / 2_147_483_647) * limit);
		},
	};
}

const KINDS: readonly RaceKind[] = ["horses", "greyhounds", "motors"];
const aKind = fc.constantFrom(...KINDS);
const aSeed = fc.integer({ min: 1, max: 2_000_000_000 });
const field = (...weights: number[]) => weights.map((weight, at) => ({ number: at + 1, weight }));
const someWeights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 4, maxLength: 12 });

describe("the places of a race", () => {
	it.each([
		[4, 0],
		[5, 2],
		[7, 2],
		[8, 3],
		[12, 3],
	])("[SPORT-03] of %i runners are %i", (runners, places) => expect(placesFor(runners)).toBe(places));
});

describe("the chances of a race", () => {
	it("[VIRT-01] are exact fractions, as counted by hand", () => {
		const [first, second, third] = exactChances(field(3, 2, 1), 2);
		expect(first).toEqual({ number: 1, win: fraction(1n, 2n), place: fraction(17n, 20n) });
		expect(second).toEqual({ number: 2, win: fraction(1n, 3n), place: fraction(11n, 15n) });
		expect(third).toEqual({ number: 3, win: fraction(1n, 6n), place: fraction(5n, 12n) });
	});

	it("[VIRT-01] sum to exactly one winner and exactly the places", () => {
		fc.assert(
			fc.property(someWeights, fc.integer({ min: 1, max: 3 }), (weights, places) => {
				const chances = exactChances(field(...weights), places);
				expect(sum(chances.map(({ win }) => win))).toEqual(ONE);
				expect(sum(chances.map(({ place }) => place))).toEqual(fraction(BigInt(places)));
			}),
			{ numRuns: 60 },
		);
	});

	it("[VIRT-01] rise with the weight, and a place is likelier than a win", () => {
		fc.assert(
			fc.property(someWeights, (weights) => {
				const chances = exactChances(field(...weights), 2);
				chances.forEach((one, at) => {
					expect(compare(one.place, one.win)).toBeGreaterThan(0);
					const other = chances[(at + 1) % chances.length]!;
					const byWeight = Math.sign(weights[at]! - weights[(at + 1) % weights.length]!);
					expect(compare(one.win, other.win)).toBe(byWeight);
					expect(compare(one.place, other.place)).toBe(byWeight);
				});
			}),
			{ numRuns: 60 },
		);
	});

	it("[VIRT-01] are alike for equal runners", () => {
		for (const { win, place } of exactChances(field(7, 7, 7, 7, 7, 7, 7, 7), 3)) {
			expect(win).toEqual(fraction(1n, 8n));
			expect(place).toEqual(fraction(3n, 8n));
		}
	});

	it("[VIRT-01] come true in 20,000 races within their interval", () => {
		const runners = field(40, 25, 18, 12, 9, 30, 22, 14);
		const draws = drawsOf(20_261_120);
		const count = 20_000;
		const seen = runners.map(() => ({ wins: 0, places: 0 }));
		for (let race = 0; race < count; race++) {
			const order = drawOrder(runners, draws);
			seen[order[0]! - 1]!.wins += 1;
			for (const number of order.slice(0, 3)) seen[number - 1]!.places += 1;
		}
		for (const { number, win, place } of exactChances(runners, 3)) {
			const interval = (chance: number) => 4 * Math.sqrt(count * chance * (1 - chance));
			const [winChance, placeChance] = [toNumber(win), toNumber(place)];
			expect(Math.abs(seen[number - 1]!.wins - winChance * count)).toBeLessThan(interval(winChance));
			expect(Math.abs(seen[number - 1]!.places - placeChance * count)).toBeLessThan(interval(placeChance));
		}
	});
});

describe("a drawn order", () => {
	it("[VIRT-01] follows the draws one by one through the weights that are left", () => {
		const scripted = (...draws: number[]): Draws & { limits: number[] } => {
			const limits: number[] = [];
			const below = (limit: number) => {
				limits.push(limit);
				return draws.shift()!;
			};
			return { limits, below };
		};
		const draws = scripted(5, 0, 2);
		expect(drawOrder(field(3, 2, 4, 1), draws)).toEqual([3, 1, 4, 2]);
		expect(draws.limits).toEqual([10, 6, 3]);
	});

	it("[VIRT-01] names every runner once and is the same again from the same draws", () => {
		fc.assert(
			fc.property(someWeights, aSeed, (weights, seed) => {
				const order = drawOrder(field(...weights), drawsOf(seed));
				expect(order.toSorted((a, b) => a - b)).toEqual(weights.map((_, at) => at + 1));
				expect(drawOrder(field(...weights), drawsOf(seed))).toEqual(order);
			}),
		);
	});
});

describe("a race card", () => {
	it("[VIRT-01] is complete, and no two of its runners are named or dressed alike", () => {
		fc.assert(
			fc.property(aKind, aSeed, (kind, seed) => {
				const card = drawRaceCard(kind, drawsOf(seed));
				const { runners } = card;
				expect(runners.length).toBeGreaterThanOrEqual(kind === "greyhounds" ? 6 : kind === "horses" ? 8 : 10);
				expect(runners.length).toBeLessThanOrEqual(12);
				expect(card.places).toBe(placesFor(runners.length));
				expect(new Set(runners.map(({ name }) => name)).size).toBe(runners.length);
				expect(new Set(runners.map(({ silk }) => JSON.stringify(silk))).size).toBe(runners.length);
				expect(new Set(runners.map(({ rider }) => rider)).size).toBe(runners.length);
				expect(runners.map(({ stall }) => stall).toSorted((a, b) => a - b)).toEqual(runners.map((_, at) => at + 1));
				for (const { form, silk } of runners) {
					expect(form).toMatch(/^\d{5}$/);
					expect(SILK_COLOURS[silk.body]).toMatch(/^#[0-9a-f]{6}$/);
				}
			}),
		);
	});

	it("[VIRT-01] is the same again from the same draws", () => {
		expect(drawRaceCard("horses", drawsOf(9))).toEqual(drawRaceCard("horses", drawsOf(9)));
		expect(drawRaceCard("horses", drawsOf(9))).not.toEqual(drawRaceCard("horses", drawsOf(10)));
	});

	it("[VIRT-01] shows better form for better runners", () => {
		const draws = drawsOf(4);
		const runners = Array.from({ length: 200 }, () => drawRaceCard("horses", draws).runners).flat();
		const placeSum = (form: string) => [...form].reduce((total, place) => total + (Number(place) || 10), 0);
		const average = (some: typeof runners) =>
			some.reduce((total, { form }) => total + placeSum(form), 0) / (5 * some.length);
		const strong = average(runners.filter(({ weight }) => weight >= 45));
		const weak = average(runners.filter(({ weight }) => weight <= 15));
		expect(strong).toBeLessThan(weak - 1.5);
	});

	it("[VIRT-01] always has both its books, at the stated margins", () => {
		const draws = drawsOf(77);
		for (let race = 0; race < 300; race++) {
			const card = drawRaceCard(KINDS[race % 3]!, draws);
			const { win, place } = raceBooks(card, { winMarginX10000: 1_200, placeMarginX10000: 1_000 });
			expect(win!.offers.map(({ selection }) => selection)).toEqual(card.runners.map(({ number }) => String(number)));
			expect(Number(percentText(win!.margin))).toBeGreaterThanOrEqual(12);
			expect(Number(percentText(win!.margin))).toBeLessThan(12.5);
			expect(Number(percentText(place!.margin))).toBeGreaterThanOrEqual(10);
			expect(Number(percentText(place!.margin))).toBeLessThan(10.5);
		}
	});

	it("[VIRT-01] with too few runners for places has no place book", () => {
		const card = drawRaceCard("greyhounds", drawsOf(1));
		const small = { ...card, runners: card.runners.slice(0, 4), places: 0 };
		const { win, place } = raceBooks(small, { winMarginX10000: 1_000, placeMarginX10000: 1_000 });
		expect(win!.offers).toHaveLength(4);
		expect(place).toBeNull();
	});
});

const aTimeline = fc.tuple(aKind, aSeed).map(([kind, seed]) => {
	const draws = drawsOf(seed);
	const order = drawOrder(drawRaceCard(kind, draws).runners, draws);
	return { order, race: drawTimeline(order, draws) };
});

describe("the progress of a race", () => {
	it("[VIRT-01] ends in the drawn order, on the line and in the last picture", () => {
		fc.assert(
			fc.property(aTimeline, ({ order, race }) => {
				const byFinish = race.tracks.toSorted((a, b) => a.finishMs - b.finishMs);
				expect(byFinish.map(({ number }) => number)).toEqual(order);
				expect(new Set(race.tracks.map(({ finishMs }) => finishMs)).size).toBe(order.length);
				const lastStep = race.durationMs / race.stepMs;
				expect(ranksAt(race.tracks, lastStep)).toEqual(order);
				const last = race.tracks.map(({ progressX10000 }) => progressX10000[lastStep]!);
				expect(new Set(last).size).toBe(order.length);
			}),
		);
	});

	it("[VIRT-01] takes about half a minute and every runner goes forwards all the way", () => {
		fc.assert(
			fc.property(aTimeline, ({ race }) => {
				expect(race.durationMs).toBeGreaterThan(29 * SECOND_MS);
				expect(race.durationMs).toBeLessThan(42 * SECOND_MS);
				for (const { progressX10000, finishMs } of race.tracks) {
					expect(progressX10000).toHaveLength(race.durationMs / race.stepMs + 1);
					expect(progressX10000[0]).toBe(0);
					progressX10000.slice(1).forEach((progress, step) => {
						expect(progress).toBeGreaterThan(progressX10000[step]!);
						const hasFinished = (step + 1) * race.stepMs >= finishMs;
						expect(progress >= LINE_X10000).toBe(hasFinished);
					});
				}
			}),
		);
	});

	it("[VIRT-01] does not give the winner away: who leads at halfway seldom wins, and leads change", () => {
		const draws = drawsOf(31);
		const races = Array.from({ length: 300 }, () => {
			const order = drawOrder(drawRaceCard("horses", draws).runners, draws);
			return { order, race: drawTimeline(order, draws) };
		});
		const wonFromFront = races.filter(({ order, race }) => ranksAt(race.tracks, 60)[0] === order[0]).length;
		expect(wonFromFront).toBeGreaterThan(20);
		expect(wonFromFront).toBeLessThan(150);
		const leads = races.flatMap(({ race }) => race.calls.filter(({ kind }) => kind === "leads")).length;
		expect(leads / races.length).toBeGreaterThan(1.5);
		expect(leads / races.length).toBeLessThan(6);
	});

	it("[VIRT-01] comments in order on what the pictures show", () => {
		fc.assert(
			fc.property(aTimeline, ({ order, race }) => {
				const moments = race.calls.map(({ atMs }) => atMs);
				expect(moments).toEqual(moments.toSorted((a, b) => a - b));
				expect(race.calls[0]).toEqual({ kind: "off", atMs: 0, runnerCount: order.length });
				expect(race.calls.at(-1)).toMatchObject({ kind: "result", order });
				for (const call of race.calls) {
					const ranks = ranksAt(race.tracks, Math.floor(call.atMs / race.stepMs));
					if (call.kind === "leads") expect(ranks[0]).toBe(call.runner);
					if (call.kind === "moves-up") expect(ranks[call.place - 1]).toBe(call.runner);
					if (call.kind === "halfway" || call.kind === "final-stretch") expect(call.leaders).toEqual(ranks.slice(0, 3));
					if (call.kind === "winner") expect(call.runner).toBe(order[0]);
				}
				for (const kind of ["halfway", "final-stretch", "winner", "result"])
					expect(race.calls.filter((call) => call.kind === kind)).toHaveLength(1);
			}),
		);
	});

	it("[VIRT-01] shows the same for every outcome until its time, and different pictures in the end", () => {
		const until = Math.floor(OUTCOME_FROM_MS / STEP_MS);
		fc.assert(
			fc.property(aTimeline, aSeed, ({ order }, seed) => {
				const [one, other] = [drawTimeline(order, drawsOf(seed)), drawTimeline(order.toReversed(), drawsOf(seed))];
				expect(shownSteps(one, 0, until)).toEqual(shownSteps(other, 0, until));
				expect(one.tracks).not.toEqual(other.tracks);
			}),
		);
	});

	it("[VIRT-01] is called from what has been seen, and from nothing else", () => {
		fc.assert(
			fc.property(aTimeline, ({ race }) => {
				for (const call of race.calls) {
					const step = Math.ceil(call.atMs / race.stepMs);
					const ranks = ranksAt(race.tracks, step);
					const isIn = (number: number): boolean =>
						race.tracks.find((track) => track.number === number)!.progressX10000[step]! >= LINE_X10000;
					if (call.kind === "leads") expect(ranks[0]).toBe(call.runner);
					if (call.kind === "winner") expect(ranks.slice(0, 2).every(isIn) && ranks[0] === call.runner).toBe(true);
					if (call.kind === "result") expect(call.order.every(isIn)).toBe(true);
				}
			}),
		);
	});

	it("[VIRT-01] is the whole again when its steps are put together, and its length is in the last only", () => {
		fc.assert(
			fc.property(aTimeline, fc.integer({ min: 1, max: 20 }), ({ race }, size) => {
				const last = race.durationMs / race.stepMs;
				const parts = Array.from({ length: Math.ceil((last + 1) / size) }, (_, at) =>
					shownSteps(race, at * size, Math.min(last, (at + 1) * size - 1)),
				);
				expect(parts.flatMap(({ calls }) => calls)).toEqual(race.calls);
				race.tracks.forEach(({ progressX10000 }, at) => {
					expect(parts.flatMap(({ tracks }) => tracks[at]!)).toEqual(progressX10000);
				});
				expect(parts.map(({ durationMs }) => durationMs)).toEqual(
					parts.map((_, at) => (at === parts.length - 1 ? race.durationMs : null)),
				);
			}),
		);
	});

	it.each([
		[-1, -1],
		[0, 0],
		[249, 0],
		[250, 1],
		[32_000, 128],
		[99_000, 128],
	])("[VIRT-01] has at %i ms reached step %i", (elapsedMs, step) => {
		expect(stepAt({ stepMs: 250, durationMs: 32_000 }, elapsedMs)).toBe(step);
	});

	it("[VIRT-01] is the same again from the same draws, and changes nothing of the order with others", () => {
		const order = [3, 1, 2, 5, 4];
		expect(drawTimeline(order, drawsOf(1))).toEqual(drawTimeline(order, drawsOf(1)));
		const other = drawTimeline(order, drawsOf(2));
		expect(other.tracks).not.toEqual(drawTimeline(order, drawsOf(1)).tracks);
		expect(ranksAt(other.tracks, other.durationMs / other.stepMs)).toEqual(order);
		expect(other.tracks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
	});
});

describe("the races of the day", () => {
	it("[VIRT-01] start every two minutes, round the clock", () => {
		const nowMs = RACE_EPOCH_MS + 10 * MINUTE_MS;
		const starts = Array.from({ length: 720 }, (_, ahead) => raceAt(HORSE_RACES, nowMs, ahead).startMs);
		expect(starts[0]).toBe(nowMs);
		expect(starts.at(-1)).toBe(nowMs + DAY_MS - 2 * MINUTE_MS);
		expect(new Set(starts.map((startMs) => startMs % (2 * MINUTE_MS)))).toEqual(new Set([0]));
	});

	it("[VIRT-01] are numbered without gaps", () => {
		const nowMs = RACE_EPOCH_MS + 1_000 * HORSE_RACES.intervalMs + 5;
		expect(raceAt(HORSE_RACES, nowMs)).toEqual({ kind: "horses", number: 1_000, startMs: nowMs - 5 });
		expect(raceAt(HORSE_RACES, nowMs, 1)).toMatchObject({ number: 1_001, startMs: nowMs - 5 + 2 * MINUTE_MS });
	});
});
