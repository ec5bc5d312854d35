import type { Handler } from "@baize/platform-server";
import {
	ALL_EVENTS,
	EVENT_NAMES,
	type EventName,
	type EventTotal,
	type listEventTotals,
	type readEventUse,
	USUAL_DAYS,
} from "../contract/index.ts";
import { lastDays } from "./day.ts";
import type { AnalyticsPorts } from "./ports.ts";
import { countriesIn, countryTotals, dayTotals, detailTotals, eventTotals } from "./store.ts";

type Ports = Pick<AnalyticsPorts, "database" | "clock">;

const MAX_DETAILS = 50;

/** Every event of the catalogue, also those that did not happen; all of them together come first. */
export const handleListEventTotals =
	({ database: { reader }, clock }: Ports): Handler<typeof listEventTotals> =>
	async () => {
		const period = lastDays(clock.nowMs(), USUAL_DAYS);
		const [totals, countries] = await Promise.all([eventTotals(reader, period), countriesIn(reader, period)]);
		const all: EventTotal = { id: ALL_EVENTS, times: totals.reduce((sum, { times }) => sum + times, 0), countries };
		const each = EVENT_NAMES.map((id): EventTotal => {
			const found = totals.find(({ event }) => event === id);
			return { id, times: found?.times ?? 0, countries: found?.countries ?? 0 };
		});
		return { events: [all, ...each] };
	};

export const handleReadEventUse =
	({ database: { reader }, clock }: Ports): Handler<typeof readEventUse> =>
	async ({ params: { event: id }, query: { days = USUAL_DAYS } }) => {
		const event = id === ALL_EVENTS ? undefined : (id as EventName);
		const period = { ...lastDays(clock.nowMs(), days), event };
		const [byDay, byCountry, byDetail] = await Promise.all([
			dayTotals(reader, period),
			countryTotals(reader, period),
			detailTotals(reader, period, MAX_DETAILS),
		]);
		return { id, times: byDay.reduce((sum, { times }) => sum + times, 0), byDay, byCountry, byDetail };
	};
