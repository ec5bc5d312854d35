import { fraction, toNumber } from "@baize/kernel/odds";
import type { ReactNode } from "react";
import type { TitleGame } from "../use-title-game.ts";
import { useSlotTexts } from "./texts.ts";
import { useCountUp } from "./use-count-up.ts";

const COUNT_MS = 1_200;

/** Over the reels as free spins begin: how many, and beneath it what is special about them. */
export function FeatureBegun({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="feature-title" data-on="begun" aria-hidden="true">
			<p>{text}</p>
			{children}
		</div>
	);
}

/** `isWin`: whether the whole round is a win. The sum of one that is not is not shown as a win. */
type Total = { wonMinor: number; isWin: boolean; stakeMinor: number; money: TitleGame["money"] };

/** Over the reels as free spins end: what they have won, in money and in stakes. */
export function FeatureTotal({ wonMinor, isWin, stakeMinor, money }: Total) {
	const t = useSlotTexts();
	const counted = useCountUp(wonMinor, COUNT_MS, isWin ? 0 : wonMinor);
	const times = toNumber(fraction(BigInt(wonMinor), BigInt(stakeMinor)));
	return (
		<div className="feature-title" data-on="ended" data-win={isWin} aria-hidden="true">
			<span>{t(isWin ? "featureTotal" : "feature")}</span>
			<p>
				<bdi>{money(counted)}</bdi>
			</p>
			<span>{t("timesStake", { times })}</span>
		</div>
	);
}
