import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
const ANY_ID = "0000000000001";
const ANY_HASH = "0".repeat(64);

/**
 * A restricted player is offered nothing, by the domain's own rule; what was given before can be looked at, and given up.
 */
export const playerCalls = {
	listOffers: ok,
	readOffer: { params: { offer: ANY_ID } },
	takeOffer: { params: { offer: ANY_ID }, body: { termsHash: ANY_HASH } },
	readCode: { body: { code: "NOSUCHCODE" } },
	redeemCode: { body: { code: "NOSUCHCODE", termsHash: ANY_HASH } },
	listBonuses: ok,
	readBonus: { params: { grant: ANY_ID } },
	previewForfeit: { params: { grant: ANY_ID } },
	forfeitBonus: { params: { grant: ANY_ID }, body: { state: "any" } },
	previewWithdrawalEffect: ok,
} satisfies PlayerCallsOf<typeof contract>;
