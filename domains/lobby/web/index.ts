export { FootballRow } from "./FootballRow.tsx";
export { type LobbyPage, LobbyScreen, loadLobby } from "./LobbyScreen.tsx";
export { RaceRow } from "./RaceRow.tsx";
export { SearchOverlay } from "./search/SearchOverlay.tsx";
export type { LobbyParts } from "./types.ts";
