import { createHash, createHmac } from "node:crypto";
import {
	eventsUntil,
	type LeaguePlan,
	MATCH_MS,
	type MatchTimeline,
	matchClock,
	matchdayAt,
	playMatch,
	type SeasonMoment,
	trueMatrix,
	VIRTUAL_LEAGUES,
	type VirtualFixture,
	type VirtualSeason,
	virtualSeason,
} from "@baize/engines/fixture";
import { type GoalRates, matchBooks } from "@baize/engines/pricing";
import { commitmentOf, fairDraws, type Hmac, type Sha256, toHex } from "@baize/kernel/random";
import { type Clock, SECOND_MS } from "@baize/kernel/time";
import { type Live, type MatchDraw, matchDrawIn } from "../../contract/index.ts";
import { MATCH_MARGIN_X10000, marketsOf } from "./markets.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";

export const SIMULATED = "simulated";
const INTERVAL_MS = 2 * SECOND_MS;
/** Two hours of matches can be bet on before kick-off. */
const MATCHDAYS_AHEAD = 12;

const hmac: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();
const sha256: Sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** The secret of a matchday: made once, before the first of its matches is offered. */
export type SeedOf = (league: string, season: number, matchday: number) => Promise<Uint8Array>;

/** The goal rates that a match was offered with; undefined for a match that was not offered. */
type Offered = (sourceKey: string) => GoalRates | undefined;
type Matchday = { moment: SeasonMoment; seed: Uint8Array; fixtures: readonly Drawn[] };
type Drawn = { fixture: VirtualFixture; markets: FeedMatch["markets"]; published: MatchTimeline };

/**
 * Seasons of virtual clubs, around the clock. A matchday is drawn from a secret seed whose commitment is published with
 * every match while it can be bet on, together with the match's goal rates. The seed is published with the result;
 * `fairDraws` with it, the match's key as client seed and nonce 0 gives the same match to anyone.
 */
export function openSimulated(clock: Clock, seedOf: SeedOf, leagues: readonly LeaguePlan[] = VIRTUAL_LEAGUES): Feed {
	const seasons = new Map<string, VirtualSeason>();
	const matchdays = new Map<string, Matchday>();

	function seasonOf(plan: LeaguePlan, number: number): VirtualSeason {
		const name = `${plan.id}/${number}`;
		const season = seasons.get(name) ?? virtualSeason(plan, number, strengthDraws(name));
		seasons.set(name, season);
		return season;
	}

	async function matchdayOf(plan: LeaguePlan, moment: SeasonMoment, offered: Offered): Promise<Matchday> {
		const { seasonNumber, matchday } = moment;
		const name = `${plan.id}/${seasonNumber}/${matchday}`;
		const known = matchdays.get(name);
		if (known) return known;
		const seed = await seedOf(plan.id, seasonNumber, matchday);
		const present = seasonOf(plan, seasonNumber).matchdays[matchday] ?? [];
		const fixtures = present.map((fixture) => drawn({ ...fixture, rates: offered(fixture.id) ?? fixture.rates }, seed));
		const made = { moment, seed, fixtures };
		matchdays.set(name, made);
		return made;
	}

	/** The coming matchdays, the one in play, and those missed while the server was down. */
	function momentsOf(plan: LeaguePlan, awaited: readonly Awaited[]): SeasonMoment[] {
		const ahead = Array.from({ length: MATCHDAYS_AHEAD + 1 }, (_, at) => matchdayAt(plan, clock.nowMs(), at));
		const missed = awaited
			.filter(({ sourceKey, startsAtMs }) => sourceKey.startsWith(`${plan.id}/`) && startsAtMs < ahead[0]!.kickoffMs)
			.map(({ startsAtMs }) => matchdayAt(plan, startsAtMs));
		return [...new Map([...missed, ...ahead].map((moment) => [moment.kickoffMs, moment])).values()];
	}

	function forgetBefore(kickoffMs: number): void {
		for (const [name, { moment }] of matchdays) if (moment.kickoffMs < kickoffMs) matchdays.delete(name);
	}

	return {
		source: SIMULATED,
		isMadeUp: true,
		intervalMs: INTERVAL_MS,
		async read(awaited) {
			const matches: FeedMatch[] = [];
			const details = new Map(awaited.map((match) => [match.sourceKey, match.details]));
			const offered: Offered = (sourceKey) => matchDrawIn(details.get(sourceKey) ?? null)?.rates;
			for (const plan of leagues) {
				for (const moment of momentsOf(plan, awaited)) {
					const matchday = await matchdayOf(plan, moment, offered);
					matches.push(...matchday.fixtures.map((match) => feedMatch(plan, matchday, match, clock.nowMs())));
				}
			}
			forgetBefore(Math.min(...leagues.map((plan) => matchdayAt(plan, clock.nowMs()).kickoffMs)));
			return matches;
		},
	};
}

/** The strength of a season's clubs is public: it follows from the season's name alone. */
const strengthDraws = (season: string) =>
	fairDraws({ serverSeed: sha256(Buffer.from(season)), clientSeed: "strengths", nonce: 0 }, hmac);

function drawn(fixture: VirtualFixture, seed: Uint8Array): Drawn {
	const draws = fairDraws({ serverSeed: seed, clientSeed: fixture.id, nonce: 0 }, hmac);
	const books = matchBooks(trueMatrix(fixture.rates), { marginX10000: MATCH_MARGIN_X10000 });
	return { fixture, markets: marketsOf(books), published: playMatch(fixture.rates, draws) };
}

function feedMatch(plan: LeaguePlan, { moment, seed }: Matchday, match: Drawn, nowMs: number): FeedMatch {
	const { fixture, markets, published } = match;
	const elapsedMs = nowMs - fixture.kickoffMs;
	const isOver = elapsedMs >= MATCH_MS;
	const clubOf = (key: "home" | "away") => {
		const { name, code, shirt, trim } = fixture[key];
		return { key, name, code, shirt, trim };
	};
	return {
		sourceKey: fixture.id,
		vertical: "sports",
		sport: "football",
		competitionId: plan.id,
		competition: plan.name,
		round: String(moment.matchday + 1),
		startsAtMs: fixture.kickoffMs,
		startPrecision: "time",
		closesAtMs: fixture.kickoffMs,
		participants: [clubOf("home"), clubOf("away")],
		markets,
		details: { draw: drawOf(fixture, seed, isOver) },
		result: isOver ? { status: "finished", ...published.fullTime } : null,
		isPostponed: false,
		live: isOver || elapsedMs < 0 ? null : liveOf(published, elapsedMs),
	};
}

/** Public with the offer, except for the seed. */
const drawOf = ({ id, rates }: VirtualFixture, seed: Uint8Array, isOver: boolean): MatchDraw => ({
	commitment: commitmentOf(seed, sha256),
	seed: isOver ? toHex(seed) : null,
	clientSeed: id,
	nonce: 0,
	rates,
});

/** Only what has been shown so far leaves this function. */
function liveOf(published: MatchTimeline, elapsedMs: number): Live {
	const { phase, minute } = matchClock(elapsedMs);
	const score = eventsUntil(published, elapsedMs).at(-1)?.score ?? { home: 0, away: 0 };
	return { minute, period: phase as Live["period"], home: score.home, away: score.away };
}
