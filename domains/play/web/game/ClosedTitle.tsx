import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { GamePage, ProvidedPage, TitlePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";

type AnyPage = GamePage | TitlePage | ProvidedPage;

/** A title that is closed is shown only where something may wait for its end: an open round, or a stake at a table. */
export const isWhollyClosed = (page: AnyPage): boolean =>
	page.block === "notSold" ||
	(page.block === "titleClosed" && !("open" in page && (page.open !== null || page.isShared)));

/** In the place of the game: why no round begins, and where else to play. */
export function ClosedTitle({ title, block }: { title: string } & Pick<AnyPage, "block">) {
	const t = usePlayTexts();
	const path = useSitePath();
	const why = block === "notSold" ? "notSold" : "titleClosed";
	return (
		<section className="game-shell" data-theme="dark" aria-label={title}>
			<div className="row-span-3 grid content-center">
				<EmptyState
					icon="player-play"
					title={t(`mode.${why}Heading`)}
					actions={<Button href={path(pages.lobby)}>{t("mode.toLobby")}</Button>}
				>
					{t(`mode.${why}Text`)}
				</EmptyState>
			</div>
		</section>
	);
}
