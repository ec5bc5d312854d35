import { type JackpotTerms, jackpotReturn } from "@baize/engines/game";
import type { FreeSpins, ReelSheet, ReelSymbol } from "@baize/engines/reels";
import { symbolPicture } from "@baize/games/art";
import { truncatedPercentText } from "@baize/kernel/odds";
import { pages } from "@baize/platform-paths";
import { Dialog } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { symbolName } from "../game/round/round-texts.ts";
import { stakeOf } from "../game/stakes/bets.ts";
import type { Game } from "../game/use-game.ts";
import type { GamePage } from "../load-game.ts";
import { betOfLines } from "../outlook/known-bets.ts";
import { OutlookSection } from "../outlook/OutlookSection.tsx";
import { countsOf } from "../rules/by-count.ts";
import { featureSentences } from "../rules/feature-sentences.ts";
import { Lines } from "../rules/Lines.tsx";
import { Section } from "../rules/Section.tsx";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";

type Props = { page: GamePage; game: Game; onClose(): void };

/** The return of the game, the pays of its symbols and its feature: all taken from the sheet that decides it. */
export default function RulesDialog({ page, game, onClose }: Props) {
	const t = usePlayTexts();
	const path = useSitePath();
	const { sheet } = page;
	const { title } = page.game.card;
	return (
		<Dialog open sheet onClose={onClose} title={t("rules.title", { title })} closeLabel={t("rules.close")}>
			<div className="grid gap-7">
				<Facts page={page} game={game} />
				<Pays sheet={sheet} game={game} />
				{sheet.freeSpins && <Feature sheet={sheet} rules={sheet.freeSpins} />}
				<Section title={t("rules.lines")} hint={t("rules.linesHint", { count: sheet.lines.length })}>
					<Lines sheet={sheet} />
				</Section>
				<OutlookSection
					gameId={sheet.id}
					kind="lines"
					rtp={sheet.rtpText}
					bets={betOfLines(sheet)}
					stakeMinor={game.stakeMinor}
					currency={game.displayedBalance.currency}
				/>
				<p>
					<TextLink href={path(pages.gameRules, { gameId: sheet.id })}>{t("rules.whole")}</TextLink>
				</p>
			</div>
		</Dialog>
	);
}

function Facts({ page, game }: Pick<Props, "page" | "game">) {
	const t = usePlayTexts();
	const { sheet } = page;
	const { lineBetsMinor } = game.ladder;
	const stake = (lineBet: number): string => game.money(stakeOf(sheet, lineBet));
	return (
		<dl className="grid gap-4">
			<Fact
				name={t("rules.rtp")}
				value={t("rules.rtpText", { rtp: page.game.card.rtpText ?? sheet.rtpText })}
				hint={sheet.jackpot ? t("rules.rtpOfJackpot", { rtp: jackpotText(sheet.jackpot) }) : t("rules.rtpHint")}
			/>
			<Fact
				name={t("rules.volatility")}
				value={t(`rules.volatilities.${sheet.volatility}`)}
				hint={t("rules.volatilityHint")}
			/>
			<Fact
				name={t("rules.stakes")}
				value={t("rules.stakesText", { least: stake(lineBetsMinor[0]!), most: stake(lineBetsMinor.at(-1)!) })}
			/>
			<Fact name={t("rules.most")} value={t("rules.mostText", { times: sheet.winCapTimesStake })} />
		</dl>
	);
}

const jackpotText = (terms: JackpotTerms): string => truncatedPercentText(jackpotReturn(terms));

function Fact({ name, value, hint }: { name: string; value: string; hint?: string }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt className="font-medium">{name}</dt>
			<dd className="tabular text-end font-semibold">{value}</dd>
			{hint && <dd className="basis-full text-sm text-ink-muted">{hint}</dd>}
		</div>
	);
}

function Pays({ sheet, game }: { sheet: ReelSheet; game: Game }) {
	const t = usePlayTexts();
	return (
		<Section title={t("rules.pays")} hint={t("rules.paysHint", { stake: game.money(game.stakeMinor) })}>
			<ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
				{sheet.symbols.map((symbol) => (
					<li key={symbol.id} className="flex items-center gap-3 rounded-card bg-surface-2 p-2.5">
						<img
							src={symbolPicture(sheet.id, symbol.id)}
							alt=""
							width={56}
							height={56}
							loading="lazy"
							className="flex-none"
						/>
						<SymbolPays symbol={symbol} sheet={sheet} game={game} />
					</li>
				))}
			</ul>
			<p className="mt-3 text-sm text-ink-muted">{t("rules.exact")}</p>
		</Section>
	);
}

function SymbolPays({ symbol, sheet, game }: { symbol: ReelSymbol; sheet: ReelSheet; game: Game }) {
	const t = usePlayTexts();
	const isScatter = symbol.role === "scatter";
	const unitMinor = isScatter ? game.stakeMinor : game.lineBetMinor;
	const scatter = sheet.symbols.find(({ role }) => role === "scatter");
	return (
		<div className="grow text-sm">
			<p className="font-semibold">{symbolName(t, symbol.id)}</p>
			{symbol.role === "wild" && (
				<p className="text-ink-muted">
					{scatter ? t("rules.wild", { scatter: symbolName(t, scatter.id) }) : t("rules.wildAll")}
				</p>
			)}
			{symbol.isWild && <p className="text-ink-muted">{t("rules.wildAll")}</p>}
			{isScatter && <p className="text-ink-muted">{t("rules.scatter")}</p>}
			<dl className="tabular">
				{countsOf(isScatter ? sheet.scatterPays : sheet.pays[symbol.id]).map(([count, times]) => (
					<div key={count} className="flex justify-between gap-3">
						<dt className="text-ink-muted">{t(isScatter ? "rules.anywhere" : "rules.count", { count })}</dt>
						<dd className="font-semibold">{game.money(times * unitMinor)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

function Feature({ sheet, rules }: { sheet: ReelSheet; rules: FreeSpins }) {
	const t = usePlayTexts();
	return (
		<Section title={t("rules.feature")}>
			<ul className="grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
				{featureSentences(sheet, rules, t).map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</Section>
	);
}
