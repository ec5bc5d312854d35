import { EnumOf, Integer, Literal, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/**
 * Why a provider does not take a payment. A soft decline may succeed elsewhere or later (no answer of the bank, too
 * little on the card); a hard one will not (a stolen card).
 */
export const REFUSAL_CAUSES = ["softDecline", "hardDecline", "threeDs", "limits", "outage"] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** How a deposit is paid that has no page of a provider. Amounts of other units are texts, as the payer types them. */
export const PayInstructions = OneOf([
	Struct({
		kind: Literal("bankTransfer"),
		holder: Text(),
		bank: Text(),
		account: Text(),
		/** By it the transfer is recognised. */
		reference: Text(),
	}),
	Struct({
		kind: Literal("crypto"),
		network: Text(),
		address: Text(),
		amount: Text(),
		unit: Text(),
		confirmations: Integer(),
	}),
]);
export type PayInstructions = Static<typeof PayInstructions>;

/** Why a method takes no deposit of this player at present. */
export const CLOSED_REASONS = [
	"cashierClosed",
	"place",
	"terms",
	"documentBlocked",
	"documentRequired",
	"accountOnHold",
	"excluded",
	"timedOut",
	"limitReached",
	"currency",
	"country",
	"outage",
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** What the player can do about it. */
export const WAYS_OUT = [
	"waitForUs",
	"acceptTerms",
	"verifyDocument",
	"contactSupport",
	"waitUntil",
	"seeLimits",
	"otherMethod",
	"none",
] as const;
export type WayOut = (typeof WAYS_OUT)[number];

export const WAY_OUT_OF: Readonly<Record<ClosedReason, WayOut>> = {
	cashierClosed: "waitForUs",
	place: "none",
	terms: "acceptTerms",
	documentBlocked: "contactSupport",
	documentRequired: "verifyDocument",
	accountOnHold: "contactSupport",
	excluded: "waitUntil",
	timedOut: "waitUntil",
	limitReached: "seeLimits",
	currency: "otherMethod",
	country: "otherMethod",
	outage: "otherMethod",
};

export const ClosedBy = Struct({
	reason: EnumOf(CLOSED_REASONS),
	wayOut: EnumOf(WAYS_OUT),
	/** When it ends by itself, where that is known. */
	untilMs: Optional(Integer()),
});
export type ClosedBy = Static<typeof ClosedBy>;
