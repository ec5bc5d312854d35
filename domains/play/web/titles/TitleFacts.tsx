import { type Game, jackpotReturn, type Returns } from "@baize/engines/game";
import { stakeUnitOf } from "@baize/games/stakes";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import type { Offered } from "../game/stakes/use-offered-stakes.ts";
import { knownBets } from "../outlook/known-bets.ts";
import { OutlookSection } from "../outlook/OutlookSection.tsx";
import { Section } from "../rules/Section.tsx";
import { usePlayTexts } from "../texts.ts";
import { PaysTable } from "./PaysTable.tsx";
import type { LimitsOfStake } from "./title-round.ts";
import type { TitleWords } from "./title-words.ts";

/**
 * `offered`: what operators offer of the stakes that the title takes. `stakeMinor`: the player's own, for which it is said
 * what playing can do.
 */
export type FactsProps = { game: Game; currency: string; offered?: Offered; stakeMinor?: number };
type Props = FactsProps & { words: TitleWords };

/** How a title is played, what stakes it takes, and for each choice its exact return, its chance and its largest win. */
export function Facts({ game, currency, offered, stakeMinor, words }: Props) {
	const t = usePlayTexts();
	const money = useMoneyText(currency);
	const unitMinor = stakeUnitOf(currency);
	const { minStakeUnits, maxStakeUnits } = game.sheet as unknown as LimitsOfStake;
	const { howTo, choice, choices, pays } = words.useFacts(game);
	const { jackpot } = game.sheet;
	const hint = jackpot
		? t("rules.rtpOfJackpot", { rtp: truncatedPercentText(jackpotReturn(jackpot)) })
		: t("titles.returnsHint");
	return (
		<>
			<Section title={t("titles.howTo")}>
				<ul className="grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
					{howTo.map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
					<li>
						{t("rules.stakesText", {
							least: money(offered?.minMinor ?? minStakeUnits * unitMinor),
							most: money(offered?.maxMinor ?? maxStakeUnits * unitMinor),
						})}
					</li>
				</ul>
			</Section>
			{pays && <PaysTable pays={pays} />}
			<Section title={t("titles.returns")} hint={hint}>
				<div className="overflow-x-auto">
					<table className="tabular w-full text-sm [&_td]:py-1.5 [&_td]:ps-3 [&_td]:text-end [&_th]:py-1.5 [&_th]:text-start">
						<thead>
							<tr className="align-bottom text-ink-muted">
								<th scope="col">{choice}</th>
								<td>{t("rules.rtp")}</td>
								<td>{t("titles.chance")}</td>
								<td>{t("titles.deviation")}</td>
								<td>{t("titles.largest")}</td>
							</tr>
						</thead>
						<tbody>
							{choices.map(({ name, returns }) => (
								<Row key={name} name={name} returns={returns} />
							))}
						</tbody>
					</table>
				</div>
				<p className="mt-2 text-sm text-ink-muted">{t("titles.deviationHint")}</p>
			</Section>
			{stakeMinor !== undefined && (
				<OutlookSection
					gameId={game.sheet.id}
					kind={game.kind}
					rtp={rangeOf(game.sheet)}
					bets={knownBets(game, choices)}
					stakeMinor={stakeMinor}
					currency={currency}
				/>
			)}
		</>
	);
}

/** Of bets that differ, from the lowest to the best. */
const rangeOf = ({ rtpText, bestRtpText = rtpText }: Game["sheet"]): string =>
	bestRtpText === rtpText ? rtpText : `${rtpText}–${bestRtpText}`;

function Row({ name, returns }: { name: string; returns: Returns }) {
	const t = usePlayTexts();
	const { total, hitFrequency, standardDeviation, largestWin } = returns;
	return (
		<tr className="border-t border-hairline">
			<th scope="row" className="font-medium">
				{name}
			</th>
			<td>{t("rules.rtpText", { rtp: truncatedPercentText(total) })}</td>
			<td>{t("titles.chanceText", { chance: toNumber(hitFrequency) })}</td>
			<td>{t("titles.deviationText", { deviation: standardDeviation })}</td>
			<td>{t("titles.times", { times: toNumber(largestWin.timesStake) })}</td>
		</tr>
	);
}
