import { pages } from "@baize/platform-paths";
import { Dialog } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { TitlePage } from "../load-game.ts";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import type { TitleGame } from "./use-title-game.ts";
import { wordsOf } from "./words.tsx";

type Props = { page: TitlePage; game: TitleGame; onClose(): void };

/** The rules in sentences, and what each choice returns: all taken from the sheet that decides it. */
export default function TitleRulesDialog({ page, game, onClose }: Props) {
	const t = usePlayTexts();
	const path = useSitePath();
	const { title } = page.game.card;
	const { Facts } = wordsOf[page.kind];
	return (
		<Dialog open sheet onClose={onClose} title={t("rules.title", { title })} closeLabel={t("rules.close")}>
			<div className="grid gap-7">
				<Facts game={game.game} currency={game.currency} offered={game.offered} stakeMinor={game.stakeMinor} />
				<p>
					<TextLink href={path(pages.gameRules, { gameId: page.gameId })}>{t("rules.whole")}</TextLink>
				</p>
			</div>
		</Dialog>
	);
}
