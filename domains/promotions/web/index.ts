export { BonusesScreen, loadBonuses } from "./bonuses/BonusesScreen.tsx";
export { loadOffer, loadOffers } from "./offers/load-offers.ts";
export { OfferScreen } from "./offers/OfferScreen.tsx";
export { OffersScreen } from "./offers/OffersScreen.tsx";
export { usePromotionsTexts } from "./texts.ts";
