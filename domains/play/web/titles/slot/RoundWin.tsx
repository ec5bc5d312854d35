import { fraction, toNumber } from "@baize/kernel/odds";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { useSlotTexts } from "./texts.ts";
import { useCountUp } from "./use-count-up.ts";

const COUNT_MS = 600;

type Props = {
	wonMinor: number;
	round: Pick<TitleRound, "stakeMinor">;
	money: TitleGame["money"];
	/** The title's own look of an amount. */
	className: string;
};

/** What a round has won so far, in money and in stakes; nothing while that is nothing. */
export function RoundWin({ wonMinor, round, money, className }: Props) {
	const t = useSlotTexts();
	const shown = useCountUp(wonMinor, COUNT_MS, 0);
	if (wonMinor === 0) return null;
	const times = toNumber(fraction(BigInt(wonMinor), BigInt(round.stakeMinor)));
	return (
		<>
			<bdi className={className}>{money(shown)}</bdi>
			<p>{t("timesStake", { times })}</p>
		</>
	);
}
