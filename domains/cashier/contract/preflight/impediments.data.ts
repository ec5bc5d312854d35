/** What an impediment does: it refuses the request, delays the payment, adds a check, or keeps some of the money back. */
export const EFFECTS = ["stops", "holds", "checks", "keeps"] as const;
type Effect = (typeof EFFECTS)[number];

/** What the player can do about it. */
export const WAYS_OUT_OF_IMPEDIMENTS = [
	"waitForUs",
	"waitUntil",
	"writeToUs",
	"verifyDocument",
	"choosePin",
	"changeAmount",
	"changeDestination",
	"payIn",
	"seeBalance",
] as const;
export type OutOfImpediment = (typeof WAYS_OUT_OF_IMPEDIMENTS)[number];

type Spec = { effect: Effect; wayOut: OutOfImpediment };

/**
 * Everything that can hold a withdrawal up, in the order in which it is shown. A request is refused for the first that
 * stops it.
 */
export const IMPEDIMENTS = {
	withdrawalsClosed: { effect: "stops", wayOut: "waitForUs" },
	notOffered: { effect: "stops", wayOut: "writeToUs" },
	payoutsFrozen: { effect: "stops", wayOut: "writeToUs" },
	documentBlocked: { effect: "stops", wayOut: "writeToUs" },
	documentRequired: { effect: "stops", wayOut: "verifyDocument" },
	/** The document is being looked at. */
	documentPending: { effect: "stops", wayOut: "waitForUs" },
	/** A deposit was charged back and had been spent. */
	debtOpen: { effect: "stops", wayOut: "payIn" },
	belowMinimum: { effect: "stops", wayOut: "seeBalance" },
	amountOutsideLimits: { effect: "stops", wayOut: "changeAmount" },
	aboveBalance: { effect: "stops", wayOut: "changeAmount" },
	destinationUnknown: { effect: "stops", wayOut: "changeDestination" },
	accountTaken: { effect: "stops", wayOut: "writeToUs" },
	/** Money goes back to its source first. */
	sourceFirst: { effect: "stops", wayOut: "changeDestination" },
	/** More than came from the card. */
	aboveSource: { effect: "stops", wayOut: "changeAmount" },
	/** More than came by coins. */
	aboveCoins: { effect: "stops", wayOut: "changeAmount" },
	proofMissing: { effect: "stops", wayOut: "choosePin" },
	newDestination: { effect: "holds", wayOut: "waitUntil" },
	passwordChanged: { effect: "holds", wayOut: "waitUntil" },
	phoneChanged: { effect: "holds", wayOut: "waitUntil" },
	emailChanged: { effect: "holds", wayOut: "waitUntil" },
	/** Two persons look at it instead of one. */
	secondCheck: { effect: "checks", wayOut: "waitForUs" },
	/** Money of a bonus stays until its condition is met. */
	openBonus: { effect: "keeps", wayOut: "seeBalance" },
	/** What is at stake stays until the bets and rounds are over. */
	atStake: { effect: "keeps", wayOut: "seeBalance" },
} as const satisfies Readonly<Record<string, Spec>>;

export type ImpedimentCode = keyof typeof IMPEDIMENTS;
export const IMPEDIMENT_CODES = Object.keys(IMPEDIMENTS) as ImpedimentCode[];
