import { pageLoader } from "@baize/platform-web/page";
import { loadMyGames, MyGamesScreen } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadMyGames);

export default function MyGames() {
	return <MyGamesScreen {...useLoaderData<typeof loader>()} />;
}
