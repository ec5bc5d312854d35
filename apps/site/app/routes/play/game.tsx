import { Blocks } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/page";
import { GameScreen, loadGame } from "@baize/play/web";
import { GameBonusLine, loadActiveBonus } from "@baize/promotions/web";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";

export const loader = pageLoader(async (context, page) => {
	const [game, bonus] = await Promise.all([loadGame(context, page), loadActiveBonus(context)]);
	return { ...game, bonus };
});

// A switched flag makes pages reload their data; a running game is not disturbed by that.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function Game() {
	const { bonus, ...page } = useLoaderData<typeof loader>();
	// Every title of ours is a slot.
	const bonusLine = bonus && <GameBonusLine grant={bonus} gameClass="slots" />;
	return <GameScreen {...page} bonus={bonusLine} about={<Blocks body={page.game.body} level={3} />} />;
}
