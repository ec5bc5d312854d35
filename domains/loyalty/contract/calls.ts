import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { loyaltyErrors } from "./errors.ts";
import { MAX_REDEMPTION_POINTS, MIN_REDEMPTION_POINTS } from "./redemption.data.ts";
import { IdText, LoyaltyData, PointsView, RequestId } from "./schemas.ts";

const { LOYALTY_CLOSED, REDEMPTION_CLOSED, NOT_ENOUGH_POINTS, IDEMPOTENCY_CONFLICT, WALLET_MISSING } = loyaltyErrors;
const sessionParams = Struct({ session: Text() });
const MAX_ENTRIES = 100;

/** spec §7, §9: polled; what is not answered well is shown as nothing. */
export const readLoyalty = defineCall({
	name: "readLoyalty",
	method: "GET",
	path: "/services/loyalty-points/v2/players/:session/external",
	who: "player",
	level: "session",
	summary: "The player's tier and points, and what points are worth.",
	params: sessionParams,
	reply: LoyaltyData,
	errors: { LOYALTY_CLOSED },
	pollMs: 30 * SECOND_MS,
	unknownProperties: "ignore",
});

export const readPoints = defineCall({
	name: "readPoints",
	method: "GET",
	path: "/services/loyalty-points/v1/players/:session/points",
	who: "player",
	level: "session",
	summary: "The points that the player can redeem, and a page of the entries that they come from, the newest first.",
	params: sessionParams,
	query: Struct({
		before: Optional(IdText),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_ENTRIES })),
	}),
	reply: PointsView,
	errors: {},
	pollMs: 30 * SECOND_MS,
});

export const redeemPoints = defineCall({
	name: "redeemPoints",
	method: "POST",
	path: "/services/loyalty-points/v1/players/:session/redeem",
	who: "player",
	level: "session",
	summary: "Exchanges points for money that can be withdrawn. The same requestId answers the same redemption.",
	params: sessionParams,
	body: Struct({
		requestId: RequestId,
		points: Integer({ minimum: MIN_REDEMPTION_POINTS, maximum: MAX_REDEMPTION_POINTS }),
	}),
	reply: Struct({
		receipt: IdText,
		points: Integer(),
		amountMinor: Integer(),
		currency: Text(),
		availablePoints: Integer({ description: "Whole points that are left." }),
	}),
	errors: { LOYALTY_CLOSED, REDEMPTION_CLOSED, NOT_ENOUGH_POINTS, IDEMPOTENCY_CONFLICT, WALLET_MISSING },
});
