export { type LobbyPage, type LobbyParts, LobbyScreen, loadLobby } from "./LobbyScreen.tsx";
