import type { LoyaltyData } from "../contract/schemas.ts";
import { DEFAULT_TIER_LABEL } from "../contract/tiers.ts";

type Tiers = Pick<LoyaltyData, "currentTierId" | "tiersInfo"> | null;

/** The name of the player's tier; Starter where it is not known. spec §3 */
export const tierLabelOf = (loyalty: Tiers): string =>
	loyalty?.tiersInfo[loyalty.currentTierId]?.name ?? DEFAULT_TIER_LABEL;

export const tierColourOf = (loyalty: Tiers): string | undefined => loyalty?.tiersInfo[loyalty.currentTierId]?.colour;
