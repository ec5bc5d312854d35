import { usePlayTexts } from "../texts.ts";
import { stripOf, symbolName } from "./round/round-texts.ts";
import { outcomeOf, type Shown } from "./round/shown.ts";
import type { Game } from "./use-game.ts";

/**
 * Below the reels: what has just happened, and during free spins which of how many it is. Only a real win is large.
 * Screen readers get the same from the log.
 */
export function Strip({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { last, feature } = game.shown;
	const isWin = last?.type === "roundEnded" && outcomeOf(last) === "won";
	const text = game.phase === "asking" ? t("controls.asking") : stripOf(last, game.phase, { t, money: game.money });
	return (
		<div
			aria-hidden="true"
			className="game-shell-strip grid min-h-14 content-center max-md:portrait:min-h-18 justify-items-center px-3 text-center text-ink-muted"
		>
			{feature && <Feature feature={feature} money={game.money} />}
			<p className={isWin ? "display text-xl text-art-ink" : ""}>{text}</p>
			{game.phase === "idle" && game.autoplay.ended && (
				<p className="text-sm">{t(`autoplay.ended.${game.autoplay.ended}`)}</p>
			)}
		</div>
	);
}

type FeatureProps = { feature: NonNullable<Shown["feature"]>; money: Game["money"] };

function Feature({ feature, money }: FeatureProps) {
	const t = usePlayTexts();
	return (
		<p className="tabular flex flex-wrap justify-center gap-x-4 text-sm text-art-ink">
			{feature.spin > 0 && <span>{t("feature.spin", { spin: feature.spin, of: feature.of })}</span>}
			{feature.multiplier > 1 && <span>{t("feature.multiplier", { multiplier: feature.multiplier })}</span>}
			{feature.special && <span>{t("feature.special", { symbol: symbolName(t, feature.special) })}</span>}
			{feature.spin > 0 && <span>{t("feature.won", { amount: money(feature.wonMinor) })}</span>}
		</p>
	);
}
