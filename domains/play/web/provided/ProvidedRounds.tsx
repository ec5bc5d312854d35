import { Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { ProvidedRound } from "../../contract/index.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { useProvidedTexts } from "./texts.ts";

/** The player's bets in games of other makers: what came of each, and the name by which the maker finds it. */
export function ProvidedRounds({ rounds, currency }: { rounds: readonly ProvidedRound[]; currency: string }) {
	const t = useProvidedTexts();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	return (
		<Panel title={t("roundsTitle")}>
			<ul className="grid gap-3">
				{rounds.map((round) => (
					<li key={round.betId} className="tabular text-sm">
						<p className="font-semibold">{round.title}</p>
						<p>{t(`round.${round.state}`, { stake: money(round.stakeMinor), win: money(round.winMinor) })}</p>
						<p className="text-ink-muted wrap-anywhere">
							{dateText(round.atMs)}
							{round.round !== null && <bdi> · {t("roundName", { round: round.round })}</bdi>}
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
