export { type LobbyPage, LobbyScreen, loadLobby } from "./LobbyScreen.tsx";
export { SearchOverlay } from "./search/SearchOverlay.tsx";
export type { LobbyParts } from "./types.ts";
