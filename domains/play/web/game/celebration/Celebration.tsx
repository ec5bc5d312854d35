import type { ReelSheet } from "@baize/engines/reels";
import { symbolPicture } from "@baize/games/art";
import { usePlayTexts } from "../../texts.ts";
import bannerStyles from "../../titles/slot/banner.css?url";
import { useSlotTexts } from "../../titles/slot/texts.ts";
import { tierOf } from "../../titles/slot/tiers.ts";
import { useCountUp } from "../../titles/slot/use-count-up.ts";
import { WinBanner } from "../../titles/slot/WinBanner.tsx";
import { symbolName } from "../round/round-texts.ts";
import type { Game } from "../use-game.ts";
import styles from "./celebration.css?url";

export type CelebrationProps = { game: Game; sheet: ReelSheet };

const COUNT_MS = 1_200;

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
			{last?.type === "freeSpinsEnded" && game.phase === "playing" && <Outro game={game} />}
		</div>
	);
}

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
		<div className="feature-title" data-on="begun">
			<p>{t("strip.begun", { count })}</p>
			{special && (
				<span>
					<img src={symbolPicture(sheet.id, special.id)} alt="" width={64} height={64} />
					{t("feature.special", { symbol: symbolName(t, special.id) })}
				</span>
			)}
			{multiplier > 1 && <span>{t("feature.multiplier", { multiplier })}</span>}
		</div>
	);
}

function Outro({ game: { shown, stakeMinor, money } }: Pick<CelebrationProps, "game">) {
	const t = useSlotTexts();
	const wonMinor = shown.last?.type === "freeSpinsEnded" ? shown.last.featureMinor : 0;
	const counted = useCountUp(wonMinor, COUNT_MS, 0);
	return (
		<div className="feature-title" data-on="ended">
			<span>{t("featureTotal")}</span>
			<p>
				<bdi>{money(counted)}</bdi>
			</p>
			<span>{t("timesStake", { times: wonMinor / stakeMinor })}</span>
		</div>
	);
}
