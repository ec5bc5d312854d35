import { pageLoader } from "@baize/platform-web/page";
import { loadTournament, TournamentScreen } from "@baize/tournaments/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadTournament);

export default function Tournament() {
	return <TournamentScreen {...useLoaderData<typeof loader>()} />;
}
