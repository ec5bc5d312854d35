import type { SearchItem } from "@baize/lobby/server";
import { pagePath, pages } from "@baize/platform-paths";
import type { EventRow } from "@baize/sports/contract";
import type { Sports } from "@baize/sports/server";

/** A search looks through so many of the coming events. */
const MAX_MATCHES = 400;
const MAX_RACES = 20;

/** What is on offer in sports and virtual sports, as the search knows it. */
export const searchItems = (sports: Pick<Sports, "onOffer" | "sportsOnOffer">): SearchItem[] => [
	...sports.onOffer("sports", MAX_MATCHES).map(matchItem),
	...sports.onOffer("virtuals", MAX_RACES).map(raceItem),
	...sports
		.sportsOnOffer("sports")
		.flatMap(({ sport, competitions }) =>
			competitions.map(({ competitionId, competition }) => competitionItem(competitionId, competition, sport)),
		),
];

function matchItem(event: EventRow): SearchItem {
	const nameOf = (key: string): string => event.participants.find((one) => one.key === key)?.name ?? "";
	return {
		hit: {
			kind: "matches",
			id: event.eventId,
			href: pagePath(pages.sportsEvent, { eventId: event.eventId }),
			title: `${nameOf("home")} – ${nameOf("away")}`,
			subtitle: event.competition,
			startsAtMs: event.startsAtMs,
			isLive: event.phase === "live",
		},
	};
}

const raceItem = (event: EventRow): SearchItem => ({
	hit: {
		kind: "races",
		id: event.eventId,
		href: pages.virtuals,
		title: event.competition,
		subtitle: event.round,
		startsAtMs: event.startsAtMs,
		isLive: event.phase === "live",
	},
	others: [event.sport, ...event.participants.map(({ name }) => name)],
});

const competitionItem = (id: string, title: string, sport: string): SearchItem => ({
	hit: { kind: "competitions", id, href: pagePath(pages.sports, { competition: id }), title, subtitle: "" },
	others: [sport],
});
