export { CatalogueCard } from "./CatalogueCard.tsx";
export { CategoryScreen, loadCategory } from "./CategoryScreen.tsx";
export { GameMarkContext } from "./LateMark.tsx";
export { LiveScreen, loadLive } from "./LiveScreen.tsx";
export { SearchOverlay } from "./SearchOverlay.tsx";
