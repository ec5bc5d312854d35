import { usePlayTexts } from "../texts.ts";
import { symbolName } from "./tell.ts";
import type { Game } from "./use-game.ts";

/** Over the reels while free spins are played: which of how many, and what is special about them. */
export function FeatureSign({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { feature } = game.shown;
	if (!feature) return null;
	return (
		<div className="feature-sign" aria-hidden="true">
			<span className="font-semibold text-art-ink">
				{feature.spin > 0
					? t("feature.spin", { spin: feature.spin, of: feature.of })
					: t("strip.begun", { count: feature.of })}
			</span>
			{feature.multiplier > 1 && <span>{t("feature.multiplier", { multiplier: feature.multiplier })}</span>}
			{feature.special && <span>{t("feature.special", { symbol: symbolName(t, feature.special) })}</span>}
			{feature.spin > 0 && (
				<span className="tabular">{t("feature.won", { amount: game.money(feature.wonMinor) })}</span>
			)}
		</div>
	);
}
