import {
	Decimal,
	DictionaryOf,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { ENTRY_KIND_NAMES, PRODUCTS } from "./book.data.ts";

export const IdText = Text({ pattern: ID_PATTERN });
const REQUEST_ID_PATTERN = "^[A-Za-z0-9-]{8,64}$";
/** Made before the first attempt and used again for every further one. */
export const RequestId = Text({ pattern: REQUEST_ID_PATTERN });

/** spec §3. `redemptionPoints` buy `redemptionAmount` of the player's currency, in major units. */
export const LoyaltyData = Struct({
	excluded: Flag({ description: "The player is excluded or takes a break: play earns nothing." }),
	redemptionAmount: Decimal(),
	redemptionPoints: Decimal(),
	redemptionPointsName: Text(),
	tierPoints: Decimal({ description: "Earned in the last twelve months." }),
	currentTierId: Text(),
	tiersInfo: DictionaryOf(Text(), Struct({ name: Text(), colour: Text() })),
});
export type LoyaltyData = Static<typeof LoyaltyData>;

export const EntryView = Struct({
	id: IdText,
	kind: EnumOf(ENTRY_KIND_NAMES),
	product: OneOf([EnumOf(PRODUCTS), Null()]),
	points: Decimal({ description: "Below zero for what was taken." }),
	atMs: Integer(),
	amountMinor: OneOf([Integer(), Null()]),
});
export type EntryView = Static<typeof EntryView>;

export const NextTier = Struct({ id: Text(), name: Text(), fromPoints: Integer(), missingPoints: Integer() });

const LeftView = ListOf(
	Struct({ day: Text({ description: "When play earned them." }), leftOn: Text(), points: Decimal() }),
);

/** The points no longer reach the tier: until when it is kept, how many points keep it today, and what has left. */
export const GraceView = Struct({ untilDay: Text(), missingPoints: Integer(), left: LeftView });
export type GraceView = Static<typeof GraceView>;

/** A tier that was lost lately, from which day on, and why. */
export const LossView = Struct({ name: Text(), day: Text(), left: LeftView });
export type LossView = Static<typeof LossView>;

/** A player's points. What they are worth, and the tier, are in `LoyaltyData`. */
export const PointsView = Struct({
	availablePoints: Integer({ description: "Whole points; the rest counts on." }),
	currency: Text(),
	/** What one point is worth. */
	pointMinor: Integer(),
	minPoints: Integer(),
	maxPoints: Integer(),
	/** Null in the highest tier, and for players who are excluded. */
	nextTier: OneOf([NextTier, Null()]),
	/** From how many points on the player's tier begins. */
	tierFromPoints: Integer(),
	/** Null while the points reach the tier, and for players who are excluded. */
	grace: OneOf([GraceView, Null()]),
	/** Null unless a tier was lost lately, and for players who are excluded. */
	lost: OneOf([LossView, Null()]),
	/** Whole points that expire within thirty days if they are not redeemed. */
	expiringPoints: Integer(),
	entries: ListOf(EntryView),
	next: OneOf([Text(), Null()]),
});
export type PointsView = Static<typeof PointsView>;
