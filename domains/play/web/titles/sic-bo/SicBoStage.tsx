import type { SpotBet } from "@baize/engines/spots";
import { look } from "@baize/games/looks/cinnabar-sic-bo";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import type { StageProps } from "../stage-props.ts";
import { ChipControls } from "../table/ChipControls.tsx";
import { useHistory } from "../table/use-history.ts";
import { useReveal } from "../table/use-reveal.ts";
import { type SpotTable, useSpotTable } from "../table/use-spot-table.ts";
import { outcomeOfTitle, type TitleRound, tierOf } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Board } from "./Board.tsx";
import { Bowl } from "./Bowl.tsx";
import { diceOf, resultOf, rollsMs, totalOf } from "./places.ts";
import { Scene } from "./Scene.tsx";
import { useSicBoTexts } from "./texts.ts";
import words from "./words.ts";

/** Between the last die's rest and what follows from it. */
const BREATH_MS = 250;

type Money = TitleGame["money"];

const lastsMs = (round: TitleRound): number => Math.max(...rollsMs(round.bet as SpotBet, diceOf(round))) + BREATH_MS;

/** Three dice under glass on carved lacquer, what they made, and the board of fifty places. */
export default function SicBoStage({ game, isKeyed, notice }: StageProps) {
	const t = useSicBoTexts();
	const { money } = game;
	const reveal = useReveal(lastsMs, (round) => ({ type: "diceRolled", lastsMs: lastsMs(round) }));
	const table = useSpotTable(game, reveal, words.useSentences(money));
	useSpaceKey(table.press, isKeyed);
	const { round, isRevealing } = reveal;
	const shown = isRevealing ? undefined : table.shown;
	return (
		<>
			<div className="game-shell-stage sb-stage" style={look as CSSProperties}>
				<Scene />
				<section className="sb-table" aria-label={t("table")}>
					<Bowl
						round={round}
						deal={reveal.deal}
						isRolling={isRevealing}
						isWaiting={game.phase === "asking" && !isRevealing}
					/>
					<div className="sb-side">
						<Total round={shown} money={money} key={reveal.deal} />
						<Last results={game.results} />
					</div>
					<Board table={table} money={money} dice={shown && diceOf(shown)} />
				</section>
				{notice}
			</div>
			<Strip table={table} money={money} />
			<ChipControls game={game} table={table} begin={(amount) => t("shake", { amount })} look={look} />
		</>
	);
}

/** The total on a gold cartouche; above the stake, with what was won. */
function Total({ round, money }: { round: TitleRound | undefined; money: Money }) {
	const t = useSicBoTexts();
	if (!round) return <p className="sb-total" data-empty aria-hidden="true" />;
	const dice = diceOf(round);
	const tier = tierOf(round);
	return (
		<p className="sb-total" data-tier={tier ?? undefined} data-result={resultOf(dice)} aria-hidden="true">
			<b>{totalOf(dice)}</b>
			<span>{t(`result.${resultOf(dice)}`)}</span>
			{tier && <bdi>{money(round.winMinor)}</bdi>}
			{tier && <Leaves count={LEAVES[tier]} />}
		</p>
	);
}

/** How many leaves of gold fall, by how far the win stands above the stake. */
const LEAVES = { short: 0, nice: 14, big: 26, huge: 40 } as const;

const Leaves = ({ count }: { count: number }) =>
	Array.from({ length: count }, (_, at) => (
		<i
			key={at}
			className="sb-leaf"
			style={
				{
					"--at": `${(at * 61.8) % 100}%`,
					"--after": `${(at * 137) % 900}ms`,
					"--turn": `${(at * 97) % 360}deg`,
				} as CSSProperties
			}
		/>
	));

const MAX_SHOWN = 12;

/** The totals of one's own rounds. */
function Last({ results }: { results: readonly TitleRound[] }) {
	const t = useSicBoTexts();
	return (
		<ol className="sb-last" aria-label={t("last")}>
			{useHistory(results)
				.map(diceOf)
				.slice(-MAX_SHOWN)
				.map((dice, at) => (
					<li key={at} data-result={resultOf(dice)}>
						<span aria-hidden="true">{totalOf(dice)}</span>
						<span className="sr-only">
							{t("bead", { total: totalOf(dice), result: t(`result.${resultOf(dice)}`) })}
						</span>
					</li>
				))}
		</ol>
	);
}

function Strip({ table: { note, shown: round, isFixed }, money }: { table: SpotTable; money: Money }) {
	const t = useSicBoTexts();
	const outcome = round && outcomeOfTitle(round);
	const said = (): string => {
		if (!round || !outcome) return isFixed ? "" : t("ready");
		const dice = diceOf(round);
		const result = t("bead", { total: totalOf(dice), result: t(`result.${resultOf(dice)}`) });
		return t(outcome, { result, win: money(round.winMinor), stake: money(round.stakeMinor) });
	};
	return (
		<div className="title-strip table-strip">
			<p className={!note && outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{note ?? said()}</p>
		</div>
	);
}
