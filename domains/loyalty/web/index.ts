export { LoyaltyScreen, loadLoyalty, loadTier } from "./LoyaltyScreen.tsx";
export { TierMark } from "./TierMark.tsx";
export { useLoyaltyTexts } from "./texts.ts";
