import { pageLoader } from "@baize/platform-web/page";
import { GameRulesScreen, loadGameRules } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadGameRules);

export default function GameRules() {
	return <GameRulesScreen {...useLoaderData<typeof loader>()} />;
}
