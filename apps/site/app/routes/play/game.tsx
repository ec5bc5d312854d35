import { Blocks } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/page";
import { GameScreen, loadGame } from "@baize/play/web";
import { GameBonusLine, loadGameBonuses } from "@baize/promotions/web";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";

export const loader = pageLoader(async (context, page) => {
	const [game, bonuses] = await Promise.all([loadGame(context, page), loadGameBonuses(context)]);
	return { ...game, bonuses };
});

// A switched flag makes pages reload their data; a running game is not disturbed by that.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function Game() {
	const { bonuses, ...page } = useLoaderData<typeof loader>();
	// The games of other makers take the player's cash alone, and count for no bonus.
	const game = "gameClass" in page && { gameClass: page.gameClass, gameId: page.game.card.gameId };
	const bonusLine = (stakeMinor: number | undefined) =>
		bonuses && game && <GameBonusLine first={bonuses} game={game} stakeMinor={stakeMinor} />;
	return <GameScreen {...page} bonus={bonusLine} about={<Blocks body={page.game.body} level={3} />} />;
}
