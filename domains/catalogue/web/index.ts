export { CatalogueCard, GameMarkContext } from "./CatalogueCard.tsx";
export { CategoryScreen, loadCategory } from "./CategoryScreen.tsx";
export { LiveScreen, loadLive } from "./LiveScreen.tsx";
export { SearchOverlay } from "./SearchOverlay.tsx";
