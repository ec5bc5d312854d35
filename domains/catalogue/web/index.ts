export { CatalogueCard } from "./CatalogueCard.tsx";
export { CategoryScreen, loadCategory } from "./CategoryScreen.tsx";
export { SearchOverlay } from "./SearchOverlay.tsx";
