export { type LobbyPage, LobbyScreen, loadLobby } from "./LobbyScreen.tsx";
export type { LobbyParts } from "./types.ts";
