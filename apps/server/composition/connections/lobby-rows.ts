import type { Jackpots } from "@baize/jackpots/server";
import { oddsText } from "@baize/kernel/odds";
import type { FixtureRow, JackpotTeaser, RaceTeaser } from "@baize/lobby/contract";
import { pagePath, pages } from "@baize/platform-paths";
import type { EventRow } from "@baize/sports/contract";
import type { RaceView } from "@baize/virtuals/contract";

const SHORT_LABELS: Record<string, string> = { home: "1", draw: "X", away: "2" };

const SHOWN_RUNNERS = 3;

/** A match as the lobby shows it. */
export function fixtureRow(event: EventRow): FixtureRow {
	const nameOf = (key: string): string => event.participants.find((one) => one.key === key)?.name ?? "";
	const { live, mainMarket } = event;
	return {
		eventId: event.eventId,
		href: pagePath(pages.sportsEvent, { eventId: event.eventId }),
		home: nameOf("home"),
		away: nameOf("away"),
		startsAtMs: event.startsAtMs,
		...(live
			? {
					live: {
						clock: live.minute === null ? "" : `${live.minute}′`,
						score: `${live.home ?? ""}–${live.away ?? ""}`,
					},
				}
			: {}),
		prices: (mainMarket?.selections ?? []).map(({ selectionId, key, priceX10000 }) => ({
			selectionId,
			label: SHORT_LABELS[key] ?? key,
			priceX10000,
			isOpen: mainMarket?.state === "open",
		})),
	};
}

/** The next race as the lobby shows it: its favourites first. */
export function raceTeaser(race: RaceView | undefined): RaceTeaser | undefined {
	if (!race) return undefined;
	const byPrice = race.runners.toSorted((a, b) => a.win.priceX10000 - b.win.priceX10000);
	return {
		raceId: race.raceId,
		href: pages.virtuals,
		name: race.course,
		startsAtMs: race.startsAtMs,
		runners: byPrice
			.slice(0, SHOWN_RUNNERS)
			.map(({ number, name, win }) => ({ number, name, price: oddsText(win.priceX10000, "decimal") })),
	};
}

/** A jackpot as the lobby shows it. */
export const jackpotTeaser = ({
	mustDropMinor,
	...level
}: Awaited<ReturnType<Jackpots["levels"]>>[number]): JackpotTeaser => ({
	...level,
	...(mustDropMinor === null ? {} : { mustDropMinor }),
});
