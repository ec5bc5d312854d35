import { CardHover, type CardParts } from "@baize/catalogue/web";
import { JackpotMark } from "@baize/jackpots/web";
import { CardTools, ClosedMark } from "@baize/play/web";
import { FreeSpinsMark } from "@baize/spins/web";

/** The jackpot and the free spins of a game, and that it is closed. They change by themselves, and no page waits for them. */
function Mark({ gameId }: { gameId: string }) {
	return (
		<>
			<JackpotMark gameId={gameId} />
			<FreeSpinsMark gameId={gameId} />
			<ClosedMark gameId={gameId} />
		</>
	);
}

/** What is drawn on the cards of games after the page is usable. */
export const cardParts: CardParts = { Hover: CardHover, Mark, Tools: CardTools };
