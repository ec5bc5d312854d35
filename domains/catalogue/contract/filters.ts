import { MECHANICS, type Mechanic, RETURNS_FROM, VOLATILITIES } from "@baize/content/contract";
import { EnumOf, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

export { MECHANICS, type Mechanic, RETURNS_FROM, VOLATILITIES };

/** How many cards a category shows at first, and how many more at each request. */
export const CARDS_AT_ONCE = 48;
export const MAX_CARDS = 5_000;

/** What limits the games of a category. What is absent limits nothing. */
export const GameFilters = {
	provider: Optional(Text({ maxLength: 60 })),
	mechanic: Optional(EnumOf([...MECHANICS])),
	volatility: Optional(EnumOf([...VOLATILITIES])),
	rtpFrom: Optional(EnumOf([...RETURNS_FROM])),
};
export const FILTERS = ["provider", "mechanic", "volatility", "rtpFrom"] as const;
export type FilterName = (typeof FILTERS)[number];

export const ChosenFilters = Struct(GameFilters);
export type ChosenFilters = Static<typeof ChosenFilters>;

export const Shown = Optional(Integer({ minimum: 1, maximum: MAX_CARDS }));

/** A filter that makes a difference in a category, with the values that its games have. */
export const FilterChoice = Struct({ name: EnumOf([...FILTERS]), values: ListOf(Text()) });
export type FilterChoice = Static<typeof FilterChoice>;
