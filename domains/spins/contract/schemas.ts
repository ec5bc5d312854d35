import { EnumOf, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

export const IdText = Text({ pattern: ID_PATTERN });
export const GameId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
/** Made before the first attempt and used again for every further one. */
export const RequestId = Text({ pattern: "^[0-9A-Za-z_-]{8,64}$" });
const AmountMinor = Integer({ minimum: 0 });
const Moment = Integer();
const maximum = OneOf([AmountMinor, Null()]);

/** What the wins of spins become. The numbers of bonus money are 0 and null for cash. */
export const WinsView = Struct({
	as: EnumOf(["cash", "bonus"]),
	/** Of all wins together. */
	maxMinor: maximum,
	wageringTimes: Integer({ minimum: 0 }),
	daysToWager: Integer({ minimum: 0 }),
	maxStakeMinor: maximum,
	maxConvertedMinor: maximum,
});
export type WinsView = Static<typeof WinsView>;

const grantProperties = {
	grantId: IdText,
	/** Of them so many are left to use. */
	left: Integer({ minimum: 0 }),
	count: Integer({ minimum: 1 }),
	/** Of each spin, which the player does not pay. */
	stakeMinor: AmountMinor,
	currency: Text(),
	/** From this moment on none of them can be used. */
	untilMs: Moment,
	/** What was paid for them so far. */
	paidMinor: AmountMinor,
	wins: WinsView,
};
export const PlayableGrant = Struct(grantProperties);
export type PlayableGrant = Static<typeof PlayableGrant>;

/** A game with spins to play, those that end first before the others. */
export const PlayableGame = Struct({
	gameId: GameId,
	name: Text(),
	/** The page of the game, without the language. */
	linkUrl: Text(),
	/** Of all its grants. */
	left: Integer({ minimum: 1 }),
	grants: ListOf(PlayableGrant),
});
export type PlayableGame = Static<typeof PlayableGame>;

export const GRANT_STATES = ["playable", "used", "ended", "withdrawn"] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** Any grant, also one of which nothing can be used any more. */
export const GrantView = Struct({
	...grantProperties,
	state: EnumOf(GRANT_STATES),
	grantedAtMs: Moment,
	games: ListOf(Struct({ gameId: GameId, name: Text() })),
});
export type GrantView = Static<typeof GrantView>;

/** The bonus money that wins of spins have become, while it is in force. */
export const SpinsBonus = Struct({
	bonusId: IdText,
	currency: Text(),
	amountMinor: AmountMinor,
	/** What is still to be staked, rounded up. */
	leftToWagerMinor: AmountMinor,
	untilMs: Moment,
});
export type SpinsBonus = Static<typeof SpinsBonus>;

/** A grant as operators see it. */
export const OfficeGrant = Struct({
	...GrantView.properties,
	cause: Text(),
	withdrawnBecause: OneOf([Text(), Null()]),
});
export type OfficeGrant = Static<typeof OfficeGrant>;
