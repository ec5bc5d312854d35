import { pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { BonusesView, GrantView } from "../../contract/views.ts";
import { useBonuses } from "../bonuses/use-bonuses.ts";
import { useFormats } from "../words/use-formats.ts";
import { type OnGame, stakeOn } from "./stake-on.ts";
import { useBesideTexts } from "./texts.ts";

type Props = {
	first: BonusesView;
	game: OnGame;
	/** What the next round would stake of the player's own; undefined where it stakes nothing. */
	stakeMinor: number | undefined;
};

/**
 * Whether stakes on a game count for the bonus in play, how far the wagering has come, and, before the round is begun, that
 * its stake would not be taken. It leads to the bonus.
 */
export function GameBonusLine(props: Props) {
	const session = useViewer()?.handle;
	return session === undefined ? null : <OfPlayer session={session} {...props} />;
}

function OfPlayer({ session, first, game, stakeMinor }: Props & { session: string }) {
	const { active } = useBonuses(session, first).bonuses;
	return active && <Line grant={active} game={game} stakeMinor={stakeMinor} />;
}

function Line({ grant, game, stakeMinor }: Omit<Props, "first"> & { grant: GrantView }) {
	const t = useBesideTexts();
	const path = useSitePath();
	const f = useFormats(grant.currency);
	const { terms, progress } = grant;
	const on = stakeOn(terms.wagering, game, stakeMinor);
	if (!on) return null;
	const values = { percent: f.percent(on.percent), amount: f.money(on.maxStakeMinor ?? 0) };
	const isCounted = progress !== null && on.counts !== "excluded";
	return (
		<div className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 px-3.5 text-center text-sm text-art-ink">
			<Icon name={on.isRefused ? "alert-triangle" : "gift"} />
			{/* Said aloud when the stake goes above the highest one, and below it again. */}
			<span role="status" className={on.isRefused ? "font-semibold" : undefined}>
				{on.isRefused ? t("game.over", values) : t(`game.${on.counts}`, values)}
			</span>
			{!on.isRefused && on.counts !== "excluded" && on.maxStakeMinor !== null && <span>{t("game.most", values)}</span>}
			<a href={path(pages.bonuses)} className="tabular inline-flex min-h-11 items-center underline underline-offset-4">
				{isCounted ? t("card.progress", { percent: f.percent(progress.percent) }) : t("card.open")}
			</a>
		</div>
	);
}
