import { PAGE_NAMES } from "./names.ts";

/**
 * What a property of an event may be. There is no kind for a text that someone has typed, for an amount of money or for
 * anybody's id, so no event can carry one.
 */
export type PropertyKind =
	/** One of a few words. */
	| { words: readonly string[] }
	/** The id of a game that the site lists. */
	| { game: true }
	/** A number, counted by the group that it falls into: each group begins at the number given. */
	| { groups: readonly [0, ...number[]] };

const MODE = { words: ["practice", "real", "promotional"] } as const;

/** Every event, with its properties. All else is refused. ANA-01 */
export const EVENTS = {
	/** A page of the site was shown. */
	pageViewed: { page: { words: PAGE_NAMES } },
	/** The page of a game was opened. */
	gameOpened: { game: { game: true }, mode: MODE },
	/** A round was begun and accepted. */
	roundBegun: { game: { game: true }, mode: MODE },
	/** A search was answered, and its hits stayed for a second. What was searched for is never sent. */
	searchUsed: { hits: { groups: [0, 1, 4, 10, 30] } },
	registrationStep: { step: { words: ["opened", "sent", "confirmed"] } },
	depositStep: { step: { words: ["opened", "sent", "returned"] } },
	/** A bet was accepted. */
	betPlaced: { legs: { groups: [0, 1, 2, 5, 10] } },
	/** The page of an offer was opened, or the offer was taken. */
	offerOpened: { step: { words: ["opened", "taken"] } },
} as const satisfies Record<string, Record<string, PropertyKind>>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

type ValueOf<Kind> = Kind extends { words: readonly (infer Word)[] }
	? Word
	: Kind extends { game: true }
		? string
		: number;

/** The properties of an event, as a page states them. */
export type PropertiesOf<Name extends EventName> = {
	readonly [Property in keyof (typeof EVENTS)[Name]]: ValueOf<(typeof EVENTS)[Name][Property]>;
};
