import { pageLoader } from "@baize/platform-web/page";
import { loadSports, SportsScreen } from "@baize/sports/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadSports);

export default function Sports() {
	return <SportsScreen {...useLoaderData<typeof loader>()} />;
}
