import { pageLoader } from "@baize/platform-web/page";
import { loadTournaments, TournamentsScreen } from "@baize/tournaments/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadTournaments);

export default function Tournaments() {
	return <TournamentsScreen {...useLoaderData<typeof loader>()} />;
}
