import { fraction, toNumber } from "@baize/kernel/odds";
import { usePlayTexts } from "../texts.ts";
import { outcomeOfTitle, type TitleRound } from "./title-round.ts";

/** The last results as multiples of their stakes, the newest first. */
export function Results({
	results,
	timesOf = paidTimes,
}: {
	results: readonly TitleRound[];
	timesOf?(round: TitleRound): number;
}) {
	const t = usePlayTexts();
	return (
		<ul className="title-results" aria-label={t("titles.results")}>
			{results.map((round, at) => (
				<li key={results.length - at} data-outcome={outcomeOfTitle(round)}>
					<bdi>{t("titles.times", { times: timesOf(round) })}</bdi>
				</li>
			))}
		</ul>
	);
}

const paidTimes = ({ winMinor, stakeMinor }: TitleRound): number =>
	toNumber(fraction(BigInt(winMinor), BigInt(stakeMinor)));
