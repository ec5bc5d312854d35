export { FootballRow } from "./FootballRow.tsx";
export { hasRow, type LobbyPage, LobbyScreen, loadLobby, loadLobbyPreview } from "./LobbyScreen.tsx";
export { RaceRow } from "./RaceRow.tsx";
export { SearchOverlay } from "./search/SearchOverlay.tsx";
export type { LobbyParts } from "./types.ts";
