import { marigoldAndarBahar } from "@baize/games/looks/marigold-andar-bahar";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import type { StageProps } from "../stage-props.ts";
import { ChipControls } from "../table/ChipControls.tsx";
import { Spot } from "../table/Spot.tsx";
import { useHistory } from "../table/use-history.ts";
import { useReveal } from "../table/use-reveal.ts";
import { type SpotTable, useSpotTable } from "../table/use-spot-table.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Middle, Row } from "./Cards.tsx";
import { cueOf, dealingMs, dealOf, SIDES, TIMES, winnerOf } from "./dealt.ts";
import { Scene } from "./Scene.tsx";
import { useAndarBaharTexts } from "./texts.ts";
import words from "./words.ts";

/** The middle card, a row of cards for each side, and the two places that chips are put on. */
export default function AndarBaharStage({ game, isKeyed, notice }: StageProps) {
	const t = useAndarBaharTexts();
	const { money } = game;
	const reveal = useReveal(
		(round) => dealingMs(dealOf(round)),
		(round) => cueOf(dealOf(round)),
	);
	const table = useSpotTable(game, reveal, words.useSentences(money));
	useSpaceKey(table.press, isKeyed);
	const deal = reveal.round && dealOf(reveal.round);
	const isSettled = deal !== undefined && !reveal.isRevealing;
	const winner = isSettled && table.shown ? winnerOf(deal) : undefined;
	return (
		<>
			<div className="game-shell-stage ab-stage" style={marigoldAndarBahar as CSSProperties}>
				<Scene />
				<section className="ab-table" aria-label={t("table")} data-still={isSettled || undefined}>
					<Middle key={`middle-${reveal.deal}`} deal={deal}>
						{winner && <Won round={table.shown!} money={money} />}
					</Middle>
					<div className="ab-rows" key={`rows-${reveal.deal}`}>
						{SIDES.map((side) => (
							<Row key={side} side={side} deal={deal} isSettled={isSettled} />
						))}
					</div>
					<fieldset className="ab-places">
						<legend className="sr-only">{t("places")}</legend>
						{SIDES.map((side) => (
							<Spot
								key={side}
								table={table}
								money={money}
								spot={side}
								name={t(`spots.${side}`)}
								times={TIMES[side]}
								isDrawn={winner === side}
							/>
						))}
					</fieldset>
					<Last results={game.results} />
				</section>
				{notice}
			</div>
			<Strip table={table} money={money} />
			<ChipControls game={game} table={table} begin={(amount) => t("deal", { amount })} look={marigoldAndarBahar} />
		</>
	);
}

type Money = TitleGame["money"];

function Won({ round, money }: { round: TitleRound; money: Money }) {
	if (outcomeOfTitle(round) !== "won") return null;
	return (
		<p className="ab-won" aria-hidden="true">
			<bdi>{money(round.winMinor)}</bdi>
		</p>
	);
}

const MAX_SHOWN = 24;

/** Which side has won one's own rounds, and with which card. */
function Last({ results }: { results: readonly TitleRound[] }) {
	const t = useAndarBaharTexts();
	const deals = useHistory(results).map(dealOf).slice(-MAX_SHOWN);
	return (
		<ol className="ab-last" aria-label={t("last")}>
			{deals.map((deal, at) => {
				const values = { result: t(`result.${winnerOf(deal)}`), count: deal.dealt.length };
				return (
					<li key={at} data-side={winnerOf(deal)}>
						<span aria-hidden="true">{deal.dealt.length}</span>
						<span className="sr-only">{t("bead", values)}</span>
					</li>
				);
			})}
		</ol>
	);
}

function Strip({ table: { note, shown: round, isFixed }, money }: { table: SpotTable; money: Money }) {
	const t = useAndarBaharTexts();
	const outcome = round && outcomeOfTitle(round);
	const said = (): string => {
		if (!round || !outcome) return isFixed ? "" : t("ready");
		const result = t(`result.${winnerOf(dealOf(round))}`);
		return t(outcome, { result, win: money(round.winMinor), stake: money(round.stakeMinor) });
	};
	return (
		<div className="title-strip table-strip">
			<p className={!note && outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{note ?? said()}</p>
		</div>
	);
}
