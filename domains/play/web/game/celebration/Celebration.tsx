import type { ReelSheet } from "@baize/engines/reels";
import { symbolPicture } from "@baize/games/art";
import { usePlayTexts } from "../../texts.ts";
import bannerStyles from "../../titles/slot/banner.css?url";
import { FeatureBegun, FeatureTotal } from "../../titles/slot/FeatureTitle.tsx";
import { tierOf } from "../../titles/slot/tiers.ts";
import { WinBanner } from "../../titles/slot/WinBanner.tsx";
import { symbolName } from "../round/round-texts.ts";
import { outcomeOf } from "../round/shown.ts";
import type { Game } from "../use-game.ts";
import styles from "./celebration.css?url";

export type CelebrationProps = { game: Game; sheet: ReelSheet };

/**
 * Over the reels: a large win by its tier, the title of free spins as they begin, and what they have won as they end. The
 * strip and the log say the same, so this is for the eye alone.
 */
export function Celebration({ game, sheet }: CelebrationProps) {
	const { last } = game.shown;
	return (
		<div className="celebration" aria-hidden="true">
			<link rel="stylesheet" href={bannerStyles} precedence="title" />
			<link rel="stylesheet" href={styles} precedence="title" />
			{last?.type === "roundEnded" && last.celebrate && <Win game={game} />}
			{last?.type === "freeSpinsBegun" && game.phase === "playing" && <Intro event={last} sheet={sheet} />}
			{last?.type === "freeSpinsEnded" && game.phase === "playing" && (
				<FeatureTotal
					wonMinor={last.featureMinor}
					isWin={isWinSoFar(game)}
					stakeMinor={game.stakeMinor}
					money={game.money}
				/>
			)}
		</div>
	);
}

/** A promotional spin stakes nothing of the player's. */
const isWinSoFar = ({ shown, spins, stakeMinor }: Game): boolean =>
	outcomeOf({ stakeMinor: spins.isOn ? 0 : stakeMinor, winMinor: shown.wonMinor }) === "won";

function Win({ game: { shown, stakeMinor, money } }: Pick<CelebrationProps, "game">) {
	const { last, wonMinor } = shown;
	if (last?.type !== "roundEnded") return null;
	// A promotional spin has no stake of the player's: its win is measured by the one on display.
	const tier = tierOf({ winMinor: wonMinor, stakeMinor: last.stakeMinor || stakeMinor });
	return tier ? <WinBanner tier={tier} winMinor={wonMinor} money={money} /> : null;
}

type Begun = { count: number; multiplier: number; specialSymbol: string | null };

function Intro({ event: { count, multiplier, specialSymbol }, sheet }: { event: Begun; sheet: ReelSheet }) {
	const t = usePlayTexts();
	const special = sheet.symbols.find(({ id }) => id === specialSymbol);
	return (
		<FeatureBegun text={t("strip.begun", { count })}>
			{special && (
				<span>
					<img src={symbolPicture(sheet.id, special.id)} alt="" width={64} height={64} />
					{t("feature.special", { symbol: symbolName(t, special.id) })}
				</span>
			)}
			{multiplier > 1 && <span>{t("feature.multiplier", { multiplier })}</span>}
		</FeatureBegun>
	);
}
