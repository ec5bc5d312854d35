import { Blocks } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/page";
import { GameScreen, loadGame } from "@baize/play/web";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";

export const loader = pageLoader(loadGame);

// A switched flag makes pages reload their data; a running game is not disturbed by that.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function Game() {
	const page = useLoaderData<typeof loader>();
	return <GameScreen {...page} about={<Blocks body={page.game.body} level={3} />} />;
}
