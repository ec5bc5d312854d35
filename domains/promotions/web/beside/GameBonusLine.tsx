import type { GameClass } from "@baize/ledger/contract";
import { pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { GrantView } from "../../contract/views.ts";
import { useFormats } from "../words/use-formats.ts";
import { useBesideTexts } from "./texts.ts";

const FULL_PERCENT = 100;

/** Whether stakes on a game count for the bonus in play, and how high one may be; it leads to the bonus. */
export function GameBonusLine({ grant, gameClass }: { grant: GrantView; gameClass: GameClass }) {
	const t = useBesideTexts();
	const path = useSitePath();
	const f = useFormats(grant.currency);
	const wagering = grant.terms.wagering;
	const share = wagering?.contributions.find((each) => each.gameClass === gameClass);
	if (!wagering || !share) return null;
	const { maxStakeMinor } = wagering;
	const isPlayable = !share.isExcluded;
	const counts = !isPlayable
		? t("game.excluded")
		: share.percent === 0
			? t("game.none")
			: share.percent >= FULL_PERCENT
				? t("game.full")
				: t("game.part", { percent: f.percent(share.percent) });
	return (
		<a
			href={path(pages.bonuses)}
			className="flex min-h-11 items-center justify-center gap-2 px-3.5 text-center text-sm text-art-ink underline-offset-4 hover:underline"
		>
			<Icon name="gift" />
			<span>
				{counts}
				{isPlayable && maxStakeMinor !== null && ` ${t("game.most", { amount: f.money(maxStakeMinor) })}`}
			</span>
		</a>
	);
}
