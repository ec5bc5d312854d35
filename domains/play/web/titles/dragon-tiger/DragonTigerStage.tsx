import { shadowDragonTiger } from "@baize/games/looks/shadow-dragon-tiger";
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
import { SideCard } from "./Cards.tsx";
import { DEAL_CUE, DEAL_MS, dealtOf, isLarge, PLACES, type Place, resultOf, SIDES } from "./dealt.ts";
import { Puppet } from "./Puppets.tsx";
import { Scene, Sparks } from "./Scene.tsx";
import { useDragonTigerTexts } from "./texts.ts";
import words from "./words.ts";

/** Two puppets on a lit screen, a card for each, and the three places that chips are put on. */
export default function DragonTigerStage({ game, isKeyed, notice }: StageProps) {
	const t = useDragonTigerTexts();
	const { money } = game;
	const reveal = useReveal(
		() => DEAL_MS,
		() => DEAL_CUE,
	);
	const table = useSpotTable(game, reveal, words.useSentences(money));
	useSpaceKey(table.press, isKeyed);
	const dealt = reveal.round && dealtOf(reveal.round);
	const isSettled = dealt !== undefined && !reveal.isRevealing;
	const result = isSettled ? resultOf(dealt) : undefined;
	return (
		<>
			<div className="game-shell-stage dt-stage" style={shadowDragonTiger as CSSProperties}>
				<Scene />
				<section
					className="dt-table"
					aria-label={t("table")}
					data-result={result}
					data-dealing={reveal.isRevealing || undefined}
				>
					<div className="dt-play" key={reveal.deal}>
						{SIDES.map((side, at) => (
							<div key={side} className="dt-side" data-side={side}>
								<Puppet side={side} />
								<SideCard side={side} card={dealt?.[at]} outcome={outcomeOf(side, result)} />
							</div>
						))}
						{result && <Won round={table.shown} result={result} money={money} />}
					</div>
					<Places table={table} money={money} drawn={table.shown && result} />
					<Last results={game.results} />
				</section>
				{notice}
			</div>
			<Strip table={table} money={money} />
			<ChipControls game={game} table={table} begin={(amount) => t("deal", { amount })} look={shadowDragonTiger} />
		</>
	);
}

function outcomeOf(side: Place, result: Place | undefined): "won" | "lost" | undefined {
	if (result === undefined) return undefined;
	return result === "tie" || result === side ? "won" : "lost";
}

type Money = TitleGame["money"];

/** The result on a plate of hide, with what was won where that is more than was staked. */
function Won({ round, result, money }: { round: TitleRound | undefined; result: Place; money: Money }) {
	const t = useDragonTigerTexts();
	const isWin = round !== undefined && outcomeOfTitle(round) === "won";
	return (
		<>
			{isWin && isLarge(round) && <Sparks />}
			<p className="dt-won" data-win={isWin || undefined} aria-hidden="true">
				<span>{t(`result.${result}`)}</span>
				{isWin && <bdi>{money(round.winMinor)}</bdi>}
			</p>
		</>
	);
}

function Places({ table, money, drawn }: { table: SpotTable; money: Money; drawn: Place | undefined }) {
	const t = useDragonTigerTexts();
	return (
		<fieldset className="dt-places">
			<legend className="sr-only">{t("places")}</legend>
			{PLACES.map(([place, times]) => (
				<Spot
					key={place}
					table={table}
					money={money}
					spot={place}
					name={t(`spots.${place}`)}
					times={times}
					isDrawn={drawn === place}
				/>
			))}
		</fieldset>
	);
}

const MAX_SHOWN = 24;

/** One's own results as pieces of hide on a string. */
function Last({ results }: { results: readonly TitleRound[] }) {
	const t = useDragonTigerTexts();
	const past = useHistory(results).map(dealtOf).map(resultOf).slice(-MAX_SHOWN);
	return (
		<ol className="dt-last" aria-label={t("last")}>
			{past.map((result, at) => (
				<li key={at} data-result={result}>
					<span className="sr-only">{t(`result.${result}`)}</span>
				</li>
			))}
		</ol>
	);
}

function Strip({ table: { note, shown: round, isFixed }, money }: { table: SpotTable; money: Money }) {
	const t = useDragonTigerTexts();
	const outcome = round && outcomeOfTitle(round);
	const said = (): string => {
		if (!round || !outcome) return isFixed ? "" : t("ready");
		const result = t(`result.${resultOf(dealtOf(round))}`);
		return t(outcome, { result, win: money(round.winMinor), stake: money(round.stakeMinor) });
	};
	return (
		<div className="title-strip table-strip">
			<p className={!note && outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{note ?? said()}</p>
		</div>
	);
}
