import { otherGameOf } from "@baize/games/others";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { GamePage, ProvidedPage, TitlePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";

/** A title that is closed is shown only where something may wait for its end: an open round, or a stake at a table. */
export const isWhollyClosed = (page: GamePage | TitlePage | ProvidedPage): boolean =>
	page.block === "titleClosed" &&
	!("open" in page && (page.open !== null || otherGameOf(page.gameId)?.timing === "shared"));

/** In the place of the game: that no round begins, and where else to play. */
export function ClosedTitle({ title }: { title: string }) {
	const t = usePlayTexts();
	const path = useSitePath();
	return (
		<section className="game-shell" data-theme="dark" aria-label={title}>
			<div className="row-span-3 grid content-center">
				<EmptyState
					icon="player-play"
					title={t("mode.titleClosedHeading")}
					actions={<Button href={path(pages.lobby)}>{t("mode.toLobby")}</Button>}
				>
					{t("mode.titleClosedText")}
				</EmptyState>
			</div>
		</section>
	);
}
