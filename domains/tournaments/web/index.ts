export { loadTournament, loadTournaments } from "./load.ts";
export { TournamentScreen } from "./TournamentScreen.tsx";
export { TournamentsScreen } from "./TournamentsScreen.tsx";
export { useTournamentsTexts } from "./texts.ts";
