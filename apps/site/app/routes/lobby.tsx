import { LobbyScreen, loadLobby } from "@baize/lobby/web";
import { pageLoader } from "@baize/platform-web/house";
import { MatchPrices, SlipAside } from "@baize/sports/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadLobby);

export default function Lobby() {
	return <LobbyScreen {...useLoaderData<typeof loader>()} FixturePrices={MatchPrices} aside={<SlipAside />} />;
}
