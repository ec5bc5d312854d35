import { Blocks } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/house";
import { GameScreen, loadGame } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadGame);

export default function Game() {
	const page = useLoaderData<typeof loader>();
	return <GameScreen {...page} about={<Blocks body={page.game.body} level={3} />} />;
}
