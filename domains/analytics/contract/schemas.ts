import { DictionaryOf, Flag, Integer, ListOf, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { MAX_EVENTS } from "./limits.ts";

const MAX_NAME = 40;
const MAX_VALUE = 80;
const MAX_NUMBER = 1_000_000;

/** An event as it arrives. Its name and properties are compared with the catalogue. */
export const ArrivedEvent = Struct({
	name: Text({ maxLength: MAX_NAME }),
	properties: DictionaryOf(
		Text({ maxLength: MAX_NAME }),
		OneOf([Text({ maxLength: MAX_VALUE }), Integer({ minimum: 0, maximum: MAX_NUMBER })]),
	),
});
export type ArrivedEvent = Static<typeof ArrivedEvent>;

export const EventBatch = Struct({ events: ListOf(ArrivedEvent, { minItems: 1, maxItems: MAX_EVENTS }) });

export const ConsentChoice = Struct({ agreed: Flag() });

const Times = Integer({ minimum: 0 });

/** One event in a period; `id` is its name, or `all`. */
export const EventTotal = Struct({ id: Text(), times: Times, countries: Times });
export type EventTotal = Static<typeof EventTotal>;

/** One day in UTC: 2026-01-31. */
export const DayTotal = Struct({ day: Text(), times: Times });
export type DayTotal = Static<typeof DayTotal>;

/** ISO 3166; ZZ is unknown. */
export const CountryTotal = Struct({ country: Text(), times: Times });
export type CountryTotal = Static<typeof CountryTotal>;

/** One way in which the event's properties stood: "game=tidal-book&mode=practice". */
export const DetailTotal = Struct({ event: Text(), detail: Text(), times: Times });
export type DetailTotal = Static<typeof DetailTotal>;

export const EventUse = Struct({
	id: Text(),
	times: Times,
	/** Every day of the period, the earliest first. */
	byDay: ListOf(DayTotal),
	/** The most frequent first. */
	byCountry: ListOf(CountryTotal),
	byDetail: ListOf(DetailTotal),
});
export type EventUse = Static<typeof EventUse>;
