export { loadRaces, type RacesPage } from "./load-races.ts";
export { VirtualsScreen } from "./VirtualsScreen.tsx";
