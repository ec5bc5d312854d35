export { BonusCard } from "./beside/BonusCard.tsx";
export { GameBonusLine } from "./beside/GameBonusLine.tsx";
export { loadBonusCard, loadGameBonuses, loadWithdrawalEffect } from "./beside/load.ts";
export { WithdrawalNote } from "./beside/WithdrawalNote.tsx";
export { BonusesScreen, loadBonuses } from "./bonuses/BonusesScreen.tsx";
export { loadOffer, loadOffers } from "./offers/load-offers.ts";
export { OfferScreen } from "./offers/OfferScreen.tsx";
export { OffersScreen } from "./offers/OffersScreen.tsx";
export { usePromotionsTexts } from "./texts.ts";
