import { pages } from "@baize/platform-paths";
import { Dialog } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { PlayerSeeds } from "../fairness/PlayerSeeds.tsx";
import { PracticeSeeds } from "../fairness/PracticeSeeds.tsx";
import type { Phase } from "../game/round/use-round.ts";
import type { AnyGamePage } from "../load-game.ts";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import { hashOfRound } from "../verify/given-round.ts";

type Practised = Parameters<typeof PracticeSeeds>[0]["round"];
type Props = {
	page: Pick<AnyGamePage, "player">;
	game: { isReal: boolean; phase: Phase; practised: Practised };
	onClose(): void;
};

/** What the rounds are drawn from, as far as it is public now, and how to reveal the rest. */
export default function FairnessDialog({ page, game, onClose }: Props) {
	const t = usePlayTexts();
	const path = useSitePath();
	const practised = page.player && game.isReal ? undefined : game.practised;
	return (
		<Dialog open sheet onClose={onClose} title={t("fairness.title")} closeLabel={t("fairness.close")}>
			<div className="grid gap-5">
				<div>
					<p>{t("fairness.intro")}</p>
					<p className="flex flex-wrap gap-x-5">
						<TextLink href={path(pages.fairness)}>{t("fairness.how")}</TextLink>
						<TextLink href={path(pages.verifyRound) + hashOfRound(practised)}>{t("fairness.verify")}</TextLink>
					</p>
				</div>
				{page.player && game.isReal ? (
					<PlayerSeeds handle={page.player.handle} phase={game.phase} />
				) : (
					<PracticeSeeds round={game.practised} />
				)}
			</div>
		</Dialog>
	);
}
