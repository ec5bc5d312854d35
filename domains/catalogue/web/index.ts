export { CategoryScreen, loadCategory } from "./CategoryScreen.tsx";
export { CardHover } from "./card/CardHover.tsx";
export { CatalogueCard } from "./card/CatalogueCard.tsx";
export { isLarge, type ShownCard, shownCard } from "./card/shown-card.ts";
export { type CardParts, CardPartsContext } from "./LateMark.tsx";
export { LiveScreen, loadLive } from "./LiveScreen.tsx";
export { countPlayed, readMostPlayed } from "./local/most-played.ts";
export { readStored, writeStored } from "./local/stored-list.ts";
