import { pagePath, pages } from "@baize/platform-paths";
import type { FixtureRow, JackpotTeaser, RaceTeaser } from "../contract/index.ts";
import type { SearchItem } from "../server/index.ts";

export const aFixture = (over: Partial<FixtureRow> = {}): FixtureRow => ({
	eventId: "event-1",
	href: pagePath(pages.sportsEvent, { eventId: "event-1" }),
	home: "Harbour Town",
	away: "Northgate",
	startsAtMs: Date.UTC(2026, 10, 21, 15),
	prices: [
		{ selectionId: "s1", label: "1", priceX10000: 23_500, isOpen: true },
		{ selectionId: "sx", label: "X", priceX10000: 33_000, isOpen: true },
		{ selectionId: "s2", label: "2", priceX10000: 30_500, isOpen: true },
	],
	...over,
});

export const aRace = (over: Partial<RaceTeaser> = {}): RaceTeaser => ({
	raceId: "race-1",
	href: pages.virtuals,
	name: "Cedar Park, 1200 m",
	startsAtMs: Date.UTC(2026, 10, 20, 12, 2),
	runners: [{ number: 1, name: "Copper Kettle", price: "3.40" }],
	...over,
});

export const aJackpot = (over: Partial<JackpotTeaser> = {}): JackpotTeaser => ({
	pot: "ember-crown",
	level: "grand",
	currency: "CAD",
	amountMinor: 1_241_805,
	...over,
});

export const aMatchItem = (over: Partial<SearchItem["hit"]> = {}): SearchItem => ({
	hit: {
		kind: "matches",
		id: "event-1",
		href: pagePath(pages.sportsEvent, { eventId: "event-1" }),
		title: "Fennimore – Sarrow Athletic",
		subtitle: "Meridian League",
		startsAtMs: Date.UTC(2026, 10, 21, 15),
		isLive: false,
		...over,
	},
});

export const aRaceItem = (): SearchItem => ({
	hit: {
		kind: "races",
		id: "race-1",
		href: pages.virtuals,
		title: "Cedar Park",
		subtitle: "",
		startsAtMs: Date.UTC(2026, 10, 20, 12),
	},
	others: ["horses", "Copper Kettle"],
});

export const aCompetitionItem = (): SearchItem => ({
	hit: {
		kind: "competitions",
		id: "meridian",
		href: pagePath(pages.sports, { competition: "meridian" }),
		title: "Meridian League",
		subtitle: "",
	},
	others: ["football"],
});
