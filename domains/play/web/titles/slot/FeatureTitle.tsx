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

/** `roundMinor`: what the whole round has won. Where that is not above the stake, the sum is not shown as a win. */
type Total = { wonMinor: number; roundMinor: number; stakeMinor: number; money: TitleGame["money"] };

/** Over the reels as free spins end: what they have won, in money and in stakes. */
export function FeatureTotal({ wonMinor, roundMinor, stakeMinor, money }: Total) {
	const t = useSlotTexts();
	const isWin = roundMinor > stakeMinor;
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
