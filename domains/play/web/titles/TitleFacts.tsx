import type { Game } from "@baize/engines/game";
import { lastStep, type MinesSheet } from "@baize/engines/mines";
import { stakeUnitOf } from "@baize/games/stakes";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { Section } from "../rules/Section.tsx";
import { type PlayTexts, usePlayTexts } from "../texts.ts";
import type { LimitsOfStake } from "./title-round.ts";

/** The sentences of each kind's rules. */
const SENTENCES = {
	mines: ["meadow.rules.begin", "meadow.rules.open", "meadow.rules.fixed", "meadow.rules.last", "meadow.rules.left"],
	limbo: ["comet.rules.begin", "comet.rules.draw", "comet.rules.pays"],
} as const;

/** How a title is played, what stakes it takes, and for each choice its exact return, its chance and its largest win. */
export function TitleFacts({ game, currency }: { game: Game; currency: string }) {
	const t = usePlayTexts();
	const money = useMoneyText(currency);
	const unitMinor = stakeUnitOf(currency);
	const { minStakeUnits, maxStakeUnits } = game.sheet as unknown as LimitsOfStake;
	const sentences = SENTENCES[game.kind as keyof typeof SENTENCES];
	return (
		<>
			<Section title={t("titles.howTo")}>
				<ul className="grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
					{sentences.map((key) => (
						<li key={key}>{t(key)}</li>
					))}
					<li>
						{t("rules.stakesText", { least: money(minStakeUnits * unitMinor), most: money(maxStakeUnits * unitMinor) })}
					</li>
				</ul>
			</Section>
			<Section title={t("titles.returns")} hint={t("titles.returnsHint")}>
				<table className="tabular w-full text-sm [&_td]:py-1.5 [&_td]:text-end [&_th]:py-1.5 [&_th]:text-start">
					<thead>
						<tr className="text-ink-muted">
							<th scope="col">{t(game.kind === "mines" ? "meadow.webs" : "comet.target")}</th>
							<td>{t("rules.rtp")}</td>
							<td>{t("titles.chance")}</td>
							<td>{t("titles.largest")}</td>
						</tr>
					</thead>
					<tbody>
						{game.settings(unitMinor).map((bet) => (
							<Row key={JSON.stringify(bet)} game={game} bet={bet} t={t} />
						))}
					</tbody>
				</table>
			</Section>
		</>
	);
}

function Row({ game, bet, t }: { game: Game; bet: unknown; t: PlayTexts }) {
	const { total, hitFrequency, largestWin } = game.returnsOf(bet);
	const choice = bet as { mines: number } | { targetX100: number };
	return (
		<tr className="border-t border-hairline">
			<th scope="row">
				{"mines" in choice
					? t("meadow.choice", { mines: choice.mines, last: lastStep(game.sheet as MinesSheet, choice.mines) })
					: t("titles.times", { times: choice.targetX100 / 100 })}
			</th>
			<td>{t("rules.rtpText", { rtp: truncatedPercentText(total) })}</td>
			<td>{t("titles.chanceText", { chance: toNumber(hitFrequency) })}</td>
			<td>{t("titles.times", { times: toNumber(largestWin.timesStake) })}</td>
		</tr>
	);
}
