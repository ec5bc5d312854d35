import { useOwnGamesTexts } from "../own-games/texts.ts";
import { useClosedTitle } from "./use-closed-title.ts";

/** On the card of a game: that an operator has closed it. Its page still says why, and has a round that is open. */
export function ClosedMark({ gameId }: { gameId: string }) {
	const t = useOwnGamesTexts();
	if (!useClosedTitle(gameId)) return null;
	return (
		<span className="tag" data-closed>
			{t("closed")}
		</span>
	);
}
